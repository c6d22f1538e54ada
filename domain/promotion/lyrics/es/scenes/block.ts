import type { SceneText } from '../../engine/pack.ts';

/** The block and the studio: microphones, stairs, rent, brothers. */
export const BLOCK: SceneText = {
  name: 'block',
  genres: {
    hiphop: 12,
    reggae: 5,
    latin: 2,
    rnb: 3,
    electronic: 1,
    pop: 1,
    rock: 1,
    jazz: 0.4,
    metal: 0.5,
    country: 0.1,
    folk: 0.2,
    world: 1,
    classical: 0.1,
  },
  nouns: `
    barrio | m own | viejo, dormido, entero
    bloque | m own | gris, alto, viejo
    cancha | f one any | vacío, mojado
    balón | m own | viejo, roto, perdido
    portal | m any | oscuro, abierto, viejo
    reja | f any | oxidado, alto, cerrado
    estudio | m own | pequeño, prestado, oscuro
    bombo | m any | seco, pesado, hondo
    rima | f own | nuevo, afilado, suelto
    verso | m own | limpio, nuevo, crudo
    libreta | f own | viejo, roto, lleno
    lápiz | m own | gastado, viejo
    tinta | f own mass | negro, fresco
    cinta | f own | viejo, rayado
    altavoz | m own | roto, prestado
    auriculares | mp own | roto, prestado
    sudadera | f own | gris, viejo, negro
    tenis | mp own | gastado, blanco, nuevo
    bicicleta | f own | viejo, robado, roto
    renta | f own | caro, atrasado
    dinero | m own mass | sucio, fácil, ajeno
    billetes | mp own | arrugado, falso
    bolsillo | m own | roto, vacío
    trabajo | m own | duro, nuevo, último
    turno | m own | largo, último
    uniforme | m own | gris, manchado
    apodo | m mine |
    hermanos | mp mine |
    vecinos | mp own | callado, curioso
    patrulla | f any | lento, lejano
    patrón | m any | cruel, gordo
    casero | m any | furioso, cruel
    lata | f any | vacío, oxidado
    parque | m one any | vacío, oscuro
    tiempo | m own mass | perdido, prestado
    respeto | m own mass | ajeno
    orgullo | m own mass | herido, viejo
    hambre | f own mass tonic | viejo, largo
    suerte | f own mass | ajeno, nuevo
    cicatriz | f own | viejo, largo
    puño | m mine | cerrado, alto
    diploma | m own | arrugado, tardío
    mural | m own | enorme, viejo
    fama | f one mass | barato, ajeno
  `,
  events: `
    escribir | rima, verso, canción, carta
    escribir @other | nombre, apodo
    borrar | verso, rima, nombre
    llenar | libreta, bolsillo, mochila
    romper - | libreta, lápiz, promesa
    gastar - | dinero, billetes, tinta, suerte, tenis, tiempo
    grabar @in | canción, cinta, verso, rima
    soltar @in | verso, rima, pista
    tomar | micrófono, libreta, café
    agarrar | micrófono, mochila, gorra
    encender @in | micrófono, altavoz, luz
    encender | radio
    apagar - @in | micrófono, altavoz, radio, luz
    subir + @in | volumen, bajo
    bajar - @in | volumen, bajo
    repetir | verso, rima, coro
    repetir @other | apodo, nombre
    contar | dinero, billetes, moneda, historia
    contar - | deuda
    pagar @nowhere | renta, deuda, cuenta, estudio
    pagar a - @nowhere | casero, patrón
    deber - @nowhere | renta, dinero
    ganar + @nowhere | dinero, respeto, corona
    ganarse + @nowhere | respeto, pan, nombre
    perder - @nowhere | trabajo, turno, respeto, suerte, miedo, tiempo
    perder - | llave, mochila, billetes, balón, gorra
    buscar @nowhere | trabajo, dinero, suerte, rima
    encontrar + @nowhere | trabajo, ritmo, rima
    dejar - @nowhere | barrio, trabajo, uniforme, bloque
    volver a @nowhere | barrio, bloque, cancha, esquina, estudio
    salir de @nowhere | barrio, bloque, estudio, turno
    representar + @nowhere | barrio, bloque
    cuidar + @nowhere | barrio, esquina, orgullo
    cuidar a + @nowhere @other | madre, hermanos, hermano
    abrazar a + @other | madre, hermano
    llamar a @nowhere @other | hermano, madre, hermanos
    enfrentar - @nowhere | miedo, hambre
    enfrentar a - @nowhere | patrón, casero
    desafiar - @nowhere | suerte, miedo
    desafiar a - @nowhere | patrón
    vencer + @nowhere | hambre, miedo, sueño
    aguantar - | turno, sueño
    aguantar - @self | hambre
    tragar - @nowhere | orgullo, miedo
    cargar - | mochila, deuda, bombo
    cargar - @nowhere | apodo, cicatriz
    mostrar | cicatriz, puño, diploma
    levantar + | puño, mano, voz
    cerrar - | puño, puerta, reja, boca
    abrir | puerta, reja, libreta, mochila, ventana
    saltar @out | reja, muro
    pintar @out | muro, mural, reja, pared
    firmar | mural, pared
    jugar en + @nowhere | cancha, parque, calle
    dormir en - @nowhere | estudio, parque, piso
    crecer en @nowhere | barrio, bloque, calle
    correr por @nowhere | calle, parque, callejón
    caminar por @nowhere | barrio, calle, parque
    fumar en @nowhere | portal, escalera, parque
    sentarse en @nowhere | escalera, portal
    subir @nowhere | escalera
    subirse a @nowhere | techo, tren, bus
    patear @out | balón, lata, piedra
    patear - @out | puerta
    lanzar @out | balón, piedra, moneda
    esquivar - @out | patrulla, gente
    mirar | reloj, techo, libreta
    mirar @out | patrulla, luna, cancha
    oír | bombo, radio, perro, coro
    oír @out | patrulla, sirena
    oír @other | voz, risa, apodo
    escuchar | cinta, disco, bajo, radio
    seguir | ritmo, bajo, bombo
    ponerse | gorra, sudadera, tenis, uniforme, auriculares, cadena
    quitarse | gorra, uniforme, auriculares, cadena
    lavar | uniforme, tenis, gorra
    coser | bolsillo, mochila
    vender - @nowhere | cadena, bicicleta, reloj
    empeñar - @nowhere | cadena, reloj, altavoz
    prestar + @nowhere @self | gorra, bicicleta, dinero, micrófono
    compartir + | pan, dinero, micrófono, esquina
    robar - | beso, bicicleta, moneda
    recordar @nowhere | barrio, cancha, rima, esquina
    recordar @nowhere @other | apodo, nombre, risa
    olvidar - @nowhere | barrio, deuda, promesa
    olvidar - @nowhere @other | apodo, nombre, voz
    soñar con @nowhere | corona, fama, estudio, dinero
  `,
  happenings: `
    barrio @out | dormir, despertar, cantar, arder, callarse
    bloque @out | dormir, despertar, temblar
    bombo @in | sonar, golpear, temblar
    bajo @in | sonar, golpear, temblar, subir
    micrófono @in | apagarse, encenderse, temblar
    altavoz @in | sonar, temblar, romperse
    radio | sonar, callarse
    cinta @in | sonar, girar, romperse
    canción | sonar, empezar, volver
    coro + | sonar, subir, crecer
    rima | nacer, volver, sonar
    verso | nacer, volver, sonar
    patrulla - @out | pasar, frenar, volver, girar
    sirena - @out | sonar, pasar, gritar, callarse
    hermano | volver, cantar, llamar, reírse
    hermanos | volver, cantar, crecer, reírse
    madre | rezar, esperar, cantar, llorar
    vecinos | gritar, bailar, mirar, callarse
    casero - | gritar, llamar, volver
    perro @out | ladrar, dormir, correr
    reja @out | abrirse, cerrarse, temblar
    puerta | abrirse, cerrarse, temblar
    balón @out | rodar, volar, volver, saltar
    lata @out | rodar, sonar
    muro @out | caer, temblar
    cancha @out | llenarse, dormir, mojarse
    dinero | llegar, volar
    suerte | cambiar, llegar, volver
    hambre - | volver, crecer, pasar
    miedo - | volver, crecer, pasar
    orgullo | doler
    cicatriz | doler, arder
    lluvia @out | caer, llegar, pasar
    sol @out | salir, caer, quemar
    luna @out | salir, subir, mirar
    voz | temblar, subir, romperse
    puño | temblar, subir
    corona - | caer
  `,
  tails: `
    out | en la esquina, en la acera, en la cancha, en la plaza, en el portal, en el callejón, en la avenida, bajo un farol
    out | en la calle, en el parque, en la escalera, en la azotea, en la parada, junto al muro, en el cemento, en el asfalto
    out | bajo el puente, a pleno sol, frente al bar, en la banqueta, detrás del mercado, entre vecinos, bajo el cielo
    out | en el barrio, contra el muro, por la orilla, junto a la vía, entre la gente, al lado del tren
    out | en la vereda, en la terraza, en el techo, en el centro, en la puerta, sobre el charco, en cada esquina
    out - | en la calle oscura, bajo la tormenta, entre la basura, en la oscuridad
    in | en el estudio, en la cabina, en el salón, en el rincón, en la habitación, en el sofá, en la cocina
    in | en el pasillo, con el bajo, con el bombo, en la consola, contra la pared, en un sótano, en mi cuarto
    in | en la oficina, en el almacén, en la bodega, junto a la ventana, sobre el papel, a media luz
    in - | en la celda, en el cuarto vacío, en la sala fría
    in + | en familia, entre hermanos, con la puerta abierta
    time | a fin de mes, antes del turno, después del turno, de lunes a viernes, al primer intento, en un segundo
    long | hasta fin de mes, todo el turno, veinte años, hasta quedar sin voz
    past | en la niñez, antes de la fama, el año de la mudanza, cuando no había pan
    how | sin permiso, con respeto en la voz, sin padrino, con el puño cerrado, con hambre, sin dinero, sin contrato, con honor
    how | con la frente en alto, con estilo, de memoria, con poca luz, con las manos vacías, sin miedo a caer
    how | en bicicleta, camino a casa, a carcajadas
    how + | con mi gente, con mis hermanos, con todo el barrio
  `,
};
