import { expect, test } from 'vitest';
import { isLyricsPath, LYRICS_FORMATS, writeLyricsFile } from './lyrics-file.ts';

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

test.each([
  ['resources/036000291452_01_001.ttml', true],
  ['resources/036000291452_01_001.LRC', true],
  ['a.txt', true],
  ['resources/036000291452_01_001.flac', false],
  ['QZABC2600001', false],
])('%s is a lyrics file: %s', (path, expected) => {
  expect(isLyricsPath(path)).toBe(expected);
});
