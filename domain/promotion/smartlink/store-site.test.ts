import { expect, test } from 'vitest';
import { findStoreAddress } from './store-site.ts';

const SONG = { title: 'Night Drive', artist: 'Lena & Öz' };
const SEARCH = 'https://open.spotify.com/search/Night%20Drive%20Lena%20%26%20%C3%96z';

test('a store is opened at the release it named, by id or by address', () => {
  expect(findStoreAddress('spotify', '4aawyAB9vmqN3uQ7FjRGTy', SONG)).toBe(
    'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
  );
  for (const address of ['https://tidal.com/album/1', 'https://listen.tidal.com/album/1?a=b#c']) {
    expect(findStoreAddress('tidal', address, SONG)).toBe(address);
  }
});

test('a store address on a foreign host, or one that browsers would read as one, becomes a search in the store', () => {
  for (const ref of [
    null,
    '',
    'https://evil.example/album/1',
    'http://open.spotify.com/album/1',
    '//evil.example',
    'https://open.spotify.com.evil.example/album/1',
    'https://evilopen.spotify.com.example/1',
    'https://open.spotify.com@evil.example/1',
    'https://user:secret@open.spotify.com/1',
    'https://open.spotify.com:8443/album/1',
    'https://evil.example\\.open.spotify.com/',
    'https://evil.example/\nopen.spotify.com',
    'https:///evil.example',
    'javascript:alert(1)//open.spotify.com',
    `https://open.spotify.com/${'a'.repeat(600)}`,
    '../../etc',
  ]) {
    expect(findStoreAddress('spotify', ref, SONG)).toBe(SEARCH);
  }
});

test('a store without a public page has no address, whatever it sends', () => {
  expect(findStoreAddress('youtube-content-id', 'https://youtube.com/x', SONG)).toBeNull();
});
