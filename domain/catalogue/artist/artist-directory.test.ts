import { expect, test } from 'vitest';
import { buildArtistDirectoryQuery, readArtistDirectoryFilter } from './artist-directory.ts';
import { foldName } from './fold-name.ts';

test('a filter is read from an address and written back', () => {
  const filter = readArtistDirectoryFilter({ q: ' gece ', genre: 'jazz', country: 'tr', sort: 'newest' });
  expect(filter).toEqual({ q: 'gece', genre: 'jazz', country: 'TR', sort: 'newest' });
  expect(buildArtistDirectoryQuery(filter)).toBe('q=gece&genre=jazz&country=TR&sort=newest');
  expect(buildArtistDirectoryQuery(readArtistDirectoryFilter({}))).toBe('');
});

test.each([
  ['values that do not exist', { genre: 'noise', country: 'XX', sort: 'best' }, { q: '' }],
  ['inherited names', { genre: 'constructor', country: '__proto__', sort: 'toString' }, { q: '' }],
  ['characters nobody types', { q: 'a\u0000\u200b\u0007b' }, { q: 'a   b' }],
  ['ten thousand characters', { q: 'ğ'.repeat(10_000) }, { q: 'ğ'.repeat(60) }],
  ['only spaces', { q: ' \u200b\t ' }, { q: '' }],
])('a filter with %s is read without an error', (_name, query, expected) => {
  expect(readArtistDirectoryFilter(query as Record<string, string>)).toEqual({
    genre: null,
    country: null,
    sort: 'followers',
    ...expected,
  });
});

test.each([
  ['IŞIK  İzmir’de', 'isik izmirde'],
  ['i\u0307zmir ışık', 'izmir isik'],
  ['Sigur Rós', 'sigur ros'],
  ['MØ & Ægir Straße', 'mo & aegir strasse'],
  ['ΜΟΥΣΙΚΉ', 'μουσικη'],
  ['КИНО Й', 'кино и'],
  ['Ａｂｃ\u200b', 'abc'],
  [' 音楽 ', '音楽'],
])('%j is folded to %j', (name, folded) => {
  expect(foldName(name)).toBe(folded);
  expect(foldName(folded)).toBe(folded);
});
