import type { SceneText } from '../../engine/pack.ts';

/** The road: trucks, petrol stations, dust and maps. */
export const ROAD: SceneText = {
  name: 'road',
  genres: {
    country: 7,
    rock: 5,
    folk: 2,
    reggae: 1,
    pop: 1,
    latin: 1,
    metal: 1,
    hiphop: 0.5,
    jazz: 0.5,
    rnb: 0.5,
    classical: 0.4,
  },
  nouns: `
    carretera | f any | vacío, largo, mojado, desierto
    autopista | f any | vacío, largo
    desvío | m any | oscuro, último
    curva | f any | cerrado, último, ciego
    frontera | f one any | cerrado, lejano
    desierto | m one any | ardiente, quieto
    pueblo | m one any | dormido, vacío, lejano
    motel | m one any | barato, vacío, último
    gasolina | f one mass | caro, barato
    camión | m own | viejo, pesado, lento
    camioneta | f own | viejo, rojo, roto
    auto | m own | viejo, prestado, rojo
    motor | m any | viejo, caliente, cansado
    volante | m any | caliente, roto
    freno | m any | gastado, roto
    frenos | mp own | gastado, roto
    ruedas | fp any | gastado, nuevo
    faros | mp own | roto, encendido
    parabrisas | m any | roto, sucio
    rueda | f any | gastado, roto
    tienda | f one any | cerrado, vacío
    polvo | m one mass | rojo, fino, seco
    barro | m one mass | seco, rojo
    botas | fp own | viejo, gastado, sucio, nuevo
    cinturón | m own | viejo, roto
    billete | m own | último, arrugado
    equipaje | m own | ligero, viejo
    señal | f any | oxidado, lejano
    peaje | m any | último, vacío
    cruce | m any | oscuro, vacío
    buitre | m any | lento, hambriento
    sed | f one mass | largo, viejo
    atardecer | m any | rojo, lento, último
    montaña | f any | lejano, azul, nevado
    viajero | m any | cansado, solo
    camionero | m any | cansado, callado
    cerveza | f own | frío, último, barato
    armónica | f own | viejo, oxidado
  `,
  events: `
    manejar @out | camión, camioneta, auto, moto
    arreglar @out | motor, camión, auto, moto, rueda
    arrancar @out | motor, camión, auto, moto
    vender - @nowhere | auto, moto, camioneta, guitarra, caballo, botas
    comprar @nowhere | gasolina, boleto, mapa, sombrero, botas, cerveza, postal
    cargar | mochila, maleta, equipaje, guitarra, deuda
    robar | auto, moto, caballo, beso
    perder - | mapa, llave, sombrero, billete, mochila, cinturón
    perder - @nowhere | camino, tren, frenos
    encontrar + | pueblo, motel, mapa, camino, río, moneda, llave, sombra
    buscar @nowhere | pueblo, motel, camino, río, frontera, sombra
    cruzar @nowhere | frontera, desierto, puente, río, pueblo, valle, montaña
    pasar @nowhere | frontera, peaje, curva, puente
    dejar - @nowhere | pueblo, ciudad, motel, casa, maleta, llave
    tomar @out | carretera, desvío, camino, curva, autopista
    seguir @out | camino, río, señal, luz, tren, carretera
    llegar a @nowhere | frontera, pueblo, motel, río, valle
    volver a @nowhere | pueblo, carretera, casa, desierto
    salir de @nowhere | pueblo, motel, ciudad, desierto
    huir de - @nowhere | pueblo, ciudad, tormenta
    dormir en @nowhere | motel, camión, auto, desierto, camioneta
    parar en @nowhere | motel, tienda, pueblo, cruce
    caminar por @nowhere | carretera, desierto, camino, valle
    correr por @nowhere | carretera, valle, camino
    cantar en + @nowhere | carretera, camión, auto
    rezar en - @nowhere | curva, desierto
    mirar @out | horizonte, atardecer, estrellas, montaña, luna, cielo
    mirar | mapa, volante, parabrisas
    contar @out | estrellas, señal
    contar | moneda, historia
    leer @out | letrero, señal, cielo
    leer | mapa, carta, postal
    escribir | postal, carta, canción, nota
    escribir @other | nombre
    enviar @nowhere | postal, carta, foto
    encender | cigarro, radio, fogata, faros, fuego
    apagar - | cigarro, radio, fogata, motor, faros
    limpiar | parabrisas, botas, sombrero, auto
    sacudir | polvo, sombrero, botas
    tragar - | polvo
    morder - | polvo
    limpiar @out | polvo, barro
    pisar @out | barro, freno, frontera
    soltar @out | volante, freno
    apretar | volante, cinturón, freno
    girar @out | volante
    llenar | botella, mochila, vaso
    beber | cerveza, café, vino
    compartir + | cerveza, cigarro, camino, pan, sed
    tocar | guitarra, armónica
    tocar @other | mano, cara
    escuchar | radio, canción, motor
    oír @out | motor, tren, viento, caballo
    oír @other | voz, risa
    cantar + | canción
    silbar + | canción
    montar @out | caballo, moto
    amarrar @out | caballo, equipaje
    ponerse | botas, sombrero, abrigo, cinturón
    quitarse | botas, sombrero, abrigo
    apostar | sombrero, moneda, caballo, billete
    pagar @nowhere | peaje, motel, gasolina, deuda, café
    gastar - | billete, gasolina, moneda
    guardar | mapa, billete, postal, foto, llave, secreto
    quemar - | mapa, carta, foto, puente
    romper - | mapa, promesa, carta, espejo
    besar + @other | mano, boca
    recordar @nowhere | pueblo, camino, motel, canción
    recordar @nowhere @other | nombre, voz, cara
    olvidar - @nowhere | camino, promesa, pueblo
    olvidar - @nowhere @other | nombre, cara, voz
    soñar con @nowhere | desierto, río, frontera, tren
    hablar con | viento, camionero, luna, viajero
    llevar a + @nowhere | viajero
    invitar a + @nowhere | viajero, camionero
    maldecir - | calor, motor, polvo, lluvia
    aguantar - | calor, sed, viento
    perseguir @out | horizonte, sol, tren, tormenta, luna
  `,
  happenings: `
    motor @out | arrancar, rugir, apagarse, morirse, toser
    camión @out | pasar, frenar, arrancar, volver
    auto @out | pasar, frenar, arrancar, volar
    moto @out | pasar, rugir, arrancar, volar
    tren @out | pasar, llegar, silbar, partir
    rueda - @out | romperse, girar
    ruedas @out | girar, arder
    faros @out | brillar, apagarse, romperse
    radio @in | sonar, callarse, llorar
    polvo @out | subir, volar, caer
    viento @out | soplar, aullar, cambiar, callarse
    lluvia @out | caer, llegar, pasar
    tormenta - @out | llegar, pasar, rugir
    sol @out | salir, caer, quemar, arder
    luna @out | salir, subir, brillar
    estrellas @out | salir, brillar, caer
    caballo @out | correr, volver, beber
    buitre - @out | girar, volar, bajar, esperar
    perro | ladrar, correr, dormir, volver
    carretera @out | arder, brillar, subir
    pueblo @out | dormir, despertar, arder
    motel @out | arder, dormir, cerrarse
    letrero @out | caer, temblar, brillar
    fogata @out | arder, apagarse, crujir
    río @out | crecer, bajar, cantar, secarse
    frontera @out | cerrarse, abrirse
    viajero @out | pasar, cantar, dormir, volver
    camionero | cantar, silbar, dormir
    corazón | latir, temblar, arder
    canción | sonar, empezar, volver
    guitarra | sonar, llorar, callarse
    calor - @out | subir, caer
    atardecer @out | caer, arder, llegar
    puente - @out | temblar, romperse, caer
    desierto @out | arder, callarse, dormir
    cigarro | arder, apagarse
  `,
  tails: `
    out | en la carretera, en la frontera, en el camino, en el desierto, a cielo abierto, en la llanura, en el asfalto
    out | bajo el sol, al sur, en el valle, en el río, junto al río, en el barro, en el polvo
    out | en la curva, en el puente, bajo el puente, en la montaña, en el peaje, contra el viento, en la ladera
    out | en la sierra, sobre la tierra, en el cruce, en la vía, junto a la vía, en la lejanía, en la neblina, en el arcén
    out | detrás del tren, en la gasolinera, en la ribera, en la estación, en la quebrada
    out | en la bajada, en el llano, bajo el cielo, en la colina, junto a la cerca
    out | por la cuneta, bajo las estrellas, sobre las huellas, en el sendero, entre los pinos
    out - | en la tormenta, en la oscuridad, bajo el temporal, en un mal lugar, en la nada
    out + | con buen sol, con el viento a favor
    in | en el motel, en el camión, en la cabina, en la cantina, en el bar, en la cama
    in | bajo techo, en el salón, en la pensión, en el hotel
    in - | en un motel vacío, en un cuarto frío, en la celda
    in + | entre amigos, en la fiesta
    time | antes de la frontera, al caer el sol, con la primera luz, a la salida, con el calor
    long | hasta la frontera, hasta el mar, por todo el camino, mil kilómetros más, de sol a sol
    past | el día de la partida, cuando ardió el motel
    how | sin mapa, sin freno, a toda velocidad, con polvo en la voz, sin destino, como un vaquero, como un forastero
    how | rumbo al sur, rumbo al norte, sin dirección, a toda marcha, sin gasolina, en bicicleta, a todo pulmón, con la ventana abierta
  `,
};
