/** Lines with a place for the title, the name or a custom word of the artist; the word takes no article. */
export const SPANISH_MOTIFS = `
  # title
  {m}, {tail}
  {m}, y {present} {actor}
  {m}, ya {past} {actor}
  {m}, yo {present:1s} {object}
  {m}, {past:1p} {object}
  {m}, {past:2s} {object}
  {m}, {past:1p} {object} {tail}
  {m}, {past:1s} {object} {tail}
  {m}, {m}, {tail}
  {m}, {m}, {past:1s} {object}
  {m}, {m}, y {present} {actor}
  {m}, oh, {m}, {tail}
  Canto {m} {tail}
  Cantamos {m} {tail}
  # name
  {m}, {past:1s} {object} {tail}
  {m}, {past:1s} {object} por ti
  {m}, {past:1p} {object} {tail}
  {m}, {past:2s} {object} {tail}
  {m}, recuerda {object}
  {m}, aún {present:1s} {object}
  {m}, ven a {do:2s} {object}
  {m}, {order:2s} {object} {tail}
  {m}, {present} {actor} {tail}
  {m}, {present} {actor}, estoy aquí
  {m} {past:3s} {object} {tail}
  Para {m} {past:1s} {object}
  Oh, {m}, {past} {actor}
  {m}, {tail}
  # word
  Escribí «{m}» {tail}
  Dije «{m}» y {past:1s} {object}
  Dijiste «{m}» {tail}
  Me hablaste de {m} {tail}
  Soñé con {m} {tail}
  Cantamos «{m}» {tail}
  Pintaste «{m}» {tail}
  Leí «{m}» {tail}
  Hablabas de {m} {tail}
  {m}, dijiste, y {past} {actor}
  {m}, y {past} {actor}
  Grité «{m}» {tail}
`;
