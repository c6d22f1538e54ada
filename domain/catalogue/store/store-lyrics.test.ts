import { expect, test } from 'vitest';
import { findStoreLyrics, forecastLyrics } from './store-lyrics.ts';

test.each([
  [{ takes_lyrics: false }, 'none'],
  [{ takes_lyrics: false, timed_lyrics: 'TTML' as const }, 'none'],
  [{ takes_lyrics: true, timed_lyrics: 'TXT' as const }, 'plain'],
  [{ takes_lyrics: true, timed_lyrics: 'TTML' as const }, 'timed'],
  // Earlier profiles got LRC.
  [{ takes_lyrics: true }, 'timed'],
])('a store with %j shows lyrics: %s', (profile, expected) => {
  expect(findStoreLyrics(profile)).toBe(expected);
});

const STORES = [
  { id: 'apple-music', lyrics: 'timed' },
  { id: 'yandex', lyrics: 'plain' },
  { id: 'spotify', lyrics: 'none' },
] as const;
const PLAIN = { has_lyrics: true, lyrics: 'Deniz', lyrics_synchronized: false };
const TIMED = { has_lyrics: true, lyrics: '[00:01.00] Deniz', lyrics_synchronized: true };
const NONE = { has_lyrics: false, lyrics: null, lyrics_synchronized: false };

test('stores show lyrics in time with the music only if a track has times', () => {
  const names = (tracks: Parameters<typeof forecastLyrics>[0]) => {
    const forecast = forecastLyrics(tracks, STORES);
    if (forecast === null) return null;
    const { none, plain, timed } = forecast.stores;
    return [
      forecast.tracks,
      forecast.timed_tracks,
      ...[timed, plain, none].map((all) => all.map(({ id }) => id).join()),
    ];
  };
  expect(names([PLAIN, TIMED, NONE])).toEqual([2, 1, 'apple-music', 'yandex', 'spotify']);
  expect(names([PLAIN])).toEqual([1, 0, '', 'apple-music,yandex', 'spotify']);
  expect(names([NONE, { ...PLAIN, lyrics: '  ' }])).toBeNull();
});
