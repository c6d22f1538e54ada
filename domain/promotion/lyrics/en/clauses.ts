/** Lines that show something. */
export const ENGLISH_CLAUSES = `
  # verse
  {who} {past} {object} {tail}
  {who} {present} {object} {tail}
  {tail} {who} {past} {object}
  {tail} {who} {present} {object}
  You {past:2s} {object}, I {2.past:1s} {2.object}
  I {past:1s} {object}, you {2.past:2s} {2.object}
  I {present:1s} {object}, you {2.present:2s} {2.object}
  {who} {past} {object} and {2.past} {2.object}
  {who} {present} {object} and {2.present} {2.object}
  I still {present:1s} {object} {tail}
  You never {past:2s} {object} {tail}
  We used to {base:1p} {object} {tail}
  I watched you {base:2s} {object} {tail}
  I saw you {base:2s} {object} {tail}
  They say you {past:2s} {object} {tail}
  They say I {past:1s} {object} {tail}
  Nobody {past:3s} {object} {tail}
  Somebody {past:3s} {object} {tail}
  One of us {past:3s} {object} {tail:-often}
  I was {doing:1s} {object} {tail}
  You were {doing:2s} {object} {tail}
  You left me {doing:1s} {object} {tail:-often}
  I learned to {do:1s} {object} {tail}
  You taught me to {do:1s} {object} {tail}
  My father {past:3s} {object} {tail}
  My mother {past:3s} {object} {tail}
  The last time you {past:2s} {object}
  The first time we {past:1p} {object}
  {actor} {past} {tail}
  {actor} {present} {tail}
  {actor} {past}, {who} {2.past} {2.object}
  {actor} {present}, {who} {2.present} {2.object}
  I {past:1s} {object} while {2.actor} {2.past}
  You {past:2s} {object} while {2.actor} {2.past}
  You {past:2s} {object}, {2.actor} {2.past}
  {who} {past} {object} before {2.actor} {2.past}
  When {actor} {past}, {who} {2.past} {2.object}
  {actor} {past} and {2.actor} {2.past}
  I stayed to {do:1s} {object} {tail}
  I came to {do:1s} {object} {tail}
  You came to {do:2s} {object} {tail}
  I dreamed I {past:1s} {object} {tail}
  Once {who} {past} {object} {tail:-often}
  Then {who} {past} {object} {tail:-often}
  So {who} {past} {object} {tail:-often}
  No one’s {doing} {object} {tail}
  I’m {doing:1s} {object} {tail}
  You’re {doing:2s} {object} {tail}
  Somebody’s {doing} {object} {tail}
  I’ve {participle:1s} {object} {tail:-time}
  You’ve {participle:2s} {object} {tail:-time}
  We’ve {participle:1p} {object} {tail:-time}
  Tomorrow I’ll {do:1s} {object}
  Your brother {past:3s} {object} {tail}
  We {past:1p} {object} and called it home
  You {past:2s} {object} and wished me well
  I {past:1s} {object} and thought of you
  We {past:1p} {object} the night we met
  We were {doing:1p} {object} {tail}
  Your mother {past:3s} {object} {tail}
  A stranger {past:3s} {object} {tail}
  {who} {past} {object}, {2.actor} {2.past}
  {tail} {actor} {past}
`;
