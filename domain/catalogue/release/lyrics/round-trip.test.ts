import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RandomLyrics, randomLyrics } from '../testing/random-lyrics.ts';
import { formatLineTimes, formatLyrics, formatWords, removeTimes } from './format-lyrics.ts';
import { readLyrics } from './read-lyrics.ts';
import type { LyricsLine } from './timed-lyrics.ts';
import { formatTtml } from './ttml.ts';

const facts = ({ duration_ms }: RandomLyrics) => ({ language: 'tr', duration_ms, title: 'Deniz' });

/** A delivery has no place for translations. */
const withoutTranslations = ({ translations: _gone, ...line }: LyricsLine): LyricsLine => line;

test('lyrics survive being stored, and being written for players, with every part of every line', () => {
  fc.assert(
    fc.property(randomLyrics, (lyrics) => {
      const { lines, voices } = lyrics;
      expect(readLyrics(formatLyrics(lyrics))).toEqual({ lines, voices, is_timed: true, notes: [] });
      expect(readLyrics(formatTtml(lyrics, facts(lyrics), 'player'))).toEqual({
        lines,
        voices,
        is_timed: true,
        notes: [],
      });
    }),
    { numRuns: 150 },
  );
});

test('a delivery keeps all but translations; LRC keeps lines, their times and pauses; text keeps words', () => {
  fc.assert(
    fc.property(randomLyrics, (lyrics) => {
      const { lines, voices } = lyrics;
      const delivered = readLyrics(formatTtml(lyrics, facts(lyrics), 'delivery'));
      expect(delivered).toEqual({ lines: lines.map(withoutTranslations), voices, is_timed: true, notes: [] });
      const simple = lines.map(({ at_ms, text }) => ({ at_ms, text }));
      expect(readLyrics(formatLineTimes(lines)).lines).toEqual(simple);
      const words = formatWords(lines).split('\n');
      expect(words.filter((text) => text !== '')).toEqual(simple.flatMap(({ text }) => (text === '' ? [] : [text])));
      const untimed = removeTimes(lines);
      expect(readLyrics(formatLyrics({ lines: untimed, voices: [] })).lines).toEqual(untimed);
    }),
    { numRuns: 100 },
  );
});
