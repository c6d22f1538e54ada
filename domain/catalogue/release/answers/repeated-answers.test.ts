import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleDraft } from '../../../testing/sample-draft.ts';
import { findAnswerSources } from './answer-sources.ts';
import {
  keepIncluded,
  listRepeatedStores,
  pickRepeated,
  type RepeatedAnswers,
  startAnswers,
} from './repeated-answers.ts';

const LAST = pickRepeated(
  sampleDraft({
    primary_genre: 'jazz',
    secondary_genre: 'rnb',
    record_label: 'Night Records',
    p_line_owner: 'Ada Kaya',
    territory_mode: 'except',
    territories: ['DE'],
    claim_policy: 'track',
    release_opening: 'one_instant',
    release_time: '18:00',
    release_zone: 'Europe/Istanbul',
  }),
);
const ARTIST = { primary_genre: 'pop', secondary_genre: 'rock' } as const;
const STANDARD = { store_ids: ['spotify', 'deezer'] };

test('a draft takes the habits of the last release, and none of what belongs to one song', () => {
  expect(startAnswers({}, { last: LAST, artist: ARTIST, standard: STANDARD })).toEqual(LAST);
  const fields = Object.keys(pickRepeated(sampleDraft()));
  for (const field of ['title', 'upc', 'release_date', 'artwork', 'artwork_ai', 'tracks', 'p_line_year', 'schedule']) {
    expect(fields).not.toContain(field);
  }
});

test('a first release takes the genre of its artist and the stores of the plan', () => {
  const taken = { primary_genre: 'pop', secondary_genre: 'rock', store_ids: ['spotify', 'deezer'] };
  expect(startAnswers({}, { last: null, artist: ARTIST, standard: STANDARD })).toEqual(taken);
});

test('the file comes before the last release, and a group is taken as a whole', () => {
  const file = { primary_genre: 'folk', language: 'es' } as const;
  const taken = startAnswers({}, { file, last: LAST, artist: ARTIST, standard: STANDARD });
  expect(taken).toMatchObject({ primary_genre: 'folk', language: 'es', record_label: 'Night Records' });
  expect(taken).not.toHaveProperty('secondary_genre');
});

test('what was sent stays, also when it is empty', () => {
  const sent = { primary_genre: 'rnb', language: null, territory_mode: 'worldwide' } as const;
  const taken = startAnswers(sent, { last: LAST, artist: ARTIST, standard: STANDARD });
  for (const field of ['primary_genre', 'secondary_genre', 'language', 'territory_mode', 'territories']) {
    expect(taken).not.toHaveProperty(field);
  }
});

test('an answer that the plan lacks is not repeated', () => {
  expect(keepIncluded(LAST, () => true)).toEqual(LAST);
  expect(keepIncluded(LAST, () => false)).toEqual({
    ...LAST,
    secondary_genre: null,
    record_label: null,
    release_opening: 'local_midnight',
    release_time: null,
    release_zone: null,
  });
});

const STORES = [
  { id: 'spotify', premium: false },
  { id: 'deezer', premium: false },
  { id: 'anghami', premium: true },
];

test.each([
  ['every store of the plan without an earlier release', null, ['spotify', 'deezer', 'anghami']],
  [
    'not the store that was left out',
    { store_ids: ['spotify', 'anghami'], had_premium_stores: true },
    ['spotify', 'anghami'],
  ],
  [
    'the stores that a plan has added since',
    { store_ids: ['spotify'], had_premium_stores: false },
    ['spotify', 'anghami'],
  ],
])('a draft goes to %s', (_, last, stores) => {
  expect(listRepeatedStores(STORES, last)).toEqual(stores);
});

const genre = fc.constantFrom('pop', 'jazz', 'rnb', null);
const answers = fc.record(
  {
    primary_genre: genre,
    secondary_genre: genre,
    language: fc.constantFrom('tr', 'en', null),
    record_label: fc.constantFrom('Night Records', null),
    p_line_owner: fc.constantFrom('Ada Kaya', null),
    c_line_owner: fc.constantFrom('Ada Kaya', null),
    territory_mode: fc.constantFrom('worldwide', 'only', 'except'),
    territories: fc.subarray(['TR', 'BR', 'DE']),
    claim_policy: fc.constantFrom('monetize', 'track', 'block'),
    store_ids: fc.subarray(['spotify', 'deezer', 'anghami']),
    release_time: fc.constantFrom('18:00', null),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<RepeatedAnswers>>;

test('whatever there is to take, no sent field changes, and a second time takes nothing more', () => {
  fc.assert(
    fc.property(answers, answers, fc.option(answers), answers, answers, (sent, file, last, artist, standard) => {
      const origins = { file, last, artist, standard };
      const taken = startAnswers(sent, origins);
      const values = [file, last ?? {}, artist, standard];
      for (const [field, value] of Object.entries(taken)) {
        expect(sent).not.toHaveProperty(field);
        expect(values.map((origin) => origin[field as keyof RepeatedAnswers])).toContain(value);
      }
      expect(startAnswers({ ...sent, ...taken }, origins)).toEqual({});
    }),
  );
});

test('a draft in which nothing was changed comes from the last release', () => {
  fc.assert(
    fc.property(answers, (changed) => {
      const last = pickRepeated(sampleDraft({ ...changed, language: 'tr', store_ids: ['deezer'] }));
      const { store_ids } = STANDARD;
      const draft = sampleDraft(startAnswers({}, { last, artist: {}, standard: STANDARD }));
      expect(findAnswerSources(draft, { last, store_ids })).toMatchObject({
        'basic-info': 'last',
        platforms: 'last',
        distribution: 'last',
      });
    }),
  );
});
