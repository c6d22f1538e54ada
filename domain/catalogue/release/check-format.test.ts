import { expect, test } from 'vitest';
import { LYRICS_MAX_CHARS } from '../release-limits.ts';
import { checkFormat } from './check-format.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `[${at}:00.00]<${at}:01.00>Deniz <${at}:02.00>mavi`);

test.each([
  ['times of words do not count', words(300).join('\n'), []],
  [
    'nor do voices and translations',
    words(300)
      .map((line) => `${line}\n[translation:en:Sea]`)
      .join('\n'),
    [],
  ],
  [
    'a text longer than any song',
    `${words(300).join('\n')}${'\n[translation:en:Sea]'.repeat(1500)}`,
    ['tracks.0.lyrics max_length'],
  ],
  ['times of lines do', words(480).join('\n'), ['tracks.0.lyrics max_length']],
  ['plain text as long as it may be', 'ş'.repeat(LYRICS_MAX_CHARS), []],
  ['plain text that is longer', 'ş'.repeat(LYRICS_MAX_CHARS + 1), ['tracks.0.lyrics max_length']],
])('the length of lyrics is that of what is stored: %s', (_name, lyrics, expected) => {
  expect(lyrics.length).toBeGreaterThanOrEqual(LYRICS_MAX_CHARS);
  expect(checkFormat({ tracks: [{ lyrics }] }).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
