/** Lines that show something. */
export const SPANISH_CLAUSES = `
  # verse
  {who} {past} {object} {tail}
  {who} {present} {object} {tail}
  {who} {past} {object} {tail:time}
  {who} {past} {object} {tail:past}
  {tail} {who} {past} {object}
  {tail} {who} {present} {object}
  {who} {past} {object} y {2.past} {2.object}
  {who} {present} {object} y {2.present} {2.object}
  Ya no {present:1s} {object} {tail:-how}
  Ya no {present:2s} {object} {tail:-how}
  Todavía {present:1s} {object}
  Aún {present:1s} {object} {tail}
  Todavía {present:2s} {object}
  Aún {present:2s} {object} {tail}
  Nunca {past:2s} {object} {tail:-how}
  Te vi {doing:2s} {object} {tail}
  Me viste {doing:1s} {object}
  Me viste {doing:1s} {object} {tail}
  Dicen que {past:2s} {object} {tail}
  Dicen que {past:3p} {object}
  Ellos {past:3p} {object} {tail}
  Nadie {past:3s} {object} {tail:-how}
  Nadie {present:3s} {object} {tail:-how}
  Alguien {past:3s} {object} {tail}
  Uno de los dos {past:3s} {object}
  Yo {imperfect:1s} {object} {tail}
  Tú {imperfect:2s} {object} {tail}
  Los dos {imperfect:1p} {object}
  Estoy {doing:1s} {object} {tail}
  Sigo {doing:1s} {object} {tail}
  Sigues {doing:2s} {object} {tail}
  Aprendí a {do:1s} {object}
  Aprendí a {do:1s} {object} {tail}
  Aprendiste a {do:2s} {object}
  Me enseñaste a {do:1s} {object}
  Te enseñé a {do:2s} {object}
  Volví a {do:1s} {object} {tail}
  Volviste a {do:2s} {object} {tail}
  Vine a {do:1s} {object} {tail}
  Salí a {do:1s} {object} {tail}
  Mi padre {past:3s} {object} {tail}
  Mi madre {imperfect:3s} {object} {tail}
  Mi abuelo {imperfect:3s} {object}
  Mi abuela {imperfect:3s} {object}
  Mi tío {imperfect:3s} {object} {tail}
  Tu hermano {past:3s} {object} {tail}
  Aquella vez {past:1p} {object}
  La noche que {past:2s} {object}
  El día en que {past:1p} {object}
  {actor} {past} {tail}
  {actor} {present} {tail}
  {past} {actor} {tail}
  {present} {actor} {tail}
  {imperfect} {actor} {tail}
  Ya {past} {actor} {tail}
  Ya {present} {actor} {tail}
  {actor} {past}, {who} {2.past} {2.object}
  {past} {actor} y {2.past:1s} {2.object}
  Cuando {past} {actor}, {2.past:1s} {2.object}
  {past:2s} {object} y {2.past} {2.actor}
  {past} {actor} y {2.past} {2.actor}
  {tail} {past} {actor}
  {past:1s} {object} y te fuiste
  {past:1s} {object} y no volví
  {past:2s} {object} y me fui
  {past:1s} {object} y pensé en ti
  {past:1p} {object} sin hablar
  He {participle:1s} {object} {tail}
  Has {participle:2s} {object} {tail}
  Hemos {participle:1p} {object} {tail}
  Mañana voy a {do:1s} {object}
  Voy {doing:1s} {object} {tail}
  Andas {doing:2s} {object} {tail}
  Entonces {past:1s} {object}
  Entonces {past:2s} {object}
  Entonces {past:1s} {object} {tail}
  {tail} te vi {doing:2s} {object}
  {tail} mi padre {past:3s} {object}
  {tail} {present} {actor}
  {tail} {imperfect:1p} {object}
  {tail} nadie {past:3s} {object}
  Mientras {imperfect} {actor}, {2.past:1s} {2.object}
  {who} {past} {object}, {2.past} {2.actor}
  {who} {present} {object}, {2.present} {2.actor}
  Luego {past:2s} {object} {tail}
  Y {past:1s} {object} {tail}
  Antes {imperfect:1p} {object}
  A veces {present:1s} {object} {tail}
  De niños {imperfect:1p} {object}
`;
