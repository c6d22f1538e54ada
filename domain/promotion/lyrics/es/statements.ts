/** Lines that say something: choruses, pre-choruses and bridges. */
export const SPANISH_STATEMENTS = `
  # hook
  Quiero {do:1s} {object} contigo
  Quiero {do:1s} {object} {tail}
  Déjame {do:1s} {object} {tail}
  Por ti yo {present:1s} {object}
  Solo por ti {present:1s} {object}
  Por ti {present:1s} {object} {tail:-you}
  Si te vas, {order:2s} {object}
  Si {present:2s} {object}, yo {2.present:1s} {2.object}
  Nunca aprendí a {do:1s} {object}
  Nunca quise {infinitive:1s} {object}
  Nunca supe {do:1s} {object} {tail}
  Prométeme {do:2s} {object}
  Nadie más {present:3s} {object}
  Nadie más {present:3s} {object} {tail}
  Nadie como tú {present:3s} {object}
  ¿Cómo {do:1s} {object} sin ti?
  ¿Cuántas veces {past:1s} {object}?
  ¿Cuántas veces {past:2s} {object}?
  ¿Quién {present:3s} {object} {tail}?
  ¿Quién {present:3s} {object} por ti?
  ¿Para qué {do:1s} {object}?
  ¿Para qué {do:1s} {object} {tail}?
  ¿Y si {present:1p} {object} {tail}?
  ¿Y si mañana {present:1s} {object}?
  Vamos a {do:1p} {object} {tail}
  Un día voy a {do:1s} {object}
  Cuando {wish} {actor}, vuelve a mí
  Cuando {wish} {actor}, dime que sí
  Cuando {wish} {actor}, iré
  Hasta que {wish} {actor} {tail}
  {tail}, que {wish} {actor}
  {tail} {present} {actor}
  {tail} {present:1s} {object}
  {tail} {present:1p} {object}
  {tail}, {order:2s} {object}
  {tail}, que nadie {wish:3s} {object}
  {tail} voy a {do:1s} {object}
  {tail} te vi {doing:2s} {object}
  Canta mientras {present} {actor}
  Espero a que {wish} {actor}
  No quiero que {wish} {actor}
  Quiero que {wish} {actor} {tail}
  Ya sé que {present} {actor}
  Ya sé que {present} {actor} {tail}
  Siento que {present} {actor}
  Dile que {present} {actor}
  Dile que {present} {actor} {tail}
  Dile que aquí {present} {actor}
  Mira cómo {present} {actor}
  Y otra vez {present} {actor}
  Por ti {past} {actor} {tail}
  ¿Y si {present} {actor} {tail}?
  ¿Ves cómo {present} {actor}?
  Que no {wish} {actor} {tail}
  Ven, que {present} {actor} {tail}
  Sé por qué {present} {actor}
  No sé por qué {present} {actor}
  Aquí {present} {actor} {tail}
  {present:1s} {object}, {2.present} {2.actor}
  Que {wish} {actor} {tail}
  Que {wish} {actor} y {2.wish} {2.actor}
  Aunque {wish} {actor}, sigo aquí
  Si {present} {actor}, piensa en mí
  Si {present} {actor}, {2.order:2s} {2.object}
  Tú y yo {present:1p} {object} {tail}
  Siempre {present:1s} {object} {tail}
  Dime quién {present:3s} {object}
  Dime quién {present:3s} {object} {tail}
  Dime quién {past:3s} {object} {tail}
  Dime que {present:2s} {object} {tail}
  Dime si {present:2s} {object}
  Dime si {present:2s} {object} {tail}
  Hay noches que {present:1s} {object}
  Tal vez {wish:1s} {object} {tail}
  Ojalá {wish:2s} {object}
  Ojalá {wish:2s} {object} {tail}
  Ojalá {wish:1s} {object}
  Ojalá {wish:1p} {object} {tail}
  Ojalá {wish} {actor} {tail}
  No tienes que {do:2s} {object}
  Ya no quiero {do:1s} {object}
  {past:1s} {object} por ti
  {past:2s} {object} y lo sé
  Dame tiempo de {do:1s} {object}
  Solo sé {do:1s} {object} {tail}
  Antes de irte, {order:2s} {object}
  Ven a {do:2s} {object} {tail}
  Nunca vas a {do:2s} {object}
  Siempre voy a {do:1s} {object}
  Mírame {do:1s} {object} {tail}
  ¿Vas a {do:2s} {object} {tail}?
  Enséñame a {do:1s} {object}
  Juro que {past:1s} {object} {tail}
  Sé que {past:2s} {object} {tail}
  {order:2s} {object} y {2.order:2s} {2.object}
  {order:2s} {object} {tail}
  No {wish:2s} {object} {tail:-how}
  No {wish:2s} {object}, {2.order:2s} {2.object}
  Di que {past:2s} {object} {tail}
  Que nadie {wish:3s} {object} {tail}
  Que alguien {wish:3s} {object} {tail}
  Quiero que {wish:2s} {object} {tail}
  No voy a {do:1s} {object} {tail:-how}
  Yo vine a {do:1s} {object} {tail}
  Tuve que {do:1s} {object} {tail}
  Hay que {do:3s} {object} {tail}
  Voy a {do:1s} {object} {tail}
  Vuelve a {do:2s} {object} {tail}
  Vuelve y {order:2s} {object} {tail}
  Tú sabes {do:2s} {object}
  ¿Te acuerdas? {past:1p} {object}
  Una vez más {present:1s} {object}
  Otra vez {present:1s} {object} {tail}
  Otra vez {past:2s} {object}
  Deja que {wish} {actor} {tail}
  Mientras {present} {actor}, aquí estoy
  No me canso de {do:1s} {object}
  # hook happy in_love euphoric energetic
  Ven y {order:2s} {object} conmigo
  Hoy {present:1p} {object} {tail}
  Esta noche {present:1p} {object}
  Me gusta cómo {present:2s} {object}
  Contigo {present:1s} {object} {tail}
  Contigo quiero {do:1s} {object}
  Juntos {present:1p} {object} {tail}
  Qué ganas de {do:1s} {object}
  Qué lindo {present:2s} {object} {tail}
  {past:1p} {object} hasta el final
  Quédate, {present:1p} {object}
  Hoy sí que {present} {actor} {tail}
  Por ti {present} {actor} {tail}
  Que {wish} {actor}, que {2.wish} {2.actor}
  Bésame mientras {present} {actor}
  Baila mientras {present} {actor}
  Hoy que {wish} {actor} {tail}
  # hook sad depressed
  ¿Por qué {past:2s} {object}?
  ¿Por qué {past:1s} {object}?
  Ya no puedo {do:1s} {object}
  {past:1s} {object} y no estás
  {past:2s} {object} y te perdí
  No queda quien {wish:3s} {object}
  Debí {infinitive:1s} {object} {tail}
  ¿De qué sirve {do:3s} {object}?
  Sigo aquí {doing:1s} {object}
  Es tarde para {do:1s} {object}
  ¿Dónde estás cuando {present} {actor}?
  Me cuesta {do:1s} {object} {tail}
  Sin ti no sé {do:1s} {object}
  Aquí ya nadie {present:3s} {object}
  Y tú no estás y {present} {actor}
  Cada vez que {present} {actor}
  # hook angry aggressive
  Anda y {order:2s} {object} {tail}
  No me pidas {do:1s} {object}
  Ni se te ocurra {do:2s} {object}
  {past:2s} {object}, ya te vi
  No vuelvo a {do:1s} {object} {tail}
  Jamás voy a {do:1s} {object}
  ¿Quién te dejó {do:2s} {object}?
  Quítate, voy a {do:1s} {object}
  Me cansé de {do:1s} {object}
  Nadie me obliga a {do:1s} {object}
  Me mentiste, {past:2s} {object}
  Yo sí {present:1s} {object} {tail}
  Vas a {do:2s} {object} {tail}
  Basta ya de {do:1s} {object}
  Ya no te creo, {past:2s} {object}
`;
