import { expect, test } from 'vitest';
import { type CreditFields, findCreditGroups, listCreditedPeople, listMissingGroups } from './credit-groups.ts';
import { PERFORMER_PARTS } from './performer-part.ts';
import { PRODUCTION_ROLES } from './production-role.ts';

const NOBODY: CreditFields = {
  composer_name: null,
  songwriters: 'named',
  contributors: [],
  performers: [],
  production_credits: [],
  remixers: [],
};
const share = (role: CreditFields['contributors'][number]['role'], name = 'Ada Yıldız') => {
  return { contributors: [{ name, role, share_basis_points: 10_000 }] };
};

test.each<[Partial<CreditFields>, string[]]>([
  [{}, []],
  [{ composer_name: 'Ada Yıldız' }, ['composition']],
  [{ composer_name: '  ' }, []],
  [{ songwriters: 'traditional' }, ['composition']],
  [{ songwriters: 'unknown' }, []],
  [share('lyricist'), ['composition']],
  [share('translator'), ['composition']],
  [share('producer'), ['production']],
  [share('writer', ' '), []],
  [{ performers: [{ name: 'Mo', instrument: 'rap' }] }, ['performance']],
  [{ performers: [{ name: '', instrument: 'vocals' }] }, []],
  [{ remixers: ['Su Kaya'] }, ['production']],
  [{ remixers: [''] }, []],
  [{ production_credits: [{ name: ' ', role: 'producer' }] }, []],
  [
    {
      ...share('writer'),
      performers: [{ name: 'Mo', instrument: 'drums' }],
      production_credits: [{ name: 'Ada Yıldız', role: 'editor' }],
    },
    ['composition', 'performance', 'production'],
  ],
])('a track with %j has the groups %j', (fields, groups) => {
  expect(findCreditGroups({ ...NOBODY, ...fields })).toEqual(groups);
  expect([...groups, ...listMissingGroups({ ...NOBODY, ...fields })].toSorted()).toEqual([
    'composition',
    'performance',
    'production',
  ]);
});

test('every role of production fills its group, and every part of a performer the other', () => {
  for (const role of PRODUCTION_ROLES) {
    expect(findCreditGroups({ ...NOBODY, production_credits: [{ name: 'Ada', role }] })).toEqual(['production']);
  }
  for (const instrument of PERFORMER_PARTS) {
    expect(findCreditGroups({ ...NOBODY, performers: [{ name: 'Ada', instrument }] })).toEqual(['performance']);
  }
});

test('a person is listed once in a group, with everything they did', () => {
  const people = listCreditedPeople({
    ...NOBODY,
    composer_name: 'Ada Yıldız',
    contributors: [
      { name: 'Ada  Yıldız', role: 'composer', share_basis_points: 5000 },
      { name: 'Ada Yıldız', role: 'lyricist', share_basis_points: 2500 },
      { name: 'Su Kaya', role: 'producer', share_basis_points: 2500 },
    ],
    performers: [
      { name: 'Mo', instrument: 'rap' },
      { name: 'Mo', instrument: 'drums' },
      { name: ' ', instrument: 'piano' },
    ],
    production_credits: [{ name: 'Su Kaya', role: 'producer' }],
    remixers: ['Su Kaya'],
  });
  const written = Object.entries(people).map(([group, list]) => [
    group,
    list.map(({ name, words }) => `${name}: ${words.map(({ word }) => word).join(', ')}`),
  ]);
  expect(Object.fromEntries(written)).toEqual({
    composition: ['Ada Yıldız: composer, lyricist'],
    performance: ['Mo: rap, drums'],
    production: ['Su Kaya: producer, remixer'],
  });
});
