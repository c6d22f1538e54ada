import type { SceneText } from '../../engine/pack.ts';

/** The dance floor: lights, sweat, drums, dawn. */
export const DANCE_FLOOR: SceneText = {
  name: 'dance-floor',
  genres: {
    electronic: 9,
    latin: 8,
    pop: 5,
    reggae: 3,
    rnb: 2,
    hiphop: 2,
    world: 2,
    rock: 1,
    jazz: 1,
    country: 0.3,
    folk: 0.2,
    metal: 0.2,
    classical: 0.1,
  },
  nouns: `
    pista | f one any | lleno, vacío, caliente
    fiesta | f own | largo, último, loco
    baile | m own | lento, último, prohibido
    ritmo | m any | lento, caliente, furioso
    bajo | m any | hondo, pesado, lento
    tambores | mp any | furioso, lejano, ronco
    maracas | fp own | viejo, pintado
    trompeta | f any | dorado, ronco, lejano
    parlante | m any | roto, viejo, gigante
    luces | fp any | azul, rojo, loco
    foco | m any | rojo, roto, azul
    láser | m any | verde, veloz
    espejos | mp any | roto, brillante
    cuerpo | m mine | mojado, encendido
    cintura | f mine | veloz, suelto
    cadera | f mine | loco, suelto
    caderas | fp mine | loco, suelto
    pies | mp mine | descalzo, cansado, veloz
    brazos | mp mine | abierto, alto
    piel | f mine | mojado, salado, caliente
    pelo | m mine | suelto, mojado
    labios | mp mine | rojo, salado
    ojos | mp mine | cerrado, negro, brillante
    falda | f own | corto, rojo, amarillo
    lentejuelas | fp own | dorado, roto
    collar | m own | dorado, roto
    perfume | m own mass | dulce, barato, caro
    trago | m own | largo, amargo, último
    tequila | m own mass | barato, dorado
    fila | f any | largo, eterno
    entrada | f own | último, caro, falso
    pulsera | f own | dorado, roto
    madrugada | f one | tibio, azul, largo
    multitud | f one | loco, feliz
    pareja | f own | nuevo, veloz
    orquesta | f any | viejo, entero
    cantante | m any | ronco, joven
    salsa | f any mass | lento, viejo
    cumbia | f any | lento, viejo, último
    bolero | m any | triste, viejo, lento
    paso | m own | torpe, nuevo, lento
    vuelta | f own | loco, último
    globo | m any | rojo, perdido
    volumen | m one | loco
    salida | f any | último, lejano
    hora | f any | exacto, último
  `,
  events: `
    bailar + | salsa, cumbia, bolero, canción
    cantar + | coro, bolero, cumbia, canción
    repetir + | coro, paso, vuelta, disco
    inventar + | paso, baile, ritmo
    aprender + | paso, baile, coro
    mover + | pies, cintura, caderas, cadera, cuerpo
    levantar + | brazos, vaso, trago
    soltar + | pelo, brazos, globo
    sacudir + | pelo, cuerpo, maracas, polvo
    cerrar | ojos
    abrir | brazos, ojos, puerta
    seguir | ritmo, bajo, tambor, luces
    seguir @other | paso, cintura, mirada
    sentir @nowhere | ritmo, bajo, calor, tambores
    sentir @nowhere @other | piel, cuerpo, perfume
    perder - | ritmo, pulsera, collar, paso, entrada
    perder - @nowhere | fiesta, noche
    buscar @other | ojos, labios, mirada, cuerpo
    buscar | salida, pareja, trago
    encontrar + | pareja, pulsera, ritmo, salida
    mirar @other | ojos, labios, caderas, pies
    mirar | luces, espejos, reloj, humo
    besar + @other | labios, boca, piel
    tocar @other | piel, pelo, mano
    tocar | trompeta, piano, tambor, maracas
    agarrar @other | cintura, mano
    oler @other | perfume, piel, pelo
    oír | tambores, trompeta, orquesta, bajo
    oír @other | voz, risa
    oír @out | sirena
    ponerse | vestido, falda, tacones, collar, lentejuelas, camisa, pulsera
    quitarse | tacones, camisa, collar, zapatos, pulsera
    estrenar + | vestido, zapatos, paso, camisa
    prestar + @nowhere @self | vestido, collar, perfume
    romper | collar, vaso, espejo
    romper - @nowhere | promesa, ritmo
    manchar - | camisa, vestido, falda
    pedir | trago, canción, ron, hielo
    tomar + | trago, tequila, ron
    servir | ron, tequila, trago, hielo
    compartir + | trago, hielo, secreto, ron
    derramar - | trago, ron, tequila
    pagar @nowhere | entrada, trago, deuda
    brindar con + | tequila, ron
    invitar a + @nowhere | pareja
    saludar a + | gente
    hacer | fila
    saltar @nowhere | fila, cadena
    cruzar @nowhere | pista, barra
    llenar + @in | pista, vaso
    entrar en @nowhere | pista, fiesta, ritmo
    salir de @nowhere | pista, fiesta
    volver a @nowhere | pista, fiesta, barra
    girar en + @nowhere | pista
    dormir en @nowhere | playa, taxi
    subir + @in | volumen, bajo
    bajar - @in | volumen, luces
    encender + | luces, foco, fiesta, noche
    apagar - | luces, foco
    prender + | fiesta, luces
    empezar + @nowhere | fiesta, baile
    terminar - @nowhere | fiesta, baile
    dejar - @nowhere | fiesta, pista
    recordar @nowhere | fiesta, bolero, paso, vestido
    recordar @nowhere @other | perfume, nombre, boca
    olvidar @nowhere | hora, deuda, promesa
    olvidar - @nowhere @other | nombre, cara, perfume
    gritar | coro
    gritar @other | nombre
    vencer + @nowhere | miedo, sueño
    perder + @nowhere | miedo
    esperar @nowhere | noche, canción, coro
    poner + @in | disco, cumbia, salsa, bolero
    grabar | disco, canción, coro
  `,
  happenings: `
    pista @in | arder, temblar, llenarse, vaciarse
    fiesta | empezar, terminar, arder, volver
    bajo @in | sonar, temblar, subir, golpear
    tambores | sonar, callarse, temblar, rugir
    tambor | sonar, rugir, temblar
    trompeta | sonar, gritar, llorar
    piano | sonar, callarse
    orquesta | tocar, sonar, callarse, empezar
    parlante @in | sonar, temblar, rugir
    luces @in | apagarse, encenderse, temblar, girar
    foco @in | apagarse, encenderse, girar
    láser @in | girar, temblar, brillar
    espejos @in | girar, brillar, temblar
    humo @in | subir, girar, bailar
    hielo | romperse, derretirse
    corazón | latir, saltar, bailar
    piel | arder, temblar, brillar
    cuerpo | arder, temblar
    ojos | brillar, arder, cerrarse
    pies | arder, volar
    gente | bailar, cantar, gritar, saltar
    multitud | bailar, cantar, gritar, saltar
    pareja | bailar, girar, reírse
    cantante @in | gritar, cantar, sudar
    fila @out | crecer, moverse
    canción | empezar, sonar, volver
    cumbia | empezar, sonar, volver
    bolero | sonar, terminar, volver
    coro + | subir, sonar, crecer, volver
    ritmo | subir, cambiar, volver
    noche | empezar, arder, caer, pasar
    madrugada | llegar, pasar
    calor | subir, bajar
    sol @out | salir, llegar
    luna @out | salir, bailar, brillar
    volumen @in | subir, bajar
    globo | subir, volar, romperse

    puerta | abrirse, cerrarse
    techo @in | temblar, sudar, arder
    disco @in | girar, sonar
    collar - | romperse
  `,
  tails: `
    in | en la pista, en el salón, en el bar, bajo el foco, entre la gente, en la tarima, en el rincón, en la barra
    in | en la oscuridad, entre el humo, con el bajo, contra la pared, en la cabina, en el escenario, junto a la consola
    in | con la orquesta, con la canción, en la esquina, bajo la luz, a media luz, a contraluz
    in | en la primera fila, con el tambor, con el coro, junto al parlante, frente al espejo, entre espejos, en el centro
    in | al compás, al ritmo del tambor, al ritmo de la salsa, con la cumbia, entre tanto ruido, en la penumbra
    in - | en la pista vacía, en un rincón vacío, en el bar vacío
    in + | con la sala llena, entre amigos, en plena fiesta, con alegría, con la música alta, a todo volumen
    out | en la calle, en la acera, en la terraza, en la azotea, en el balcón, bajo las estrellas, bajo el cielo, en la arena
    out | en la plaza, junto al mar, frente al mar, en el malecón, bajo la luna, en la entrada, en el jardín, sobre el puente
    out | en el tejado, en la fila, en la playa, en el portal, en la salida, en el callejón
    out - | en la calle vacía, bajo la llovizna
    out + | con luna llena, con el sol de frente
    time | a la una, hasta el fondo, al sonar el tambor, en la última canción, al primer compás, a la vuelta, al ritmo
    long | hasta que salga el sol, toda la canción, hasta el último compás, hasta caer, hasta sudar, hasta perder la voz
    past | cuando empezó la canción, cuando se fue la luz, la noche del carnaval
    how | sin zapatos, sin control, sin pausa, con los ojos cerrados, con la cintura, como un huracán, sin camisa
    how + | con sabor a ron, con dulzura, de alegría
  `,
};
