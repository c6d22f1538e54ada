import { expect, test } from 'vitest';
import { isLyricsPath, LYRICS_FORMATS, type LyricsFormat, writeLyricsFile } from './lyrics-file.ts';

const TRACK = { language: 'tr', duration_ms: 60_000 };
const TIMED = { text: '[00:01.00] Deniz\n[00:05.00]\n[00:09.00] Gece', is_synchronized: true };

test('timed lyrics go out as a store takes them; without times they are text everywhere', () => {
  expect(writeLyricsFile(TIMED, TRACK, 'TXT')).toEqual({ format: 'TXT', text: 'Deniz\n\nGece' });
  expect(writeLyricsFile(TIMED, TRACK, 'LRC')).toEqual({ format: 'LRC', text: TIMED.text });
  const { format, text } = writeLyricsFile(TIMED, TRACK, 'TTML');
  expect([format, text]).toEqual(['TTML', expect.stringContaining('end="00:01:00.000">Gece</p>')]);
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
    '<p begin="00:00:00.500" end="00:00:04.500">Deniz &amp; mavi</p>',
    '<p begin="00:00:04.500" end="00:00:08.500">Gece</p>',
    '<p begin="00:00:08.500" end="00:01:00.000">Deniz &amp; mavi</p>',
  ]);
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
