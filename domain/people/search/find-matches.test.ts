import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEARCH_QUERY_MAX_CHARS } from '../people-limits.ts';
import { findMatches } from './find-matches.ts';
import { MATCH_TIERS, type Searchable } from './match-entry.ts';
import { readQuery } from './read-query.ts';

const SONGS: readonly Searchable[] = [
  { name: 'Maré Alta', also: 'Maré Cheia', codes: ['QZTNG2600001', '099999000115'] },
  { name: 'Lua de Papel', also: 'Maré Cheia', codes: ['QZTNG2600002'] },
  { name: 'Devagar', also: 'Maré Cheia', codes: ['QZTNG2600018', '5901234123457'] },
  { name: 'Işık İzmir’de', also: 'Gökçe' },
  { name: 'Pre-save', also: 'Countdown to release' },
  { name: 'Mastering', also: 'Louder' },
  { name: 'Night Drive', also: 'Lena Ortiz' },
  { name: 'Ночной поезд' },
  { name: '夜に駆ける' },
  { name: '100 %' },
  { name: "Don't Look" },
];
const find = (query: string) => findMatches(SONGS, query, (song) => song).map(({ entry, tier }) => [entry.name, tier]);

test.each([
  ['dev', 'Devagar', 'words'],
  ['MARE alta', 'Maré Alta', 'words'],
  ['alta maré', 'Maré Alta', 'words'],
  ['mrae alta', 'Maré Alta', 'typo'],
  ['lune', 'Lua de Papel', 'near'],
  ['lua papel', 'Lua de Papel', 'words'],
  ['isik izmirde', 'Işık İzmir’de', 'words'],
  ['IŞIK İZMİR', 'Işık İzmir’de', 'words'],
  ['presave', 'Pre-save', 'words'],
  ['pre save', 'Pre-save', 'words'],
  ['presav', 'Pre-save', 'words'],
  ['pre-save', 'Pre-save', 'words'],
  ['prsave', 'Pre-save', 'typo'],
  ['presaves', 'Pre-save', 'words'],
  ['masterng', 'Mastering', 'typo'],
  ['mastrein', 'Mastering', 'typo'],
  ['nightdrive', 'Night Drive', 'words'],
  ['drive ortiz', 'Night Drive', 'words'],
  ['how do I get my night drive', 'Night Drive', 'near'],
  ['поезд', 'Ночной поезд', 'words'],
  ['поедз', 'Ночной поезд', 'typo'],
  ['駆け', '夜に駆ける', 'words'],
  ['%', '100 %', 'words'],
  ['dont look', "Don't Look", 'words'],
  ['don’t', "Don't Look", 'words'],
  ['QZTNG2600018', 'Devagar', 'code'],
  ['qz-tng-26-00018', 'Devagar', 'code'],
  ['ISRC: QZ-TNG-26-00018', 'Devagar', 'code'],
  ['upc 099999 000115', 'Maré Alta', 'code'],
  ['0099999000115', 'Maré Alta', 'code'],
  ['5901234123457', 'Devagar', 'code'],
  ['600018', 'Devagar', 'words'],
])('%j finds %s', (query, name, tier) => {
  expect(find(query)[0]).toEqual([name, tier]);
});

test.each(['QZTNG2600019', 'QZ-TNG-26-00019', '099999000116', 'zzzz', 'xylophone', '?', '', '  ', 'of', '(', '[a-z]'])(
  '%j finds nothing',
  (query) => {
    expect(find(query)).toEqual([]);
  },
);

test('a name that is what was typed comes first, then one that begins with it; equals keep their order', () => {
  const names = ['Tide Pool', 'High Tide', 'Tide', 'Low Tide'];
  const found = findMatches(names, 'tide', (name) => ({ name })).map(({ entry }) => entry);
  expect(found).toEqual(['Tide', 'Tide Pool', 'Low Tide', 'High Tide']);
  const songs = [
    { id: 1, name: 'Song' },
    { id: 2, name: 'Song' },
  ];
  expect(findMatches(songs, 'song', (song) => song).map(({ entry }) => entry.id)).toEqual([1, 2]);
});

test('what fits as typed hides what only resembles it', () => {
  expect(findMatches(['Time', 'Tide'], 'tide', (name) => ({ name })).map(({ entry }) => entry)).toEqual(['Tide']);
});

test('a text of any length and of any letters is cut, never an error', () => {
  expect(readQuery('é'.repeat(10_000)).text).toHaveLength(SEARCH_QUERY_MAX_CHARS);
  expect(readQuery('🎵'.repeat(10_000)).text).toBe('🎵'.repeat(SEARCH_QUERY_MAX_CHARS));
  expect(find(`Devagar ${' '.repeat(9000)}`)[0]).toEqual(['Devagar', 'words']);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      for (const [, tier] of find(typed)) expect(MATCH_TIERS).toContain(tier);
    }),
  );
});

const letters = fc.string({ unit: fc.constantFrom('a', 'e', 'm', 'n', 'r', 't'), minLength: 6, maxLength: 10 });

test('a name is found by itself, its words in any order, any of their beginnings, and with one mistake', () => {
  fc.assert(
    fc.property(letters, letters, fc.nat(5), (one, two, at) => {
      const found = (query: string) => findMatches([`${one} ${two}`], query, (name) => ({ name }))[0]?.tier;
      expect(found(`${two} ${one}`)).toBe('words');
      expect(found(`${one.slice(0, 3)} ${two.slice(0, 2)}`)).toBe('words');
      const mistaken = `${one.slice(0, at)}x${one.slice(at)}`;
      expect(found(`${mistaken} ${two}`)).toBe('typo');
    }),
  );
});
