import { expect, test } from 'vitest';
import { buildCsv } from './list-metadata.ts';
import { safeName } from './safe-name.ts';

test.each([
  ['Gece Yarısı', 'Gece Yarısı'],
  ['AC/DC: "Live" <1981>?', 'AC DC Live 1981'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['.hidden', 'hidden'],
  ['ends in a dot. ', 'ends in a dot'],
  ['CON', '_CON'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['line\nbreak\u0000', 'line break'],
  ['///', 'Untitled'],
  ['🎧'.repeat(200), '🎧'.repeat(80)],
])('%j becomes the file name %j', (text, expected) => {
  expect(safeName(text, 'Untitled')).toBe(expected);
});

test('a table contains every typed text, and no spreadsheet executes it', () => {
  const csv = buildCsv(
    ['title', 'note'],
    [
      ['Say "when", now', '=1+2'],
      ['A;=1+2', 'B; -C\n@D'],
      ['\t=E;F', '＝1+2'],
      ['\tG', 'H'],
      ['two\nlines', null],
      ['-273', 7],
    ],
  );
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFtitle,note',
    `"Say ""when"", now",'=1+2`,
    // In tables split at semicolons, a cell starts after each one.
    `A;'=1+2,"B; '-C\n'@D"`,
    "\t'=E;F,'＝1+2",
    "'\tG,H",
    '"two\nlines",',
    "'-273,7",
    '',
  ]);
});
