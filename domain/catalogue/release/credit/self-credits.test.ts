import { expect, test } from 'vitest';
import type { ProductionCredit } from './credits.ts';
import { addSelfCredits, findSelfName } from './self-credits.ts';

const LENA = { legal_first_name: 'Lena', legal_last_name: 'Ortiz' };
const NOBODY = { legal_first_name: ' ', legal_last_name: '' };
const writer = (name: string, role: 'writer' | 'producer' = 'writer') => ({ name, role, share_basis_points: 5000 });

test.each([
  [LENA, { composer_name: 'Ada Kaya', contributors: [] }, 'Lena Ortiz'],
  [NOBODY, { composer_name: 'Ada Kaya', contributors: [] }, 'Ada Kaya'],
  [null, { composer_name: null, contributors: [writer('Ada Kaya'), writer('Rui Matos', 'producer')] }, 'Ada Kaya'],
  [null, { composer_name: 'Ada Kaya', contributors: [writer('Ada Kaya ')] }, 'Ada Kaya'],
  [null, { composer_name: null, contributors: [writer('Ada Kaya'), writer('Rui Matos')] }, null],
  [null, { composer_name: null, contributors: [] }, null],
])('the real name is that of the profile, or of the only writer: %j, %j', (artist, track, name) => {
  expect(findSelfName(artist, track)).toBe(name);
});

test.each<[ProductionCredit[], string[]]>([
  [[], ['Lena Ortiz producer', 'Lena Ortiz mixing_engineer']],
  [[{ name: '', role: 'editor' }], ['Lena Ortiz producer', 'Lena Ortiz mixing_engineer']],
  [[{ name: 'lena ortiz', role: 'producer' }], ['lena ortiz producer', 'Lena Ortiz mixing_engineer']],
  [
    [{ name: 'Rui Matos', role: 'producer' }],
    ['Rui Matos producer', 'Lena Ortiz producer', 'Lena Ortiz mixing_engineer'],
  ],
])('one tap adds producer and mixing engineer once beside others: %j', (credits, expected) => {
  const once = addSelfCredits(credits, 'Lena Ortiz');
  expect(once.map(({ name, role }) => `${name} ${role}`)).toEqual(expected);
  expect(addSelfCredits(once, 'Lena Ortiz')).toEqual(once);
});
