import type { SceneText } from '../../engine/pack.ts';

/** The forge and the ruin: iron, walls, ravens, winter. */
export const FORGE: SceneText = {
  name: 'forge',
  genres: {
    metal: 14,
    rock: 4,
    electronic: 0.5,
    hiphop: 0.5,
    world: 0.7,
    classical: 1,
    folk: 0.5,
    country: 0.2,
    pop: 0.1,
    rnb: 0.1,
    jazz: 0.1,
    latin: 0.1,
    reggae: 0.1,
  },
  nouns: `
    hierro | m one mass | frío, rojo, negro
    acero | m one mass | frío, negro, afilado
    espada | f own | roto, viejo, oxidado
    hacha | f own tonic | afilado, viejo
    escudo | m own | roto, pesado
    yelmo | m own | roto, oxidado
    armadura | f own | roto, oxidado
    yunque | m any | negro, pesado
    fragua | f one any | ardiente, viejo
    brasas | fp any | rojo, último
    llama | f any | rojo, último, alto
    trono | m any | vacío, roto, frío
    reino | m own | perdido, roto, muerto
    muralla | f any | alto, roto, negro
    muros | mp any | roto, negro, alto
    castillo | m any | vacío, negro, muerto
    puertas | fp any | roto, negro, cerrado
    ruina | f any | negro, viejo, frío
    ruinas | fp any | negro, viejo, frío
    cripta | f any | oscuro, frío, abierto
    sangre | f own mass | frío, negro
    hueso | m any | roto, blanco
    huesos | mp own | roto, blanco
    cuervo | m any | negro, hambriento, viejo
    cuervos | mp any | negro, hambriento
    lobo | m any | gris, hambriento, herido
    lobos | mp any | gris, hambriento
    dragón | m any | dormido, herido, negro
    serpiente | f any | negro, frío
    rey | m any | muerto, ciego, loco
    guerrero | m any | caído, muerto
    ejército | m any | muerto, vencido
    verdugo | m any | ciego, frío
    guerra | f any | viejo, largo, perdido
    batalla | f any | perdido, último
    ira | f own mass | ciego, viejo
    furia | f own mass | ciego, frío
    rabia | f own mass | ciego, viejo
    grito | m own | ronco, último
    trueno | m any | lejano, ronco
    rayo | m any | blanco, último
    tempestad | f any | negro, largo
    invierno | m any | largo, negro
    nieve | f one mass | negro, rojo, fresco
    abismo | m any | negro, hondo
    infierno | m one any | frío, abierto
    veneno | m own mass | lento, dulce
    cadenas | fp own | roto, oxidado, pesado
    antorcha | f any | último, encendido
    estandarte | m own | roto, negro
    cuerno | m any | ronco, lejano
    herida | f own | abierto, viejo
  `,
  events: `
    forjar | espada, escudo, corona, cadena, acero, yelmo
    golpear | hierro, yunque, portón, tambor, escudo
    golpear - | muro
    afilar | espada, hacha, acero
    empuñar @out | espada, hacha, martillo
    levantar | espada, escudo, puño, hacha, martillo
    levantar + @out | estandarte, torre, muralla
    romper - | cadena, cadenas, escudo, juramento, corona, candado
    romper - @out | espada, muros
    quebrar - | espada, escudo, hueso, cruz
    quemar - @out | castillo, trono, estandarte, puente, ruinas
    quemar - | carta, corona
    derribar - @out | torre, muralla, portón, puertas, muros
    derribar - | altar, trono
    cruzar @nowhere | abismo, puente, infierno, muralla, nieve, fuego
    atravesar @nowhere | nieve, infierno, ruinas, tempestad
    asaltar - @out | castillo, torre, muralla
    defender + @out | torre, muralla, reino, castillo, puente
    perder - @nowhere | reino, corona, guerra, batalla, espada, trono
    ganar + @nowhere | guerra, batalla, corona, reino
    heredar @nowhere | corona, trono, ira, ruina
    robar - @nowhere | corona, trono, fuego
    escupir - @out | sangre, veneno, fuego
    beber - | veneno, sangre, vino
    tragar - | fuego, veneno, sangre, rabia
    probar - | acero, veneno, sangre
    derramar - @out | sangre
    enterrar - @out | espada, huesos, corona, hacha
    enterrar - @nowhere | rabia
    cavar - @out | tumba
    abrir | tumba, cripta, herida, portón, puertas
    cerrar | cripta, herida, portón, puertas
    encender | antorcha, fragua, fuego, vela, llama
    apagar - | antorcha, fuego, llama, brasas
    avivar + | fuego, brasas, llama, fragua
    llevar | antorcha, cadenas, herida, cruz, estandarte
    arrastrar - | cadena, cadenas, cruz, espada
    soltar | cadenas, furia, martillo
    soltar @out | lobos, cuervos
    alimentar @out | cuervos, lobos, fuego, dragón
    cazar @out | lobo, dragón, sombra
    matar - @nowhere | dragón, miedo
    despertar - @out | dragón, lobos
    despertar - @nowhere | furia, ira
    despertar a - @nowhere | demonio
    domar + @out | lobo, dragón, rayo
    enfrentar - @out | tempestad, invierno
    enfrentar a - @out | ejército, dragón, verdugo
    desafiar - @out | tempestad, trueno, rayo
    desafiar a - @out | rey, ejército, dragón
    vencer + @out | invierno
    vencer a + @out | ejército, dragón
    vencer + @nowhere | miedo, infierno
    maldecir - @out | trono, invierno, torre
    seguir @out | cuervos, antorcha, lobo, estandarte
    mirar @out | abismo, ruinas, torre, rayo, cuervos
    oír @out | trueno, cuervos, lobos, cuerno, cadenas
    oír @other | grito, voz
    tocar @out | cuerno, tambor, campana
    esperar @out | rayo, batalla, trueno, tempestad
    esperar a - | verdugo
    bailar entre @nowhere | ruinas, huesos, brasas
    dormir entre - @nowhere | ruinas, lobos, huesos
    caminar sobre @nowhere | brasas, huesos, ruinas, nieve
    reinar sobre @nowhere | ruinas, huesos
    rezar ante - @nowhere | altar, cruz, ruinas
    gritar en @nowhere | abismo
    volver de @nowhere | guerra, infierno, abismo
    bajar a @nowhere | cripta, infierno, abismo
    subir a @nowhere | torre, muralla
    guardar | furia, rabia, veneno, espada
    contar @out | huesos, cuervos
    ponerse | yelmo, armadura, corona
    quitarse | yelmo, armadura, corona
    servir a - @nowhere | rey
    traicionar - @nowhere | reino, juramento
  `,
  happenings: `
    fuego | arder, crecer, rugir, apagarse
    llama | arder, temblar, crecer
    brasas | arder, brillar, apagarse
    fragua | arder, rugir
    hierro | arder, gritar, cantar
    acero | brillar, gritar, cantar
    espada | brillar, caer, romperse
    martillo | caer, golpear, sonar
    cadena | romperse, sonar, crujir
    cadenas | caer, sonar, romperse
    corona | caer, brillar, romperse
    trono - | caer, arder, temblar
    reino - | caer, arder, temblar, dormir
    torre @out | caer, arder, temblar
    muralla @out | caer, temblar
    muros @out | caer, temblar, gritar
    castillo @out | arder, caer, dormir
    portón @out | caer, crujir, abrirse
    puertas @out | caer, crujir, abrirse
    campana @out | sonar, caer, callarse
    cuervo @out | volar, gritar, volver
    cuervos @out | volar, gritar, bajar, volver
    lobo @out | aullar, correr, volver
    lobos @out | aullar, correr, bajar, volver
    dragón @out | despertar, volar, rugir, dormir
    serpiente @out | despertar, morder
    demonio | despertar, reírse, volver, bailar
    rey - | caer, dormir, mentir, llorar
    guerrero | caer, gritar, volver
    ejército @out | avanzar, caer, volver
    guerra - | volver, empezar, terminar
    trueno @out | sonar, rugir, caer
    rayo @out | caer, brillar
    tempestad - @out | rugir, llegar, crecer
    invierno @out | llegar, caer, volver
    nieve @out | caer, arder
    sangre - | arder, hervir, caer
    ira - | crecer, arder, despertar
    furia | crecer, arder, despertar
    grito | subir, crecer, romperse
    tambor @out | sonar, rugir, callarse
    cuerno @out | sonar, gritar
    tumba - @out | abrirse
    herida - | abrirse, arder, doler
    tierra @out | temblar, abrirse, arder
    cielo @out | arder, caer, temblar, abrirse
    sombra | crecer, avanzar, volver
    luna @out | salir, arder, caer
  `,
  tails: `
    out | en la torre, en el umbral, en la muralla, en la nieve, bajo el cielo, en el abismo, en la tierra, al norte
    out | bajo el rayo, en el barro, entre ruinas, frente al portal, en la montaña, en la niebla, frente al mar, contra el viento
    out | en el invierno, en el valle, sobre la piedra, contra el metal, en la frontera, en el desierto, bajo un sol negro
    out | en el campo abierto, entre los muertos, en la colina, en el bosque, en el hielo, sobre el acero, entre lobos
    out | en la llanura, en la trinchera, en plena guerra, en el páramo, junto a la hoguera, sobre el muro, junto a la fosa
    out | en la batalla, a campo abierto, en la ladera, en el sendero, en la fortaleza, entre cuervos, a sangre y hierro
    out - | en el temporal, en la oscuridad, en la tempestad, en el infierno, en la noche oscura, en pleno invierno
    out + | en la luz, en la victoria, bajo el sol
    in | en la cripta, en la celda, en el salón, en el altar, en la prisión, en la penumbra, en el rincón, en la sala
    in | en la fragua, en el foso, en el calabozo, en el panteón, junto al yunque, bajo el techo roto, en el torreón
    in | en la catedral, en la capilla, entre cadenas, en la mazmorra, contra la pared, en la herrería
    in - | en la sala vacía, en la cripta fría, en la agonía, en la condena
    in + | junto al fuego, entre hermanos
    time | al caer el sol, bajo la luna, a la hora final, al tercer día, en noche cerrada, en la hora del lobo
    long | hasta morir, hasta el final, hasta vencer, por mil inviernos, hasta el último aliento, hasta sangrar
    past | cuando cayó el rey, cuando ardió la torre, cuando cayó el portal
    how | sin piedad, sin honor, sin rey, sin ley, sin dios, con furia, con hierro, con el puño cerrado, con las manos rojas
    how - | a muerte, con veneno, sin alma, con odio, a sangre fría, sin clemencia
    how + | con honor, con valor, con gloria, sin cadenas, hacia el sol
  `,
};
