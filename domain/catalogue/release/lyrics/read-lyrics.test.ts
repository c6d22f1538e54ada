import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LYRICS_FORMS } from '../testing/lyrics-forms.ts';
import { formatLyrics, formatWords } from './format-lyrics.ts';
import { formatClock } from './lrc-spellings.ts';
import { readLyrics, readTimedPieces } from './read-lyrics.ts';

test.each(LYRICS_FORMS)(
  'lyrics are read as words of the song and their times: $name',
  ({ text, stored, notes = [] }) => {
    const read = readLyrics(text);
    expect(formatLyrics(read)).toBe(stored);
    expect(read.notes.map(({ code, params }) => `${code} ${params.line}`)).toEqual(notes);
    expect(readLyrics(stored).lines).toEqual(
      read.lines.filter(
        ({ at_ms, text: words, section }) => !read.is_timed || at_ms !== null || words !== '' || section !== undefined,
      ),
    );
  },
);

test('a note says what was left out, in which line, and in how many', () => {
  const { notes } = readLyrics('[offset:-250]\n[Am]Deniz [G]mavi\n[00:05]<00:05>Gece\n[Dm]Gün');
  expect(notes).toEqual([
    { code: 'lyrics_shifted', params: { line: 1, count: 1, ms: -250 } },
    { code: 'lyrics_chords', params: { line: 2, count: 2, text: '[Am]' } },
    { code: 'lyrics_untimed', params: { line: 2, count: 2 } },
  ]);
});

test('the words alone keep pauses and parts as one blank line each', () => {
  expect(formatWords(readLyrics('[00:01.00]a\n[00:02.00]\n\n[00:03.00]b\n\n[00:04.00]c').lines)).toBe('a\n\nb\n\nc');
});

const pieces = (...list: [number, string][]) => list.map(([at_ms, text]) => ({ at_ms, text }));

test.each([
  [pieces([1000, 'Deniz mavi'], [4000, 'Gece uzun']), '[00:01.00] Deniz mavi\n[00:04.00] Gece uzun'],
  [
    pieces([1000, 'Strang'], [1200, 'ers'], [1400, ' in'], [4000, '\nthe '], [4200, 'night']),
    '[00:01.00] <00:01.00>Strang<00:01.20>ers <00:01.40>in\n[00:04.00] <00:04.00>the <00:04.20>night',
  ],
  [
    pieces([1000, '\nDe'], [1200, 'niz\n'], [4000, 'Ge'], [4200, 'ce\r\n'], [6000, '\n']),
    '[00:01.00] <00:01.00>De<00:01.20>niz\n[00:04.00] <00:04.00>Ge<00:04.20>ce',
  ],
  [pieces([4000, 'b'], [1000, 'a'], [4000, 'c']), '[00:01.00] a\n[00:04.00] b\n[00:04.01] c'],
  [pieces([1000, '[00:05.00]Koro']), '[00:01.00] Koro\n[00:05.00] Koro'],
  [pieces([1000, 'a'], [2000, ' '], [3000, 'b']), '[00:01.00] a\n[00:02.00]\n[00:03.00] b'],
  [[], ''],
])('pieces with times become lines: %j', (given, stored) => {
  expect(formatLyrics(readTimedPieces(given))).toBe(stored);
});

const marks = fc.constantFrom(
  ...[
    '[00:01.00]',
    '[00:02]',
    '<00:01.50>',
    '[01:75.00]',
    '[-00:01.00]',
    '[Am]',
    '[',
    ']',
    '<',
    '>',
    ':',
    'F:',
    'M: ',
    '[bg:',
    'v1: ',
    '[agent:v1:person:Ada]',
    '[translation:en:',
    '[translation:en:Sea]',
    '<0,500>',
    '<00:00.50>',
    '{',
    '}',
    '&',
    'amp;',
    '&lt;',
    '&#62;',
    '<b>',
    '<br>',
  ],
  ...[
    '[Chorus]',
    '(Verse 1)',
    'Nakarat:',
    '\n',
    '\r\n',
    ' ',
    '  ',
    '\t',
    'Deniz',
    'x',
    'Am',
    'G7',
    '[offset:500]',
    '[ar:Ada]',
    '\uFEFF',
    '|',
    '(',
    ')',
  ],
);

/** An artist has to decide about these: they stay, and are said again. */
const REMAIN: readonly string[] = ['lyrics_untimed', 'lyrics_unknown_voice'];

test('whatever is read is stored so that it reads back equal, in ascending times and without a mark', () => {
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 25 }), (parts) => {
      const stored = formatLyrics(readLyrics(parts.join('')));
      const again = readLyrics(stored);
      expect(formatLyrics(again)).toBe(stored);
      expect(again.notes.filter(({ code }) => !REMAIN.includes(code))).toEqual([]);
      const times = again.lines.flatMap(({ at_ms }) => at_ms ?? []);
      expect(times.every((at, index) => index === 0 || at >= (times[index - 1] ?? 0) + 10)).toBe(true);
      expect(formatWords(again.lines)).not.toMatch(/[[<]\d+:\d+(?:\.\d+)?[\]>]/);
    }),
    { numRuns: 4000 },
  );
});

test.each([
  [0, '00:00.000'],
  [61_234, '01:01.234'],
  [1999.6, '00:02.000'],
  [59_999.9, '01:00.000'],
])('%d milliseconds of a subtitle are the time %s', (ms, clock) => {
  expect(formatClock(ms)).toBe(clock);
});

test('a bracket within backing vocals that never ends joins no line above it, however often it is read', () => {
  const stored = formatLyrics(readLyrics('}\n[Chorus][bg:[Chorus]'));
  expect(stored).toBe('}\n[Chorus]\n[bg:[Chorus]');
  expect(formatLyrics(readLyrics(stored))).toBe(stored);
});

test('a tag that a time stands in is no line, whatever blanks its name has', () => {
  expect(readLyrics('[x\tM: [00:01.00][ar:Ada]').lines).toEqual([]);
});

const fill = (part: string) => part.repeat(Math.floor(40_000 / part.length));

test.each([
  `[1,1]${fill('<1,1>a')}`,
  `[00:01.00]${fill('<00:01.00> a')}`,
  `[00:01.00][bg:${fill(' ')}x]`,
  fill('[translation:en:'),
  `<tt>${fill('<div>')}${fill('<p begin="1s">a</p>')}`,
  `${fill('<!--')}<tt><p begin="1s">a</p>`,
])('a text of the greatest length that only repeats a mark is read, and reads back equal: %#', (text) => {
  const stored = formatLyrics(readLyrics(text));
  expect(formatLyrics(readLyrics(stored))).toBe(stored);
});
