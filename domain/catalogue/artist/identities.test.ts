import { expect, test } from 'vitest';
import { checkIdentities, findAppleArtistId, isIsni } from './identities.ts';

test.each([
  ['1440818839', '1440818839'],
  ['https://music.apple.com/us/artist/ada-y%C4%B1ld%C4%B1z/1440818839', '1440818839'],
  ['music.apple.com/artist/1440818839?l=tr', '1440818839'],
  ['https://itunes.apple.com/tr/artist/ada/id1440818839', '1440818839'],
  ['https://music.apple.com/us/album/gece/1440818839', null],
  ['https://example.com/artist/1440818839', null],
  ['Ada', null],
])('the Apple Music page in %s is %s', (text, id) => {
  expect(findAppleArtistId(text)).toBe(id);
});

test.each(['0000 0001 2150 090X', '0000000121032683', 'https://isni.org/isni/0000000121032683', '0000-0001-2103-2683'])(
  'the ISNI %s has the right check character',
  (text) => {
    expect(isIsni(text)).toBe(true);
  },
);

test.each([
  [{ isni: '0000000121032684' }, 'isni', 'isni_invalid'],
  [{ isni: '000000012103268' }, 'isni', 'isni_invalid'],
  [{ apple_music_id: 'https://music.apple.com/us/album/gece/1440818839' }, 'apple_music_id', 'apple_not_artist'],
  [{ apple_music_id: 'Ada' }, 'apple_music_id', 'apple_profile'],
  [{ apple_music_id: '1440818839', new_pages: ['apple_music'] as const }, 'apple_music_id', 'new_page_with_id'],
  [{ spotify_artist_key: 'two words' }, 'spotify_artist_key', 'artist_key'],
  [{ spotify_artist_key: 'x'.repeat(65) }, 'spotify_artist_key', 'artist_key'],
])('%j has an issue at %s: %s', (artist, path, code) => {
  expect(checkIdentities(artist).map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
});

test('an artist without identities, or with new pages only, has no issue', () => {
  expect(checkIdentities({})).toEqual([]);
  expect(checkIdentities({ isni: ' ', apple_music_id: '', new_pages: ['spotify', 'apple_music'] })).toEqual([]);
});
