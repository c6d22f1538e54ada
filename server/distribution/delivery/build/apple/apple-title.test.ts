import { expect, test } from 'vitest';
import { composeAlbumTitle, composeTitle } from './apple-title.ts';

const lasting = (...minutes: number[]) => minutes.map((one) => ({ duration_ms: one * 60_000 }));

test.each([
  ['one track', lasting(3), 'Night Drive - Single'],
  ['three tracks', lasting(3, 4, 5), 'Night Drive - Single'],
  ['three tracks, one of ten minutes', lasting(3, 4, 10), 'Night Drive - EP'],
  ['four tracks', lasting(3, 3, 3, 3), 'Night Drive - EP'],
  ['six tracks of thirty minutes', lasting(5, 5, 5, 5, 5, 5), 'Night Drive - EP'],
  ['six tracks of more', lasting(5, 5, 5, 5, 5, 6), 'Night Drive'],
  ['seven tracks', lasting(1, 1, 1, 1, 1, 1, 1), 'Night Drive'],
])('the ending of an album with %s', (_name, tracks, title) => {
  expect(composeAlbumTitle({ title: 'Night Drive', sub_title: null }, tracks)).toBe(title);
});

test('an ending that the artist wrote is not doubled, and a wrong one is replaced', () => {
  expect(composeAlbumTitle({ title: 'Night Drive - EP', sub_title: null }, lasting(3))).toBe('Night Drive - Single');
  expect(composeAlbumTitle({ title: 'Single', sub_title: null }, lasting(3))).toBe('Single - Single');
});

test.each([
  [{ title: 'Deniz', sub_title: null, version_type: 'original' as const }, 'Deniz'],
  [{ title: 'Deniz', sub_title: 'At Home', version_type: 'original' as const }, 'Deniz (At Home)'],
  [{ title: 'Deniz', sub_title: 'Live at Home', version_type: 'live' as const }, 'Deniz (Live at Home)'],
])('a title with its version: %o', (title, text) => {
  expect(composeTitle(title)).toBe(text);
});
