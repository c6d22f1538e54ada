import { expect, test } from 'vitest';
import {
  exportLyrics,
  isLyricsPath,
  isRich,
  LYRICS_FORMATS,
  type LyricsExport,
  type LyricsFormat,
  writeLyricsFile,
} from './lyrics-file.ts';

const TRACK = { language: 'tr', duration_ms: 60_000 };
const TIMED = { text: '[00:01.00] Deniz\n[00:05.00]\n[00:09.00] Gece', is_synchronized: true };

test('timed lyrics go out as a store takes them; without times they are text everywhere', () => {
  expect(writeLyricsFile(TIMED, TRACK, 'TXT')).toEqual({ format: 'TXT', text: 'Deniz\n\nGece' });
  expect(writeLyricsFile(TIMED, TRACK, 'LRC')).toEqual({ format: 'LRC', text: TIMED.text });
  const { format, text } = writeLyricsFile(TIMED, TRACK, 'TTML');
  expect([format, text]).toEqual(['TTML', expect.stringContaining('end="01:00.000">Gece</p>')]);
  for (const wanted of LYRICS_FORMATS) {
    expect(writeLyricsFile({ text: 'Deniz', is_synchronized: false }, TRACK, wanted).format).toBe('TXT');
  }
});

const OLD = '[offset:+500]\n[00:09.00][00:01.00] <00:01.10> Deniz & <00:01.50> mavi\n[00:05.00] [Am]Gece\n[ar:Ada]';

test.each<[boolean, LyricsFormat, string]>([
  [true, 'TXT', 'Deniz & mavi\nGece\nDeniz & mavi'],
  [true, 'LRC', '[00:00.50] Deniz & mavi\n[00:04.50] Gece\n[00:08.50] Deniz & mavi'],
  [false, 'LRC', 'Deniz & mavi\nGece\nDeniz & mavi'],
])('lyrics stored earlier leave as words, synchronised %s as %s', (is_synchronized, wanted, text) => {
  expect(writeLyricsFile({ text: OLD, is_synchronized }, TRACK, wanted).text).toBe(text);
});

test('times of words, offsets and chords that were stored earlier are no words in TTML', () => {
  const { text } = writeLyricsFile({ text: OLD, is_synchronized: true }, TRACK, 'TTML');
  expect(text.match(/<p .*<\/p>/g)).toEqual([
    '<p begin="00:00.500" end="00:04.500"><span begin="00:00.600" end="00:01.000">Deniz &amp;</span> <span begin="00:01.000" end="00:04.500">mavi</span></p>',
    '<p begin="00:04.500" end="00:08.500">Gece</p>',
    '<p begin="00:08.500" end="01:00.000"><span begin="00:08.600" end="00:09.000">Deniz &amp;</span> <span begin="00:09.000" end="01:00.000">mavi</span></p>',
  ]);
});

const RICH =
  '[Nakarat]\n[00:01.00] v1: <00:01.00>Deniz <00:01.50>mavi\n[translation:en:Blue sea]\n[00:05.00]\n[00:09.00] Gece';

test('stores that take LRC get times of lines, stores that take text get neither sections nor times', () => {
  expect(writeLyricsFile({ text: RICH, is_synchronized: true }, TRACK, 'LRC').text).toBe(
    '[00:01.00] Deniz mavi\n[00:05.00]\n[00:09.00] Gece',
  );
  expect(writeLyricsFile({ text: RICH, is_synchronized: true }, TRACK, 'TXT').text).toBe('Deniz mavi\n\nGece');
  const plain = '[Intro]\n[Kıta]\nDeniz\n[translation:en:Sea]\n\n\nGece';
  expect(writeLyricsFile({ text: plain, is_synchronized: false }, TRACK, 'LRC').text).toBe('Deniz\n\n\nGece');
});

test.each<[LyricsExport, string]>([
  ['lrc', '[ti:De niz]\n[ar:Ada]\n[00:01.00] Deniz mavi\n[00:05.00]\n[00:09.00] Gece\n'],
  ['lrc_words', `[ti:De niz]\n[ar:Ada]\n${RICH}\n`],
  ['text', '[Nakarat]\nDeniz mavi\n[translation:en:Blue sea]\n\nGece\n'],
])('an artist takes lyrics along as %s', (wanted, text) => {
  expect(exportLyrics(RICH, { ...TRACK, title: 'De]niz', artist: 'Ada' }, wanted)).toBe(text);
});

test('lyrics are rich when a line has more than its time and its words', () => {
  expect(isRich(RICH)).toBe(true);
  expect(isRich(TIMED.text)).toBe(false);
});

test.each([
  ['resources/036000291452_01_001.ttml', true],
  ['resources/036000291452_01_001.LRC', true],
  ['a.txt', true],
  ['resources/036000291452_01_001.flac', false],
  ['QZABC2600001', false],
])('%s is a lyrics file: %s', (path, expected) => {
  expect(isLyricsPath(path)).toBe(expected);
});
