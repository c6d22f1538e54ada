import type { SceneText } from '../../engine/pack.ts';

/** The harbour: boats, weather, leaving and coming back. */
export const HARBOUR: SceneText = {
  name: 'harbour',
  genres: {
    folk: 4,
    world: 3,
    classical: 3,
    reggae: 2,
    latin: 1,
    rock: 1,
    country: 0.5,
    jazz: 0.5,
    rnb: 0.5,
    hiphop: 0.1,
    electronic: 0.1,
    metal: 0.1,
  },
  nouns: `
    barco | m any | viejo, lento, lejano, blanco
    bote | m own | viejo, pintado, pequeño, azul
    vapor | m any | viejo, blanco, lento
    remo | m own | roto, viejo, pesado
    remos | mp own | viejo, mojado, prestado
    ancla | f any tonic | oxidado, pesado, viejo
    velamen | m any | blanco, rasgado
    cuerda | f any | gastado, mojado, largo
    nudo | m any | ciego, viejo, marinero
    red | f own | vacío, pesado, viejo
    redes | fp own | vacío, mojado, remendado
    anzuelo | m own | oxidado, afilado
    timón | m any | roto, viejo, pesado
    mástil | m any | roto, torcido, alto
    bandera | f any | blanco, roto, desteñido
    farol | m own | viejo, roto, amarillo
    faro | m one any | lejano, blanco, viejo
    brújula | f own | roto, viejo
    marea | f one | alto, lento, bajo
    mar | m one | abierto, bravo, gris, quieto
    ola | f any | alto, lento, salado
    olas | fp any | alto, bravo, salado
    arena | f one mass | mojado, tibio, caliente
    orilla | f one any | vacío, lejano
    playa | f one any | vacío, lejano, desierto
    muelle | m one any | vacío, viejo, mojado
    puerto | m one any | dormido, vacío, lejano
    isla | f any | desierto, lejano, verde
    bahía | f one | quieto, oscuro, dormido
    tormenta | f any | oscuro, largo, lejano
    niebla | f one | frío, espeso, lento
    espuma | f one mass | blanco, salado
    gaviota | f any | blanco, solo, hambriento
    gaviotas | fp any | blanco, hambriento
    pez | m any | plateado, pequeño
    peces | mp any | plateado, muerto
    capitán | m any | borracho, cansado, viejo
    marinero | m any | borracho, cansado, cantor
    pescador | m any | viejo, callado
    concha | f own | blanco, roto, pequeño
    piedra | f any | liso, blanco, pequeño
    taberna | f one any | oscuro, vacío, viejo
    acordeón | m own | viejo, roto, prestado
  `,
  events: `
    encender | farol, lámpara, vela, fuego
    apagar - | farol, lámpara, vela, fuego, luz
    colgar | farol, abrigo, campana, gorra
    colgar @out | redes, bandera
    izar @out | ancla, bandera, velamen
    bajar @out | bandera
    soltar @out | ancla, cuerda, nudo, bote, timón
    soltar | mano
    tirar @out | red, ancla, anzuelo, piedra, moneda, botella
    recoger @out | red, redes, cuerda, concha, remos
    remendar + | red, redes, velamen, abrigo
    coser | bandera, velamen
    pintar + @out | bote, barco, mástil
    construir + @out | bote, barco
    amarrar @out | bote, barco, cuerda
    atar @out | nudo, cuerda
    desatar @out | nudo, bote, cuerda
    cortar - @out | red, cuerda, nudo
    romper - | carta, remo, promesa, botella, brújula, espejo
    romper - @out | timón, mástil
    quemar - | carta, mapa, foto
    quemar - @out | bote, puente
    hundir - @out | barco, bote
    perder - | remo, llave, brújula, gorra, anillo, camino, mapa
    perder - @nowhere | barco, timón
    encontrar + | anillo, llave, concha, moneda, brújula, carta, camino, puerto
    guardar | concha, llave, secreto, foto, anillo, moneda, carta, brújula
    esconder | llave, carta, botella, secreto, mapa, anillo
    vender - @nowhere | bote, anillo, brújula, farol, redes, reloj, guitarra
    empeñar - @nowhere | anillo, reloj, guitarra, acordeón
    comprar @nowhere | bote, boleto, anillo, farol, anzuelo
    robar | bote, beso, remos, mapa, moneda
    prestar + @nowhere @self | abrigo, bote, remo, farol
    remar hasta @nowhere | faro, isla, orilla, barco
    nadar hasta @nowhere | orilla, isla, bote, barco, faro
    llegar a @nowhere | puerto, orilla, isla, puente
    volver a @nowhere | puerto, mar, isla, muelle, taberna
    caminar por @nowhere | muelle, playa, orilla, arena
    correr por @nowhere | playa, muelle, arena
    bailar en + @nowhere | muelle, playa, taberna, arena
    dormir en @nowhere | muelle, playa, bote, barco, arena
    escribir en @nowhere | arena
    subir a @nowhere | barco, bote, faro, mástil
    bajar de @nowhere | barco, bote, faro
    cruzar @nowhere | mar, puente, bahía, puerto
    mirar @out | mar, faro, olas, estrellas, gaviotas, horizonte, cielo, luna
    mirar @other | cara
    contar @out | olas, estrellas, gaviotas, barco
    contar | historia, secreto
    oír @out | mar, olas, sirena, campana, viento, gaviotas
    oír @other | voz, risa
    escuchar @out | mar, viento, olas
    escuchar | canción, acordeón, historia
    escuchar @other | voz
    seguir @out | faro, estrellas, gaviotas, orilla, luz
    seguir @other | voz, sombra
    esperar @nowhere | barco, marea, carta, luz, vapor
    esperar a @out | capitán, marinero, pescador
    esperar a @nowhere | novia
    saludar a + @out | capitán, pescador, marinero
    pagar a @nowhere | capitán, marinero
    invitar a + @nowhere | marinero, capitán, pescador
    maldecir - | mar, tormenta, viento, marea, niebla
    desafiar - @out | mar, tormenta, viento, olas
    vencer + @out | tormenta, mar, viento
    leer @out | estrellas, cielo
    leer | mapa, carta, brújula, nota
    escribir | carta, nota, canción
    escribir @other | nombre
    enviar @nowhere | carta, botella, foto
    recibir @nowhere | carta, foto, beso
    abrir | carta, botella, ventana, puerta
    cerrar - | puerta, ventana
    cargar | maleta, remos, redes, ancla, cadena
    arrastrar - @out | bote, ancla, cadena, red
    beber + | ron, vino
    servir | ron, vino, café
    compartir + | pan, ron, vino, abrigo, secreto
    cantar + | canción
    tocar | acordeón, guitarra, campana, tambor
    tocar @other | mano, cara
    besar + @other | mano, boca, cara
    olvidar - @nowhere | promesa, canción, puerto
    olvidar - @nowhere @other | nombre, cara, voz
    recordar @nowhere | canción, puerto, playa, muelle
    recordar @nowhere @other | nombre, cara, voz
    soñar con @nowhere | mar, isla, barco, puerto, tormenta
    cantar a + | mar, luna, estrellas
    rezar a | mar, luna, cielo
    hablar con | mar, luna, capitán, pescador, viento
    dibujar | barco, mapa, cara, faro
    cazar @out | viento
    pescar + @out | pez, luna
    limpiar | peces, anzuelo, red
    dejar - @nowhere | puerto, orilla, isla, maleta, llave
    ponerse | abrigo, gorra, anillo
    quitarse | abrigo, zapatos, gorra, anillo
    secar | redes, abrigo, zapatos
    pisar @out | arena, espuma, playa, orilla
    probar | ron, sal
    alumbrar + @out | camino, muelle, barco
  `,
  happenings: `
    campana @out | sonar, callarse
    sirena @out | sonar, llorar, callarse
    marea @out | subir, bajar, llegar, volver
    mar @out | rugir, dormir, cantar, callarse
    olas @out | llegar, romper, volver, cantar
    ola @out | llegar, romper, volver
    tormenta - @out | llegar, pasar, rugir, volver
    viento @out | soplar, aullar, cambiar, callarse
    lluvia @out | caer, llegar, pasar, volver
    niebla @out | bajar, llegar, pasar
    luna @out | salir, subir, brillar, esconderse
    sol + @out | salir, brillar, volver, subir
    estrellas + @out | salir, brillar, caer
    gaviotas @out | volar, gritar, volver
    gaviota @out | volar, gritar, volver
    vapor @out | salir, llegar, volver, partir
    barco @out | salir, llegar, partir, volver, hundirse
    bote @out | hundirse, girar, flotar
    capitán | cantar, beber, dormir, mentir, volver
    marinero | cantar, beber, dormir, volver
    pescador | cantar, volver, dormir
    faro @out | brillar, girar, apagarse
    farol | brillar, apagarse, arder
    lámpara | brillar, apagarse, arder
    vela | arder, temblar, apagarse
    fuego | arder, apagarse, temblar
    cuerda | romperse, soltarse, crujir
    mástil @out | crujir, romperse
    bandera @out | caer, volar, temblar
    muelle @out | crujir, dormir
    puerto @out | dormir, despertar, esperar
    puerta | cerrarse, abrirse, crujir
    voz | temblar, romperse, apagarse
    corazón | latir, temblar
    acordeón | sonar, llorar, callarse
    novia | esperar, llorar, cantar
    isla @out | esperar, dormir
    bahía @out | dormir, brillar
    arena @out | quemar
    cadena | romperse, crujir
  `,
  tails: `
    out | en el mar, frente al mar, junto al mar, lejos del mar, en la arena, en la orilla, en el puerto, en el muelle
    out | bajo el sol, bajo el cielo, en la bahía, en altamar, en la playa, con la marea, cerca del faro, bajo el puente
    out | contra el viento, en la niebla, en la espuma, entre las olas, en la isla, sobre la sal, sobre la roca, en el rocío
    out | al sur, hacia el sur, en cubierta, en la popa, en la proa, en el estero, en la corriente, en la bruma
    out | entre gaviotas, en la escollera, en la ribera, junto al bote, en un velero
    out | junto al malecón, en la marea, bajo la lluvia, en la costa, al pie del faro, en el embarcadero
    out - | en la tormenta, en el temporal, en el naufragio, en el hondo mar, en medio del mar, en la oscuridad
    out + | en el calor, con buena mar, con la brisa, en la mañana azul, bajo un cielo azul, al calor del sol
    in | en la taberna, en el bar, en la mesa, en el rincón, junto al fuego, en la cocina, en el camarote, en la bodega
    in | en el salón, junto a la pared, bajo el farol, en la posada, en la pensión, en un catre, en mi cuarto
    in - | en el calabozo, en la celda, en un cuarto vacío
    in + | entre amigos, en la fiesta, con los amigos, junto al fogón
    past | el día que zarpó, cuando subió el mar, cuando bajó el mar
    long | hasta la marea, hasta zarpar
    how | con manos de sal, con olor a mar, sin red, sin timón, contra la corriente
    how | sin brújula, de cara al viento
  `,
};
