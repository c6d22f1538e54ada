import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import { expect, test } from 'vitest';
import { groupLines } from './group-lines.ts';

const show = (text: string) =>
  groupLines(readLyrics(text).lines).map(({ name, lines }) => [
    name,
    ...lines.map(
      ({ line, names_voice, is_apart }) => `${is_apart ? '/ ' : ''}${names_voice ? `${line.voice}: ` : ''}${line.text}`,
    ),
  ]);

test.each([
  ['plain text with blank lines', 'Bir\n\nİki\nÜç', [[null, 'Bir', '/ İki', 'Üç']]],
  [
    'sections, the first without a name',
    'Ah\n[Nakarat]\nGel\n\n\n[Solo]\n[Verse 2]\nGit',
    [[null, 'Ah'], ['Nakarat', 'Gel'], ['Solo'], ['Verse 2', 'Git']],
  ],
  [
    'pauses are gaps, but none opens a section',
    '[Koro]\n[00:00.50]\n[00:01.00] Gel\n[00:02.00]\n[00:03.00] Git\n[00:04.00]',
    [['Koro', 'Gel', '/ Git']],
  ],
  [
    'a singer is named where another one begins, and again in the next section',
    '[00:01.00] v1: A\n[00:02.00] v1: B\n[00:03.00] v2: C\n[00:04.00] D\n[00:05.00] v2: E\n[Chorus]\n[00:06.00] v2: F',
    [
      [null, 'v1: A', 'B', 'v2: C', 'D', 'v2: E'],
      ['Chorus', 'v2: F'],
    ],
  ],
  ['nothing', '', []],
])('lyrics are arranged for reading: %s', (_name, text, expected) => {
  expect(show(text)).toEqual(expected);
});
