import type { SceneText } from '../../engine/pack.ts';

/** Summer: beach, bicycles, ice cream, open windows. */
export const SUMMER: SceneText = {
  name: 'summer',
  genres: {
    reggae: 9,
    latin: 7,
    pop: 6,
    electronic: 3,
    world: 2,
    rnb: 2,
    hiphop: 0.7,
    rock: 1,
    folk: 0.7,
    country: 0.7,
    jazz: 0.7,
    metal: 0.1,
    classical: 0.4,
  },
  nouns: `
    verano | m own | largo, eterno, último, loco
    tabla | f own | roto, viejo, prestado
    toalla | f own | mojado, azul, viejo
    sombrilla | f own | roto, amarillo, rojo
    sandalias | fp own | roto, viejo, blanco
    sandía | f own | rojo, maduro, frío
    mango | m own | maduro, dulce
    coco | m any | frío, verde
    helado | m own | derretido, amarillo
    limonada | f own | frío, amargo
    piscina | f any | vacío, azul, ajeno
    palmera | f any | alto, torcido, solo
    palmeras | fp any | alto, torcido
    ventilador | m any | roto, viejo, lento
    patines | mp own | viejo, prestado
    fuente | f any | seco, viejo
    pelota | f own | rojo, perdido
    cometa | f own | rojo, roto, perdido
    lentes | mp own | negro, roto, barato
    blusa | f own | blanco, mojado, corto
    hombros | mp mine | quemado, descubierto
    pecas | fp mine | dorado
    noria | f any | lento, iluminado
    carpa | f own | pequeño, prestado, roto
    cámara | f own | viejo, mojado
    cangrejo | m any | rojo, pequeño
    delfín | m any | gris, veloz
    brisa | f one | tibio, fresco, salado
    siesta | f own | largo, tibio
    tarde | f any | tibio, largo, dorado
    amigos | mp own | viejo, loco
    primo | m own | loco, menor
    heladero | m one any | viejo, alegre
    feria | f one any | viejo, lleno, iluminado
    amor | m own | nuevo, viejo, breve
    caracol | m own | vacío, blanco, pequeño
  `,
  events: `
    comer + | sandía, mango, helado, coco
    partir + | sandía, coco, mango, pan
    compartir + | helado, toalla, limonada, sandía, sombrilla, cerveza, hamaca
    tomar + | limonada, cerveza, ron
    servir + | limonada, hielo, ron
    derramar - | limonada, cerveza
    pedir | helado, cerveza, hielo
    comprar | helado, sombrilla, lentes, pulsera, boleto, globo
    abrir | sombrilla, ventana, coco, mochila, cerveza
    cerrar - | ventana, sombrilla
    extender + @out | toalla, hamaca
    colgar @out | hamaca, toalla
    secar @out | toalla, blusa, pelo, piel
    mojar + @out | pies, pelo, blusa
    quemarse - @out | hombros, pies, piel
    ponerse | lentes, sandalias, sombrero, blusa, collar, pulsera
    quitarse | lentes, sandalias, sombrero, blusa, zapatos
    perder - | lentes, sandalias, llave, pelota, pulsera, cámara
    perder - @nowhere | verano, amor, tren
    encontrar + | caracol, concha, pulsera, moneda
    encontrar + @nowhere | amor
    guardar | caracol, concha, postal, pulsera, foto
    buscar @out | sombra, caracol, concha, cangrejo, ola
    buscar @other | boca, ojos, mano
    robar | beso, bicicleta, mango
    prestar + @self | bicicleta, toalla, lentes, tabla, patines
    montar + @out | bicicleta, ola
    inflar + @out | globo, pelota
    lanzar @out | pelota, piedra, moneda
    volar + @out | cometa
    perseguir @out | ola, cometa, globo, sol, luna
    esperar @out | ola, luna, brisa
    esperar @nowhere | verano, noche, carta
    cruzar @nowhere | playa, puente, plaza, calle
    correr por @nowhere | playa, arena, parque, muelle
    caminar por @nowhere | playa, arena, muelle, feria
    saltar en + @nowhere | piscina, ola
    nadar en + @nowhere | mar, piscina, río
    nadar hasta + @nowhere | isla, faro, orilla
    bailar en + @nowhere | playa, arena, azotea, feria, fuente
    dormir en @nowhere | hamaca, playa, arena, carpa, azotea
    besar en + @nowhere | feria
    cantar junto a + @nowhere | mar, fogata
    sentarse junto a @nowhere | fogata, mar, fuente
    volver a @nowhere | playa, feria, isla, mar
    salir de @nowhere | piscina, mar
    subir a + @nowhere | noria, bicicleta, tren
    dar vuelta a | toalla
    encender + @out | fogata
    encender | radio, ventilador, luz, vela
    apagar - | radio, ventilador, luz
    apagar @out | fogata
    tocar | guitarra, tambores, tambor
    tocar @other | piel, mano, pelo
    cantar + | canción
    repetir + | canción, coro, verano
    contar @out | olas, estrellas, gaviotas
    contar + @other | pecas
    mirar @out | olas, mar, luna, estrellas, palmeras, cometa
    mirar @other | ojos, pecas, boca
    oír @out | mar, olas, tambores, gaviotas
    oír @other | risa, voz
    oler @other | pelo, piel
    oler @out | mar, lluvia
    escribir en + @nowhere | arena
    escribir | postal, carta, canción
    escribir @other | nombre
    enviar @nowhere | postal, foto, carta
    sacar + | foto
    dibujar + @out | castillo, luna, sol
    construir + @out | castillo
    pisar @out | arena, castillo, caracol
    pintar + | pared, cometa, tabla
    besar + @other | boca, labios, hombros
    abrazar a + @other | primo, hermano, amigos
    invitar a + @nowhere | vecina, amigos, primo
    llamar a @nowhere | amigos, primo
    saludar a + @out | heladero, vecina
    dormir @in | siesta
    recordar @nowhere | verano, playa, canción, feria
    recordar @nowhere @other | nombre, risa, piel
    olvidar - @nowhere | toalla, verano, promesa
    olvidar - @nowhere @other | nombre, boca, risa
    seguir @out | gaviotas, luna, sol, tambores
    inventar + | canción, baile, amor
    cazar + @out | cangrejo, ola
  `,
  happenings: `
    sol @out | salir, brillar, caer, quemar, volver
    luna @out | salir, subir, brillar, bailar
    estrellas @out | salir, brillar, caer
    olas @out | llegar, romper, volver, cantar
    ola @out | llegar, romper, volver
    brisa @out | llegar, soplar, cambiar, volver
    calor | subir, volver, llegar
    tormenta - @out | llegar, pasar
    lluvia - @out | caer, llegar, pasar
    verano @out | llegar, volver, empezar, terminar
    tarde @out | caer, pasar, arder
    noche @out | caer, llegar, empezar
    helado - | derretirse, caer
    hielo | derretirse, romperse
    ventilador @in | girar, pararse
    sombrilla @out | volar, caer, abrirse
    cometa @out | volar, subir, caer
    globo @out | volar, subir
    pelota @out | rodar, volar
    palmeras @out | bailar, crujir, moverse
    palmera @out | bailar, crujir, moverse
    gaviotas @out | volar, gritar, volver
    cangrejo @out | correr, esconderse
    delfín @out | saltar, nadar, volver
    fogata @out | arder, apagarse, crujir
    guitarra | sonar, callarse
    tambores @out | sonar, callarse, volver
    canción | sonar, empezar, volver
    radio | sonar, callarse
    feria @out | abrirse, cerrarse, brillar, girar
    noria @out | girar, pararse, brillar
    vecina | cantar, reírse, bailar, llamar
    amigos | cantar, reírse, bailar, volver
    primo | cantar, nadar, bailar, dormir
    heladero @out | pasar, cantar, silbar
    hombros | arder, brillar
    piel | arder, brillar
    risa + | sonar, volar, volver
    corazón | latir, saltar, bailar
    amor | nacer, crecer, volver
    mar @out | dormir, brillar, cantar, crecer
    castillo - @out | caer
    bicicleta @out | volar, rodar
  `,
  tails: `
    out | en la playa, en el mar, frente al mar, junto al mar, en la arena, bajo el sol, en el malecón, en la terraza
    out | en el jardín, en la piscina, en la esquina, en la orilla, en la glorieta, bajo el cielo
    out | en la azotea, con la marea, en la plaza, en el parque, en la feria, en el balcón, en el río, en la bahía
    out | bajo las palmeras, en la acera, en la escalera, entre las olas, en el muelle, sobre la hierba, en la isla
    out | en la espuma, en la bruma, bajo la luna, en la duna, junto a la laguna, bajo un limonero, en el tejado, en el mercado
    out | junto a la fogata, sobre la toalla, en el oleaje, en pleno viaje, contra el viento, en el puerto
    out | en el sur, al borde del agua, bajo un mango, en la hamaca
    out - | bajo la tormenta, en la calle desierta
    out + | con el sol de frente, con toda la gente, con la brisa, con luz del sol, con la mar en calma
    in | en la cocina, en el salón, en la habitación, en la cama, en el pasillo, en la cabaña, en el hotel
    in | con la ventana abierta, tras la puerta, junto al ventilador, en el bar, en el coche, en la carpa, en mi cuarto
    in - | en el cuarto vacío, en la casa vacía
    in + | entre amigos, entre risas, en la fiesta
    time | a la hora de la siesta, en vacaciones, en pleno agosto, con el calor, al caer el sol, en luna creciente
    long | todo el verano, toda la siesta, hasta septiembre, hasta que baje el sol, hasta la marea
    past | el verano anterior, aquel mes de calor, cuando acabó el calor
    how | sin camisa, sin zapatos, sin reloj, con sal en la piel, con arena en los pies, sin hora, sin sueño
    how + | con sabor a sal, con sabor a limón, sin preocupación, con el sol en la piel
    how | sin sombrilla, en bicicleta, con los pies mojados, con los pies quemados
  `,
};
