/** Nouns that several scenes use: `word | marks | adjectives`. */
export const ENGLISH_NOUNS = `
  lamp | own | old, little, paper, dusty
  candle | any | little, crooked, last
  light | any | little, distant, fading
  letter | own | folded, unread, final, crumpled
  bottle | own | empty, green, broken
  note | own | crumpled, folded, little
  photograph | own | faded, crumpled, wedding
  ring | own | silver, wedding, little
  key | own | rusty, brass, spare
  coat | own | heavy, soaking, woollen, winter
  clock | any | broken, wooden, little
  street | any | narrow, empty, silent
  stairs | any many | narrow, wooden, broken
  floor | any | wooden, dusty
  bed | own | narrow, borrowed, empty
  dream | own | foolish, restless, broken
  debt | own | heavy, bitter
  ticket | own | crumpled, one-way, paper
  coin | own | silver, lucky, copper
  wine | own mass | cheap, bitter, summer
  song | own | simple, foreign, mournful, slow
  tune | any | simple, foreign, whistled
  name | mine |
  story | own | simple, crooked, foolish
  promise | own | broken, little, foolish
  secret | own | bitter, little, foolish
  hand | mine | open, trembling, weathered
  voice | mine | quiet, trembling, distant
  face | mine | weathered, sleeping, stubborn
  heart | mine | stubborn, heavy, reckless
  bridge | any | wooden, iron, narrow
  rain | one | steady, bitter, summer
  moon | one | yellow, rising, crooked
  stars | any many | northern, distant, silver
  stranger | any | silent, weary
  window | own | narrow, broken, dusty
  door | own | narrow, wooden, heavy
  lock | own | rusted, broken, heavy
`;
