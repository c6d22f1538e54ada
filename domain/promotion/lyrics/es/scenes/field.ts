import type { SceneText } from '../../engine/pack.ts';

/** The field: harvest, animals, rivers, old trees. */
export const FIELD: SceneText = {
  name: 'field',
  genres: {
    folk: 6,
    country: 7,
    world: 6,
    classical: 3,
    reggae: 2,
    latin: 2,
    rock: 0.5,
    pop: 0.7,
    jazz: 0.3,
    rnb: 0.2,
    hiphop: 0.1,
    metal: 0.2,
    electronic: 0.1,
  },
  nouns: `
    campo | m own | verde, abierto, seco
    trigo | m one mass | maduro, dorado
    maíz | m own mass | tierno, maduro, amarillo
    semilla | f own | pequeño, último
    semillas | fp own | último, negro
    cosecha | f own | bueno, perdido, último
    surco | m any | hondo, seco, largo
    machete | m own | afilado, viejo
    carreta | f own | viejo, lento, vacío
    yegua | f own | blanco, manso
    vaca | f own | flaco, manso
    cabra | f own | blanco, terco
    cabras | fp own | terco, perdido
    rebaño | m own | lento, perdido
    gallo | m own | ronco, viejo, terco
    gallina | f own | gordo, blanco
    pájaro | m any | azul, herido, pequeño
    pájaros | mp any | azul, perdido
    arroyo | m any | claro, seco, frío
    pozo | m own | hondo, seco, viejo
    agua | f one mass tonic | frío, claro
    árbol | m any | viejo, caído, alto
    rama | f any | seco, roto, alto
    flor | f any | silvestre, seco, amarillo
    hierba | f one mass | alto, mojado
    leña | f own mass | seco, mojado
    granero | m own | viejo, vacío, rojo
    cerca | f own | roto, viejo, largo
    corral | m own | vacío, viejo
    cerro | m any | verde, azul, pelado
    sendero | m any | estrecho, perdido
    helada | f any | negro, temprano
    sequía | f one | largo, viejo
    nube | f any | negro, lento, blanco
    nubes | fp any | negro, lento, blanco
    lodo | m one mass | seco, rojo
    rancho | m own | viejo, pequeño, lejano
    poncho | m own | viejo, tejido, rojo
    abuelo | m mine |
    peón | m any | cansado, callado
    naranjo | m own | viejo, seco
    queso | m own | fresco, blanco
    grillo | m any | ronco, solo
    grillos | mp any | ronco, lejano
    luciérnaga | f any | pequeño
    violín | m own | viejo, prestado, triste
    canasta | f own | lleno, vacío, tejido
  `,
  events: `
    sembrar @out | trigo, maíz, semilla, semillas, campo
    regar @out | campo, trigo, surco, maíz, flores
    cosechar @out | trigo, maíz, miel
    cortar @out | trigo, leña, rama, hierba, flor, flores
    cortar | pan, queso
    recoger @out | leña, cosecha, flores, semillas, agua
    cargar @out | leña, carreta, agua, canasta
    cargar | deuda, maleta
    abrir @out | surco, portón, corral
    abrir | puerta, ventana
    cerrar - | puerta, ventana
    cerrar @out | portón, corral
    cavar @out | pozo, surco
    arreglar + @out | cerca, carreta, portón, granero
    pintar + @out | cerca, granero, portón, carreta
    construir + @out | granero, cerca, casa, corral
    vender - @nowhere | caballo, vaca, yegua, tierra, cosecha, rancho
    perder - @nowhere | cosecha, tierra, rebaño, rancho, sendero
    perder - | sombrero, machete, llave
    ganar + @nowhere | tierra, caballo
    heredar @nowhere | tierra, rancho, violín, caballo, deuda
    dejar - @nowhere | campo, rancho, valle, tierra
    volver a @nowhere | campo, rancho, valle, tierra, río
    llegar a @nowhere | río, rancho, valle, pozo
    cruzar @nowhere | río, arroyo, campo, valle, puente
    subir a @nowhere | cerro, árbol
    bajar a @nowhere | río, valle, pozo
    bajar de @nowhere | cerro, caballo, carreta
    caminar por @nowhere | sendero, campo, valle, cerro
    correr por @nowhere | campo, sendero, valle
    dormir en @nowhere | hamaca, granero, hierba, rancho
    bailar en + @nowhere | granero, campo, corral
    nadar en + @nowhere | río, arroyo
    cantar en + @nowhere | campo, corral, río
    montar @out | caballo, yegua
    ensillar @out | caballo, yegua
    amarrar @out | caballo, cabra, yegua
    soltar @out | caballo, rebaño, pájaro, cabras
    guiar @out | rebaño, cabras, carreta
    buscar @out | rebaño, cabras, sombra, agua, sendero
    seguir @out | río, sendero, rebaño, nube, pájaros
    cuidar + @out | rebaño, campo, cabras, tierra
    ordeñar @out | vaca, cabra
    alimentar @out | gallina, caballo, fuego
    perseguir @out | gallina, cabra, gallo, luciérnaga
    mirar @out | cielo, nubes, trigo, cerro, río, luna, estrellas
    contar @out | estrellas, nubes, cabras
    contar | historia, moneda
    oír @out | gallo, río, grillos, viento, pájaros
    oír | lluvia, perro
    oír @other | voz, risa
    esperar @out | lluvia, cosecha, sol, luna
    esperar a @other | abuelo, hermano
    pedir @nowhere | lluvia, tierra
    rezar por @nowhere | lluvia, cosecha, tierra
    maldecir - @out | helada, sequía, lluvia, sol
    oler @out | tierra, lluvia, flor, hierba
    pisar @out | tierra, lodo, hierba, surco
    sacar @out | agua
    beber @out | agua
    beber | vino
    compartir + | pan, queso, vino, agua, poncho
    probar + | miel, queso, maíz
    encender | fuego, vela, lámpara
    apagar - | fuego, vela, lámpara
    afilar @out | machete
    tocar | violín, guitarra, campana, tambor
    tocar @other | mano, cara
    cantar + | canción
    silbar + | canción
    tejer | poncho, hamaca, canasta
    ponerse | sombrero, poncho, zapatos
    quitarse | sombrero, poncho, zapatos
    plantar + @out | árbol, naranjo, flores
    trepar a + @nowhere | árbol, naranjo
    tumbar - @out | árbol
    saludar a + @out | vecino, peón
    abrazar a + @other | abuelo, madre
    recordar @nowhere | campo, río, valle, rancho
    recordar a @nowhere @other | abuelo, madre
    olvidar - @nowhere @other | nombre, voz
    olvidar - @nowhere | sendero, canción
    hablar con @out | luna, río, caballo, viento
    besar + @other | boca, mano
  `,
  happenings: `
    gallo @out | cantar, despertar, callarse
    perro @out | ladrar, correr, dormir
    caballo @out | correr, volver, dormir, beber
    yegua @out | correr, volver, beber
    vaca @out | dormir, beber, volver
    cabras @out | saltar, volver, bajar, correr
    rebaño @out | volver, bajar, dormir, beber
    pájaro @out | cantar, volar, volver, callarse
    pájaros @out | cantar, volar, volver, callarse
    grillo @out | cantar, callarse
    grillos @out | cantar, callarse
    luciérnaga @out | brillar, volar
    río @out | crecer, bajar, cantar, secarse, brillar
    arroyo @out | crecer, cantar, secarse
    pozo - @out | secarse
    lluvia @out | caer, llegar, volver, pasar
    nube @out | pasar, crecer, llorar
    nubes @out | pasar, crecer, llegar
    viento @out | soplar, cambiar, silbar
    helada - @out | llegar, volver, caer
    sequía - @out | volver, llegar, pasar
    trigo @out | crecer, brillar, arder, secarse
    maíz @out | crecer, secarse
    flor + @out | abrirse, crecer, nacer
    flores @out | abrirse, crecer, secarse
    árbol @out | crecer, caer, crujir
    rama @out | crujir, romperse, caer
    hierba @out | crecer, secarse, arder
    tierra @out | temblar, arder, abrirse
    granero - @out | arder, crujir, caer
    carreta @out | crujir, volver, pasar
    portón @out | crujir, abrirse, cerrarse
    fuego | arder, crujir, apagarse
    vela | arder, temblar, apagarse
    abuelo | cantar, silbar, rezar, dormir
    peón @out | cantar, silbar, volver
    vecino @out | cantar, silbar, llamar
    violín | sonar, llorar, callarse
    campana @out | sonar, callarse
    sol @out | salir, caer, brillar, quemar
    luna @out | salir, subir, brillar, crecer
    estrellas @out | salir, brillar, caer
  `,
  tails: `
    out | en el campo, en el valle, junto al maizal, cerca del río, junto al río, bajo el sol, bajo el cielo, en la montaña
    out | junto al trigal, en el portal, junto al corral, entre las flores, en la pradera, en la ladera, en la ribera, junto al pozo
    out | en la huerta, en la sierra, sobre la tierra, en la colina, bajo la encina, en la neblina, en el lodo, en el llano
    out | bajo el naranjo, bajo el nogal, en el sendero, junto al granero, bajo el alero, en el potrero, con el aguacero
    out | junto al arroyo, entre los pinos, junto al molino, en el camino, contra el viento, en la hierba, en el rocío
    out | bajo las estrellas, sobre las huellas, en la carreta, en la vereda, bajo la arboleda, en el olivar
    out | junto a la cerca, en el monte, en el horizonte, bajo la luna, junto a la laguna
    out - | en la sequía, en la helada fría, bajo la tormenta
    out + | con la cosecha, entre grillos, con el trigo maduro, con la flor abierta
    in | en la cocina, junto al fogón, en el rincón, en la cantina, en la cabaña, en el establo, en la casa vieja, en el pajar
    in | bajo el techo, bajo la lámpara, en la mesa, junto al fuego, en la bodega, en el lecho, en la sala
    in - | en el cuarto vacío, en el granero vacío
    in + | en familia, entre vecinos, con pan y vino
    time | al cantar el gallo, antes de la cosecha, después de la siembra, en la siega, en tiempo de lluvia, con la luna nueva
    long | hasta la cosecha, hasta que llueva, de sol a sol, hasta ver el sol
    past | el año de la sequía, cuando creció el río, cuando ardió el trigal
    how | con manos de tierra, sin sombrero, descalzos, con las botas puestas, con paso lento, con sudor
    how | a caballo, cuesta arriba, cuesta abajo
  `,
};
