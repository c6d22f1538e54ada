import type { SceneText } from '../../engine/pack.ts';

/** The kitchen and the house: pots, drawers, gardens, mothers. */
export const HOME: SceneText = {
  name: 'home',
  genres: {
    folk: 5,
    pop: 4,
    rnb: 3,
    country: 3,
    classical: 5,
    jazz: 3,
    latin: 3,
    world: 3,
    reggae: 1,
    rock: 1,
    metal: 0.1,
    electronic: 0.2,
    hiphop: 0.5,
  },
  nouns: `
    cocina | f own | pequeño, vacío, tibio
    olla | f own | viejo, vacío
    taza | f own | roto, vacío, azul
    plato | m own | roto, vacío, hondo
    mantel | m own | blanco, manchado, bordado
    horno | m own | viejo, encendido
    fogón | m own | encendido, viejo
    sopa | f own mass | caliente, frío
    azúcar | m own mass | moreno
    harina | f own mass | blanco
    naranja | f own | dulce, amargo, último
    limón | m own | verde, amargo
    cena | f own | frío, tardío
    receta | f own | viejo, secreto
    delantal | m own | manchado, viejo, bordado
    piso | m any | mojado, frío
    balde | m own | viejo
    sábana | f own | blanco, limpio, tibio
    manta | f own | viejo, tejido, gris
    cajón | m own | vacío, lleno, secreto
    armario | m own | viejo, vacío
    caja | f own | vacío, viejo, pequeño
    botón | m own | perdido, dorado
    hilo | m own | rojo, fino, último
    aguja | f own | fino, perdido
    suéter | m own | viejo, tejido, gris
    pañuelo | m own | bordado, mojado
    libro | m own | viejo, prestado, abierto
    retrato | m own | viejo, torcido
    álbum | m own | viejo, abierto
    pasillo | m one any | oscuro, largo, frío
    patio | m own | vacío, verde, quieto
    jardín | m own | verde, seco, pequeño
    maceta | f own | roto, vacío, pintado
    rosa | f any | rojo, seco, último
    menta | f own mass | fresco
    gotera | f any | lento, terco
    gato | m own | gris, dormido, ajeno
    abuela | f mine |
    cuna | f own | vacío, viejo
    cumpleaños | m mine |
    guiso | m own | lento, caliente
    leche | f own mass | tibio, frío
    timbre | m any | roto, viejo
    hogar | m own | pequeño, viejo
  `,
  events: `
    encender @in | fogón, horno, vela, lámpara, radio, luz
    apagar - @in | fogón, horno, vela, lámpara, radio, luz
    calentar @in | leche, sopa, café, pan, cama
    hervir @in | leche, arroz
    probar @in | sopa, guiso, miel, pan
    preparar @in | café, cena, guiso, sopa
    servir @in | café, sopa, cena, vino, leche
    cocinar @in | arroz, guiso, sopa
    quemar - @in | arroz, pan, guiso
    quemar - | carta, foto, retrato, receta
    cortar | pan, naranja, limón, hilo, flores, rosa
    pelar @in | naranja, limón
    partir + | pan, naranja
    compartir + | pan, cena, manta, cama, secreto, naranja
    mezclar @in | harina, miel, azúcar
    lavar @in | plato, sábana, mantel, taza, olla, camisa
    secar | plato, taza, pañuelo, sábana, flores
    romper - | plato, taza, espejo, carta, promesa, maceta
    derramar - | leche, vino, café, miel, azúcar
    limpiar @in | mesa, cocina, espejo, horno, ventana
    barrer | patio, pasillo, cocina, escalera
    regar @out | jardín, menta, rosa
    regar | flores, maceta
    plantar + @out | menta, rosa, limón
    poner @in | mesa, mantel, radio
    doblar @in | sábana, mantel, manta, pañuelo, carta
    tender @out | sábana, camisa, mantel
    tender @in | cama
    planchar @in | camisa, mantel, sábana
    coser @in | botón, cortina, camisa, sábana
    bordar | pañuelo, mantel, nombre
    tejer | suéter, manta
    remendar @in | suéter, sábana, manta
    guardar | carta, foto, llave, receta, pañuelo, botón, secreto, libro
    esconder | carta, llave, foto, moneda, botella
    buscar | llave, botón, aguja, foto, receta
    encontrar + | carta, foto, llave, botón, retrato, libro
    perder - | llave, botón, aguja, anillo, receta
    abrir | ventana, puerta, cajón, cortina, libro, caja, armario, álbum
    cerrar - | ventana, puerta, cajón, cortina, libro, armario
    vaciar - | cajón, armario, caja, vaso
    llenar | vaso, balde, olla, taza, caja
    colgar | retrato, cortina, abrigo, lámpara
    descolgar - | retrato, cortina
    pintar | pared, puerta, cuna, ventana, maceta
    arreglar | reloj, radio, timbre, techo, silla
    vender - @nowhere | casa, anillo, piano, mesa
    dejar - @nowhere | casa, llave, nota, hogar
    volver a @nowhere | casa, cocina, patio
    salir a @nowhere | patio, jardín
    barrer con - @nowhere | sombra
    bailar en + @nowhere | cocina, patio, pasillo
    cantar en + @nowhere | cocina, patio
    llorar en - @nowhere | cocina, pasillo, cama
    dormir en @nowhere | silla, piso
    subir @nowhere | escalera
    bajar @nowhere | escalera
    mirar | reloj, techo, foto, retrato, ventana, lluvia
    mirar @out | patio, jardín, luna
    mirar @other | cara
    oír | lluvia, reloj, gotera, timbre, radio, perro
    oír @other | voz, risa
    leer | carta, libro, receta, nota
    escribir | carta, nota, receta
    escribir @other | nombre
    tocar | timbre, piano, puerta, guitarra
    tocar @other | mano, cara
    abrazar | almohada
    abrazar a + @other | madre, abuela, hermano
    besar a + @other | madre, abuela
    llamar a @nowhere @other | madre, hermano
    recordar a @nowhere @other | abuela, madre
    recordar @nowhere | casa, patio, cocina, canción
    recordar @nowhere @other | nombre, voz, risa
    olvidar - @nowhere | llave, receta, canción
    olvidar - @nowhere @other | nombre, voz, cumpleaños
    acariciar + | gato, perro
    dar de comer a + | gato
    ponerse | suéter, delantal, abrigo, zapatos, anillo
    quitarse | delantal, abrigo, zapatos, anillo
    mecer + @in | cuna
    contar | historia, secreto, gotera
    cantar + | canción
    tomar | café, sopa, leche
    dormirse en @nowhere | silla, almohada
  `,
  happenings: `
    olla @in | hervir, sonar
    leche - @in | hervir, derramarse, enfriarse
    sopa @in | hervir, enfriarse
    café @in | hervir, enfriarse
    horno @in | arder, apagarse
    fogón @in | arder, apagarse
    vela | arder, temblar, apagarse
    lámpara | apagarse, encenderse, temblar
    radio | sonar, callarse, cantar
    reloj | pararse, sonar
    gotera - | caer, sonar, volver
    lluvia @out | caer, llegar, volver, pasar
    puerta | abrirse, cerrarse, crujir
    ventana | abrirse, cerrarse, temblar
    escalera @in | crujir
    silla | crujir, romperse
    cama | crujir
    techo - | crujir, caer
    casa @out | dormir, despertar, arder, callarse
    patio @out | dormir, llenarse, brillar
    jardín @out | crecer, secarse, dormir
    flores @out | crecer, secarse, abrirse
    rosa @out | crecer, secarse, abrirse
    menta + @out | crecer
    gato | dormir, volver, saltar, escapar
    perro | ladrar, dormir, volver
    madre | cantar, llorar, dormir, volver, callarse
    abuela | cantar, rezar, dormir, coser, reírse
    hermano | volver, cantar, llamar, dormir
    vecina | gritar, cantar, reírse
    niño | llorar, dormir, jugar, reírse
    timbre | sonar, callarse
    retrato - | caer
    cortina | moverse, caer
    voz | temblar, romperse, apagarse
    risa + | sonar, volver
    sombra | crecer, moverse, pasar
    hilo | romperse
    sol + @nowhere | salir, entrar, brillar
    luna @nowhere | salir, entrar, subir
  `,
  tails: `
    in | en la cocina, en el rincón, en el sillón, en el salón, junto al fogón, en la escalera
    in | en el pasillo, en la alfombra, en el desván, en el sofá
    in | bajo la manta, en la cama, en la sala, en el cuarto, junto al armario, junto al horno
    in | en el comedor, en mi habitación, en la despensa, entre cajas, frente al espejo, junto a la ventana
    in | junto a la cuna, bajo el techo, en la otra pieza, en el hogar, en tu lugar, tras la cortina
    in | junto a la radio, con la luz prendida, con la puerta abierta, junto a la tina, en el baño
    in - | en la casa vacía, en el cuarto frío, en la oscuridad, en la casa oscura
    in + | entre risas, en buena compañía, con alegría
    out | en el patio, en el jardín, en el balcón, en el tejado, en el portal, bajo el parral, en la vereda, en la huerta
    out | bajo el limonero, bajo el cielo, junto al muro, en la azotea, en la acera, bajo el naranjo, junto al pozo
    out | en el gallinero, bajo el alero, en la terraza, entre macetas, entre las rosas, junto a la higuera, bajo el sol
    out - | en la llovizna, bajo el temporal
    out + | entre las flores, con la primavera
    time | a la hora de cenar, a la hora de comer, después de comer, al volver, antes de cenar, con la primera luz
    long | hasta la cena, toda la siesta, hasta que hierve el café
    past | el día de la mudanza, cuando nació mi hermano, cuando éramos niños
    how + | con la abuela
    how | con las manos frías, con harina en la nariz, sin despertar a nadie, como mi madre, con aguja y dedal
    how | sin hacer ruido
    how - | sin compañía
  `,
};
