/** Own lines in Spanish with a place for the title, the name or a custom word. `{w}` stands without an article, for any noun. */
export const SLOTS_ES = `
# word
Hay {w} en cada canción
Traigo {w} en el corazón
Llevo {w} y un cajón
Huele a {w} tu balcón
Digo {w} sin razón
Sueño con {w} otra vez
Hablo de {w} y me crees
Me sabe a {w} tu voz
Busco {w} entre los dos
Queda {w} entre los dos
Entre {w} y el mar
{w}, {w}, hasta el mar
Sin {w} no sé cantar
Con {w} quiero bailar
Voy por {w} y por más
{w} y nada más
Dame {w}, dame más
Quiero {w} y algo más
Cuando digo {w} estás
Dijiste {w} y te vi
Guardo {w} para ti
{w} para ti
Todo es {w} por aquí
Escribo {w} aquí
Si hay {w}, yo canto así
Vuelve {w} cada día
Era {w} y no sabía
{w} de noche y de día
Me regalaste {w} ayer
Vuelve {w} al atardecer
{w} al amanecer
Pinto {w} en la pared
{w} y sed
{w} en la pared
Cambio {w} por tu amor
Cada {w} tiene sabor
{w} y calor
{w}, por favor
{w}, amor
{w}, sol
# name
{n}, lo canto por ti
{n}, esto es para ti
Para {n}, desde aquí
{n}, mírame aquí
{n}, estoy aquí
{n}, aquí
{n}, no dejo de cantar
Para {n}, frente al mar
{n}, ven a cantar
{n}, vamos a bailar
{n}, te voy a esperar
{n}, el mar
{n}, te debo una canción
Oh {n}, esta es tu canción
{n}, va mi canción
{n}, corazón
{n}, escúchame una vez más
{n}, dime dónde estás
{n}, no te vayas más
{n}, una vez más
{n}, mi amor
# title
{t}, lo vuelvo a cantar
{t}, vuelvo a cantar
{t}, no sé parar
{t}, sin final, sin parar
{t}, frente al mar
{t}, y cantar
{t}, dilo una vez más
{t}, una vez más
{t}, nada más
{t}, y algo más
{t}, ya no hay más
{t}, lo llevo en la voz
{t}, entre los dos
{t}, con tu voz
{t}, los dos
{t}, esa es mi canción
{t}, una canción
{t}, corazón
{t}, mi canción
{t}, todo empieza aquí
{t}, lo canto por ti
{t}, por ti
{t}, aquí
{t}, dime que sí
{t}, de noche y de día
{t}, quién lo diría
{t}, mi amor
{t}, por favor
{t}, {t}, con dolor
{t}, {t}, y calor
`;
