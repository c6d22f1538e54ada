import type { SceneText } from '../../engine/pack.ts';

/** The church and the square before it: bells, weddings, candles, farewells. */
export const CHURCH: SceneText = {
  name: 'church',
  genres: {
    classical: 6,
    rnb: 3,
    folk: 3,
    world: 3,
    country: 2,
    jazz: 2,
    metal: 2,
    rock: 1,
    pop: 1,
    latin: 1,
    reggae: 2,
    hiphop: 0.4,
    electronic: 0.3,
  },
  nouns: `
    iglesia | f one any | vacío, viejo, frío
    capilla | f one any | vacío, blanco, pequeño
    templo | m any | vacío, antiguo, roto
    campanas | fp any | ronco, viejo, lejano
    campanario | m one any | viejo, roto, alto
    velas | fp any | encendido, último, torcido
    cirio | m any | último, encendido, blanco
    vitral | m any | roto, azul, rojo
    órgano | m any | viejo, ronco, desafinado
    salmo | m any | viejo, lento, triste
    himno | m any | viejo, lento, triste
    oración | f own | breve, viejo, último
    misa | f any | largo, último, temprano
    milagro | m own | pequeño, viejo, lento
    santo | m any | viejo, callado, roto
    ángel | m any | caído, dormido, blanco
    ángeles | mp any | caído, dormido, blanco
    pecado | m own | viejo, dulce, ajeno
    culpa | f own mass | viejo, ajeno, amargo
    perdón | m own mass | tardío
    fe | f own mass | viejo, ciego, roto
    alma | f mine tonic |
    cura | m any | viejo, callado, cansado
    monja | f any | viejo, callado
    novio | m any | nervioso, callado
    boda | f own | pequeño, viejo, alegre
    velo | m own | blanco, roto, largo
    ramo | m own | blanco, seco, pequeño
    anillos | mp own | dorado, barato
    banca | f any | vacío, viejo, último
    palomas | fp any | blanco, gris, dormido
    paloma | f any | blanco, herido
    cementerio | m one any | viejo, blanco, quieto
    luto | m own mass | largo, negro
    rosario | m own | viejo, roto, negro
    biblia | f own | viejo, abierto, gastado
    incienso | m one mass | lento, azul, dulce
    silencio | m one mass | largo, hondo, frío
    limosna | f own | pequeño, último
    mendigo | m any | viejo, ciego, callado
    procesión | f any | largo, lento
    madrina | f own | viejo, alegre
  `,
  events: `
    encender + @in | vela, velas, cirio, lámpara, incienso
    apagar - @in | vela, velas, cirio, luz
    tocar @out | campana, campanas
    tocar @in | órgano, piano
    tocar @other | mano, cara
    oír | campanas, coro, órgano, himno, misa
    oír @other | voz, oración
    escuchar | coro, salmo, órgano, silencio
    cantar + | himno, salmo, canción
    rezar @in | oración, salmo, rosario
    rezar ante @nowhere | altar, cruz, santo, tumba
    rezar por @nowhere | alma, lluvia, milagro
    pedir @nowhere | perdón, milagro, limosna
    pedir a @nowhere | santo, luna
    esperar @nowhere | milagro, perdón, boda
    esperar @out | procesión
    esperar a | novia, novio, cura
    confesar @in | pecado, culpa, secreto
    perdonar + @nowhere | culpa, deuda, pecado
    merecer + @nowhere | perdón, cielo, milagro
    perder - @nowhere | fe, alma
    perder - | rosario, anillo, velo
    encontrar + @nowhere | fe, perdón, camino
    encontrar | rosario, anillo
    vender - @nowhere | alma, biblia, anillos
    salvar + @nowhere | alma
    cargar - @nowhere | culpa, cruz, pecado
    cargar @out | santo
    llevar | velo, rosario, ramo, luto, cruz
    romper - | promesa, juramento, silencio, rosario, vitral
    guardar | rosario, secreto, promesa, silencio, velo, luto
    cumplir + @nowhere | promesa, juramento
    jurar ante @nowhere | altar, cruz
    besar | cruz, rosario, anillo
    besar + @other | mano, boca
    besar a + | novia, novio
    abrazar a + | novia, novio, madrina
    lanzar + @out | ramo, arroz
    lanzar @out | moneda, piedra
    coser | velo, vestido
    ponerse | velo, vestido, anillo, luto
    quitarse | velo, sombrero, anillo, luto
    entrar en @nowhere | iglesia, capilla, templo
    salir de @nowhere | iglesia, misa, capilla, templo
    volver a @nowhere | iglesia, fe, altar
    llegar a @nowhere | altar, misa, boda
    huir de - @nowhere | altar, boda, misa
    cruzar @nowhere | plaza, cementerio, puente
    subir a @nowhere | torre, campanario, cielo
    bailar en + @nowhere | boda, plaza
    llorar en - @nowhere | boda, capilla, misa
    dormir en - @nowhere | banca, plaza
    caminar por @nowhere | plaza, cementerio
    mirar @in | altar, vitral, cruz, velas
    mirar @out | torre, palomas, cielo
    contar @in | banca, velas
    contar @out | palomas, campanas
    dar @out | limosna
    dar @nowhere | perdón
    ofrecer @nowhere | limosna, pan, flores
    dejar @out | flores, ramo
    dejar - @nowhere | altar, fe
    leer @in | biblia, salmo
    leer | carta
    abrir | biblia, puerta, ventana
    cerrar - | biblia, puerta, tumba
    pintar + @in | ángel, santo, altar, pared
    barrer | iglesia, plaza, capilla
    esconder | culpa, pecado, secreto, anillos
    callar - @nowhere | pecado, nombre, culpa
    despertar a - @nowhere | demonio
    enfrentar - @nowhere | culpa, silencio
    enfrentar a - @nowhere | demonio
    seguir a | santo, novia
    seguir @out | procesión
    alimentar + @out | palomas
    espantar - @out | palomas
    recordar @nowhere | boda, misa, himno
    recordar @nowhere @other | nombre, voz
    olvidar - @nowhere | promesa, salmo
    olvidar - @nowhere @other | nombre, voz
    compartir + | pan, vino, fe, silencio
    beber | vino
    hablar con @nowhere | santo, cura, luna
    mentir a - @nowhere | cura
    invitar a + @nowhere | novia, madrina
    visitar @out | tumba, iglesia
  `,
  happenings: `
    campana @out | sonar, callarse, llorar, caer
    campanas @out | sonar, callarse, llorar, volver
    órgano @in | sonar, callarse, temblar
    coro @in | cantar, callarse, empezar, subir
    himno | sonar, empezar, terminar
    vela @in | arder, temblar, apagarse
    velas @in | arder, temblar, apagarse
    cirio @in | arder, temblar, apagarse
    incienso @in | arder, subir
    vitral @in | brillar, arder, romperse
    santo @in | llorar, dormir, callarse, mirar
    ángel | caer, dormir, volar, cantar
    ángeles | caer, dormir, volar, cantar
    demonio - | despertar, volver, reírse
    cura | rezar, cantar, llegar, callarse
    monja | rezar, cantar, callarse
    novia | llegar, llorar, bailar, reírse
    novio | llegar, llorar, temblar, bailar
    madrina | llorar, bailar, reírse
    mendigo @out | dormir, cantar, rezar
    palomas @out | volar, volver, dormir, bajar
    paloma @out | volar, volver, caer
    misa | empezar, terminar
    boda | empezar, terminar
    procesión @out | pasar, llegar, volver
    puerta | abrirse, cerrarse, crujir
    banca @in | crujir
    torre @out | caer, temblar
    silencio | caer, crecer, doler, romperse
    culpa - | volver, doler, crecer
    fe | volver, crecer, temblar
    alma | temblar, arder, doler
    perdón + | llegar
    milagro + | llegar, volver
    lluvia @out | caer, llegar, pasar
    luz | entrar, temblar, caer
    sombra | crecer, pasar, moverse
    sol @out | salir, entrar, brillar
    voz | temblar, romperse, subir
    promesa - | romperse
    corazón | latir, temblar
    rosario - | romperse
  `,
  tails: `
    in | en el altar, en la capilla, en el rincón, en la oración, en la penumbra, en la nave, en el coro, bajo la cruz
    in | a contraluz, bajo la luz, en la banca, en la sacristía, entre las velas, bajo el vitral, en la confesión
    in | en el templo, ante el altar, ante la cruz, entre incienso, en el último lugar, en el reclinatorio
    in | con el coro, con el himno, en la catedral, en el confesionario, junto al órgano, en la primera fila, bajo el arco
    in | entre santos, en la cripta, frente al santo, en el bautizo, en la comunión
    in - | en la iglesia vacía, en el templo vacío, en el velorio
    in + | en la boda, en la fiesta, con alegría, entre flores
    out | en la plaza, en la torre, en el campanario, en el cementerio, en la escalera, en el portal, bajo el cielo
    out | bajo el sol, bajo la lluvia, entre palomas, en la procesión, en el jardín, en el umbral, en la calle, en el pueblo
    out | en el camino, en la colina, bajo el ciprés, en la neblina, sobre la piedra, en la entrada, en la acera
    out - | en el entierro, junto a la tumba, bajo el temporal
    out + | con las campanas, en plena primavera
    time | en domingo, antes de la misa, después de la misa, al sonar la campana, en cuaresma, al tercer día, en Navidad
    time | a la hora del rosario, al toque de oración
    long | hasta el amén, toda la misa, hasta la comunión, por nueve días
    past | el día de la boda, cuando sonó el amén, el día del entierro, cuando murió el abuelo
    how | con devoción, con fe, por caridad, sin piedad, con humildad, con las manos juntas, sin pecado, en oración
    how + | con bendición, con gracia, por un milagro
    how - | sin absolución, sin salvación, sin oración
    how | de rodillas, con agua bendita
  `,
};
