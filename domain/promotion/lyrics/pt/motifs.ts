/** Lines with a place for the title, the name or a custom word of the artist. */
export const PORTUGUESE_MOTIFS = `
  # title
  {m}, {tail}
  {m}, {past:1s} {object}
  {m}, {present:1s} {object}
  {m}, você {past:2s} {object}
  {m}, {actor} {present}
  {m}, {actor} {past}
  {m}, {actor} {imperfect}
  {m} e {actor}
  {m}, que {actor} {wish}
  {m}, vem {do:2s} {object}
  {m}, cantei {tail}
  {m}, eu canto {tail}
  {m}, {order:2s} {object}
  Cantei “{m}” {tail}
  # name
  {m}, {present:1s} {object} {tail}
  {m}, {past:1s} {object}
  {m}, eu {past:1s} {object}
  {m}, você {past:2s} {object}
  {m}, lembra de mim {tail}
  {m}, ainda {present:1s} {object}
  {m}, vem {do:2s} {object}
  {m}, quero {do:1s} {object}
  {m}, {actor} {present}
  {m}, {actor} {past}
  {m} {past:3s} {object}
  {m}, {order:2s} {object}
  Ai, {m}, {actor} {past}
  {m}, {tail}
  {m}, vem cá {tail}
  # word
  Escrevi “{m}” {tail}
  Eu disse “{m}” {tail}
  Você disse “{m}” {tail}
  Falei de {m} {tail}
  Sonhei com {m} {tail}
  Disse “{m}” e {past:1s} {object}
  “{m}”, eu disse {tail}
  Falo de {m} {tail}
  Ouvi “{m}” {tail}
  “{m}”, {actor} {past}
  “{m}”, e {actor} {present}
  Cantei “{m}” {tail}
  Pintei “{m}” {tail}
  Li “{m}” {tail}
  Só “{m}” {tail}
`;
