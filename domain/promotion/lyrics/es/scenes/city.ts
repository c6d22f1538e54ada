import type { SceneText } from '../../engine/pack.ts';

/** The city at night: streets, taxis, windows and bars. */
export const CITY: SceneText = {
  name: 'city',
  genres: { pop: 4, electronic: 3, rnb: 6, jazz: 7, hiphop: 2, latin: 2, rock: 3, reggae: 0.5, metal: 0.4, folk: 0.3 },
  nouns: `
    taxi | m any | vacío, amarillo, último, lento
    metro | m one any | vacío, último, lleno
    bus | m any | vacío, último, lento
    semáforo | m any | rojo, roto, lento
    avenida | f any | vacío, largo, mojado
    acera | f any | vacío, mojado, roto
    callejón | m any | oscuro, estrecho, mojado
    azotea | f any | vacío, quieto, prohibido
    balcón | m own | pequeño, abierto, oxidado
    ascensor | m any | lento, roto, vacío
    hotel | m one any | barato, vacío, viejo
    cuarto | m own | vacío, alquilado, frío
    bar | m one any | vacío, oscuro, último
    farola | f any | roto, amarillo, solo
    tráfico | m one mass | lento, lejano
    coche | m own | viejo, prestado, veloz
    chofer | m any | callado, cansado
    mesero | m any | callado, cansado
    extraño | m any | callado, elegante
    teléfono | m own | roto, mudo, viejo
    mensaje | m own | último, borrado, breve
    llamada | f own | perdido, último, breve
    pantalla | f any | roto, azul, gigante
    saxofón | m any | ronco, triste, dorado
    copa | f own | vacío, roto, último
    whisky | m own mass | barato, amargo
    traje | m own | azul, arrugado, prestado
    chaqueta | f own | negro, viejo, mojado
    labial | m own mass | rojo, barato
    paraguas | m own | roto, negro, prestado
    periódico | m any | viejo, mojado, arrugado
    mirada | f mine | quieto, cansado, perdido
    cine | m one any | vacío, viejo, oscuro
    andén | m one any | vacío, frío, oscuro
  `,
  events: `
    parar @out | taxi, bus, tráfico
    pedir | taxi, whisky, cuenta, copa
    perder - | metro, bus, teléfono, llave, paraguas, llamada
    perder - @nowhere | ciudad, tren
    esperar @out | taxi, metro, bus, tren
    esperar @nowhere | llamada, mensaje, noche, lluvia
    tomar @out | taxi, metro, bus
    tomar | copa, whisky, café, vino
    pagar @nowhere | taxi, cuenta, copa, deuda, cuarto
    pagar a @nowhere | mesero, chofer, vecino
    cruzar @nowhere | calle, avenida, puente, plaza, acera
    caminar por @nowhere | calle, avenida, plaza, acera, ciudad
    correr por @nowhere | calle, avenida, andén, callejón
    bailar en + @nowhere | azotea, balcón, bar, plaza, cuarto, acera
    fumar en @nowhere | balcón, azotea, escalera
    dormir en - @nowhere | hotel, andén, coche
    llorar en - @nowhere | taxi, metro, cine, bar, hotel
    cantar en + @nowhere | balcón, taxi, bar, metro
    besar en @nowhere | cine
    subir a @nowhere | azotea, taxi, metro, tren
    bajar de @nowhere | taxi, metro, tren, bus
    salir de @nowhere | bar, hotel, cine, metro
    entrar en @nowhere | bar, hotel, cine
    volver a @nowhere | bar, ciudad, hotel, esquina
    doblar @out | esquina
    doblar @in | camisa, periódico, carta
    mirar @out | ciudad, luna, letrero, tráfico, lluvia
    mirar | reloj, pantalla, humo, puerta
    mirar @other | ventana, boca
    buscar @nowhere | taxi, cuarto, bar, mirada, llave
    buscar @nowhere @other | boca, voz, mano
    seguir @out | taxi, gente, luz, coche
    seguir @other | sombra, voz, mirada
    seguir a | extraño
    esquivar - @out | tráfico, coche, gente, moto
    esquivar - @other | mirada
    oír @nowhere | sirena, tráfico, piano, lluvia, saxofón
    oír @other | voz, risa, radio
    escuchar | disco, radio, canción, saxofón
    escuchar @other | mensaje
    contar | moneda, historia
    contar @out | estrellas
    encender | cigarro, vela, radio, luz, pantalla
    apagar - | cigarro, vela, radio, luz, pantalla, teléfono
    fumar | cigarro
    prestar + @nowhere @self | paraguas, chaqueta, abrigo, cigarro
    compartir + | taxi, cigarro, paraguas, copa, almohada, cuarto, secreto
    romper - | copa, espejo, foto, carta, disco, promesa
    tirar - | cigarro, copa, llave, anillo, teléfono
    borrar - @nowhere | mensaje, nombre, llamada
    leer | mensaje, periódico, carta, nota
    leer @out | letrero
    escribir | mensaje, nota, canción, carta
    escribir @other | nombre
    enviar @nowhere | mensaje, carta, foto
    ignorar - @nowhere | llamada, mensaje, mirada
    repetir | disco, canción
    repetir @other | nombre
    poner | disco, canción, radio
    tocar | piano, saxofón, guitarra, puerta
    tocar @other | mano, cara
    bailar + | canción
    ponerse | vestido, tacones, chaqueta, labial, traje, abrigo
    quitarse | vestido, tacones, chaqueta, abrigo, traje, zapatos
    planchar @in | camisa, traje, vestido
    mojarse @out | zapatos
    abrir | ventana, puerta, cortina, paraguas, botella
    cerrar - | ventana, puerta, cortina, paraguas, bar
    dejar - @nowhere | ciudad, llave, nota, hotel, cuarto
    besar + @other | boca, mano
    recordar @nowhere | esquina, vestido, hotel, canción
    recordar @nowhere @other | nombre, voz, mirada
    olvidar - @nowhere | paraguas, chaqueta, promesa, canción
    olvidar - @nowhere @other | nombre, voz, boca
    alquilar @nowhere | cuarto, coche
    manejar @out | coche, moto, taxi
    pintar | pared, puerta
    robar | beso, coche, moto
    servir | copa, whisky, vino, hielo, café
    derramar - | copa, vino, whisky
    maldecir - | tráfico, lluvia, ciudad, reloj
    hablar con | mesero, espejo, chofer, luna
    mentir a - | espejo
    huir de - @nowhere | ciudad, gente
    reconocer @other | voz, risa, sombra
  `,
  happenings: `
    taxi @out | llegar, pasar, parar, frenar
    metro @out | llegar, pasar, parar, temblar
    bus @out | llegar, pasar, frenar
    tren @out | llegar, pasar, partir
    sirena @out | sonar, pasar, gritar, callarse
    semáforo @out | cambiar, apagarse
    letrero @out | encenderse, apagarse, temblar, brillar
    farola @out | encenderse, apagarse, temblar
    ciudad @out | dormir, despertar, brillar, temblar, callarse
    noche @out | caer, llegar, empezar, pasar
    lluvia @out | caer, llegar, volver, pasar
    luna @out | salir, subir, brillar, esconderse
    teléfono | sonar, callarse, apagarse
    radio | sonar, callarse, apagarse
    piano | sonar, callarse, llorar
    saxofón | sonar, llorar, gritar, callarse
    disco | sonar, girar, rayarse
    pantalla | brillar, apagarse, encenderse
    cigarro | arder, apagarse
    vela | arder, temblar, apagarse
    humo | subir, volar, girar
    hielo | derretirse, romperse, crujir
    bar | cerrarse, llenarse, vaciarse
    hotel | arder, dormir
    ascensor @nowhere | subir, bajar, pararse, temblar
    puerta | abrirse, cerrarse, crujir
    ventana | abrirse, cerrarse, romperse
    gente @out | pasar, correr, mirar, callarse
    vecino | gritar, cantar, toser, reírse
    chofer | cantar, callarse, frenar
    coche @out | pasar, frenar, arder, volar
    moto @out | pasar, rugir, frenar
    corazón | latir, temblar, romperse
    voz | temblar, romperse, apagarse
    reloj | pararse, sonar
    cortina | moverse, caer, arder
    sueño | empezar, romperse, volver
    promesa - | romperse
    canción | empezar, sonar, volver
  `,
  tails: `
    out | en la esquina, en la avenida, en la acera, en la plaza, en el callejón, en la terraza, en el portal, bajo un farol
    out | en el andén, en la estación, a cielo abierto, sobre el puente, en la calle, en el centro, junto al tren, en la azotea
    out | frente al cine, frente al bar, frente al hotel, contra el viento, en el cemento, en el asfalto
    out | en la parada, en la neblina, al doblar la esquina, en la luz roja, en el semáforo, en la ciudad
    out | en la escalera, en el tejado, junto al mercado, en la garúa, por la ventana
    out | en un callejón sin salida, entre la gente, en la corriente, en el parque, en el jardín, bajo un cielo gris
    out | por la orilla, bajo la llovizna, a contraluz, en la glorieta, en la banqueta
    out - | en la oscuridad, en la basura, en la calle oscura, bajo el temporal, en un mal barrio
    out + | con luna llena, bajo las estrellas, entre faroles, en plena fiesta
    in | en el salón, en el bar, en el hotel, en la cocina, en la cantina, en el pasillo, en el sillón, en el sofá
    in | en el rincón, en el balcón, contra la pared, en la penumbra, en el ascensor, sobre el colchón, en el taxi
    in | en la habitación, en el camerino, en la barra, en la mesa, en la cama, en mi cuarto, en tu casa, en el baño
    in | junto al piano, junto al espejo, en la alfombra, entre las sombras, tras la cortina, en un cuarto piso
    in - | en un cuarto vacío, en un hotel vacío, en un bar sin nombre, en la sala fría
    in + | entre risas, entre copas, entre amigos, a todo color
    time | en hora pico, antes del tren, a última hora, en plena noche, al cerrar el bar
    past | la noche del apagón, cuando cerró el bar
    long | hasta el último tren, hasta cerrar, hasta que cierre el bar
    how | con tacones, a media voz, como un extraño, sin paraguas, con estilo
  `,
};
