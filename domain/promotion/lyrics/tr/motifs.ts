/** Lines with a place for the title, the name or a custom word of the artist; `{m:dat}` puts it into a case. */
export const TURKISH_MOTIFS = `
  # title
  {m}, {object} {past:1s}
  {m}, {past:1s} {object}
  {m}, {object} {past:1p}
  {m}, {past:1p} {object}
  {m}, {object} {past:2s}
  {m}, {actor} {past}
  {m}, {past} {actor}
  {m}, {actor} {aorist}
  {m}, {actor} {present}
  {m}, {tail}
  {m}, {m}, {tail}
  {m}, bir daha, {tail}
  {m}, dedim {tail}
  {m}, söyle {tail}
  {m}, söyleriz {tail}
  {m}, {aorist:1s} {object}
  {m}, {actor} {past} {tail}
  {m}, {object} {past:1s} {tail}
  # name
  {m}, {object} {past:1s} {tail}
  {m}, {object} {past:2s} {tail}
  {m}, {past:2s} {object}
  {m}, {past:1s} {object}
  {m}, {object} {aorist:1s}
  {m}, {object} {did:2s}
  {m}, {actor} {past} {tail}
  {m}, {actor} {present}
  {m}, {actor} {aorist}
  {m}, {do:2s} {object}
  {m}, {tail}
  {m}, gel {tail}
  {m}, duy beni {tail}
  {m:ins} {object} {past:1s}
  {m:ins} {object} {past:1p}
  {m:acc} andım {tail}
  {m:dat} yazdım {tail}
  {m:gen} adı {tail}
  # word
  {m} dedim {tail}
  {m} dedin {tail}
  {m} yazdım {tail}
  {m} deyip {past:1s} {object}
  {m} deyip {object} {past:1s}
  {m} deyip {past:2s} {object}
  {m:acc} andım {tail}
  {m:acc} sordum {tail}
  {m:abl} söz ettim {tail}
  {m:abl} söz ettin {tail}
  {m:acc} anlattım {tail}
  {m:acc} yazdım {tail}
  {m} kaldı aklımda {tail}
  {m}, dedim, {actor} {past}
  {m} dedin, {past} {actor}
`;
