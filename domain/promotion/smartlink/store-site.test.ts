import { expect, test } from 'vitest';
import { findStoreAddress, STORE_SITES } from './store-site.ts';

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

test('the second host of a store is its own too, and its address without www', () => {
  for (const [store, address] of [
    ['itunes-store', 'https://itunes.apple.com/us/album/1'],
    ['youtube-video', 'https://youtu.be/dQw4w9WgXcQ'],
    ['youtube-video', 'https://youtube.com/watch?v=dQw4w9WgXcQ'],
    ['deezer', 'https://www.deezer.com/album/1'],
  ] as const) {
    expect(findStoreAddress(store, address, SONG), store).toBe(address);
  }
  expect(findStoreAddress('deezer', 'https://youtu.be/dQw4w9WgXcQ', SONG)).toMatch(
    /^https:\/\/www\.deezer\.com\/search/,
  );
});

test.each(Object.keys(STORE_SITES))('%s is searched on its own host for title and artist', (store) => {
  const found = STORE_SITES[store];
  const address = findStoreAddress(store, null, SONG) ?? '';
  const { host } = new URL(address);
  expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  expect(found?.hosts[0]).toBe(host.replace(/^www\./, ''));
  expect(address.split('Night%20Drive%20Lena%20%26%20%C3%96z')).toHaveLength(2);
  if (found?.release !== undefined) expect(found.release.split('{id}')).toHaveLength(2);
});
