import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomLyrics } from '../testing/random-lyrics.ts';
import { formatLyrics, formatWords } from './format-lyrics.ts';
import { readLyrics } from './read-lyrics.ts';
import { replaceWords } from './replace-words.ts';

const SONG =
  '[agent:v1:person:Ada]\n[Verse]\n[00:01.00] v1: <00:01.00>Deniz <00:01.50>mavi\n[translation:en:Blue]\n[00:03.00]\n[00:05.00] Gece';

test.each([
  ['the same words', 'Deniz mavi\n\nGece', SONG],
  [
    'a line with other words',
    'Deniz yeşil\nGece',
    '[agent:v1:person:Ada]\n[Verse]\n[00:01.00] v1: Deniz yeşil\n[00:03.00]\n[00:05.00] Gece',
  ],
  ['a line more', 'Deniz mavi\nGece\nSabah', `${SONG}\nSabah`],
  ['a line less', 'Gece', '[agent:v1:person:Ada]\n[00:03.00]\n[00:05.00] Gece'],
  ['times of their own', '[00:09.00] Su', '[00:09.00] Su'],
])('timed lyrics get other words and keep the times of the lines that stay: %s', (_name, written, expected) => {
  expect(replaceWords(SONG, written)).toBe(expected);
});

test('lyrics without times are replaced as a whole', () => {
  expect(replaceWords('Deniz', 'Gece\n\nSabah')).toBe('Gece\n\nSabah');
});

test('the words of any lyrics, written again, change nothing in them', () => {
  fc.assert(
    fc.property(randomLyrics, (song) => {
      const stored = formatLyrics(song);
      expect(replaceWords(stored, formatWords(readLyrics(stored).lines))).toBe(stored);
    }),
    { numRuns: 40 },
  );
});
