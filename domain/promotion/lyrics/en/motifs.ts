/** Lines with a place for the title, the name or a custom word of the artist. */
export const ENGLISH_MOTIFS = `
  # title
  {m}, {tail}
  {m}, I {past:1s} {object}
  {m}, we {past:1p} {object}
  {m}, you {past:2s} {object}
  {m}, {actor} {present}
  {m}, {actor} {past}
  {m}, we {past:1p} {object} {tail}
  {m}, I {past:1s} {object} {tail}
  {m}, oh, {m}, {tail}
  {m}, oh, {m}, {actor} {present}
  {m}, {m}, {tail}
  {m}, {m}, I {past:1s} {object}
  {m} and {object}
  Call it {m}, I {past:1s} {object}
  We sang {m} {tail}
  I call it {m}, {tail}
  # name
  {m}, I {past:1s} {object} {tail}
  {m}, I {past:1s} {object} for you
  {m}, we {past:1p} {object} {tail}
  {m}, you {past:2s} {object} {tail}
  {m}, remember {object}
  {m}, I still {present:1s} {object}
  {m}, come {do} {object} with me
  {m}, I’d {do:1s} {object} {tail}
  {m}, {actor} {present} {tail}
  {m}, {actor} {present}, I’m here
  {m} {past:3s} {object} {tail}
  For {m} I {past:1s} {object}
  Oh, {m}, {actor} {past}
  {m}, {tail}
  # word
  I wrote “{m}” {tail}
  I whispered “{m}” {tail}
  You talked of {m} {tail}
  We talked of {m} {tail}
  I dreamed of {m} {tail}
  You said “{m}” and {past:2s} {object}
  I said “{m}” and {past:1s} {object}
  {m}, you said, and {past:2s} {object}
  “{m},” I said, and {past:1s} {object}
  We sang of {m} {tail}
  One word was “{m}”, {tail}
  “{m}”, {actor} {past}
  “{m}”, and {actor} {present}
  You painted “{m}” {tail}
`;
