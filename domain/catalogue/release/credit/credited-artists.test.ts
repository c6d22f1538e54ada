import { expect, test } from 'vitest';
import { checkCreditedArtists, composeArtistName } from './credited-artists.ts';
import { getPrimaryArtist, listMainArtists } from './primary-artist.ts';

const DUO = {
  release_type: 'single',
  various_artists: false,
  co_artists: ['Mo', 'Su'],
  featured_artists: ['Kim'],
} as const;

test.each([
  [['Ada'], [], 'Ada'],
  [['Ada', 'Mo'], [], 'Ada & Mo'],
  [['Ada', 'Mo', 'Su'], ['Kim', 'Lu'], 'Ada, Mo & Su feat. Kim & Lu'],
])('%j with the guests %j is %s', (mains, featured, name) => {
  expect(composeArtistName(mains, featured)).toBe(name);
});

test('[S3-039] a release shows all its artists; only a compilation can be by various artists', () => {
  expect(getPrimaryArtist(DUO, 'Ada')).toBe('Ada, Mo & Su feat. Kim');
  expect(listMainArtists(DUO, 'Ada, Mo & Su feat. Kim')).toEqual(['Ada', 'Mo', 'Su']);
  for (const co_artists of [[], ['Mo'], ['Mo', 'Su'], ['Mo', 'Su', 'Lu']]) {
    for (const featured_artists of [[], ['Kim'], ['Kim', 'Ay']]) {
      const release = { ...DUO, co_artists, featured_artists };
      expect(listMainArtists(release, getPrimaryArtist(release, 'Ada'))).toEqual(['Ada', ...co_artists]);
    }
  }
  expect(getPrimaryArtist({ ...DUO, release_type: 'album', various_artists: true }, 'Ada')).toContain('Ada');
  const compilation = { ...DUO, release_type: 'compilation', various_artists: true } as const;
  expect(getPrimaryArtist(compilation, 'Ada')).toBe('Various Artists');
  expect(listMainArtists(compilation, 'Various Artists')).toEqual(['Various Artists']);
});

test('nobody is credited twice, and no more artists than stores show', () => {
  const codes = (names: string[]) => checkCreditedArtists('co_artists', names, ['Ada Kaya']).map(({ code }) => code);
  expect(codes(['Mo Deniz', 'Su'])).toEqual([]);
  expect(codes(['ada  kaya'])).toEqual(['featured_is_artist']);
  expect(codes(['Mo Deniz', 'MO DENIZ'])).toEqual(['featured_twice']);
  expect(codes(Array.from({ length: 40 }, (_, i) => `Artist ${i}`))).toEqual(['max_count']);
});
