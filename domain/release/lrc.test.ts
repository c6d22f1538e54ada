import { expect, test } from 'vitest';
import { formatLrc, lrcText, parseLrc } from './lrc.ts';

const codes = (text: string) => parseLrc(text).issues.map(({ code, params }) => `${code} ${params?.line}`);

test('timed lines are read with their times, pauses and original text', () => {
  const text = '[ar: Ada]\r\n[00:01.50] Deniz mavi\n\n[00:04.00]\n[1:02.345]  son [söz]\n[02:00] bitti';
  expect(parseLrc(text)).toEqual({
    lines: [
      { at_ms: 1500, text: 'Deniz mavi' },
      { at_ms: 4000, text: '' },
      { at_ms: 62_345, text: 'son [söz]' },
      { at_ms: 120_000, text: 'bitti' },
    ],
    issues: [],
  });
});

test.each([
  ['Deniz mavi', ['lrc_line 1']],
  ['[00:01.00] a\nno time\n[00:02.00] b', ['lrc_line 2']],
  ['[00:61.00] a', ['lrc_line 1']],
  ['[00:05.00][00:09.00] twice', ['lrc_line 1']],
  ['[00:05.00] a\n[00:05.00] b', ['lrc_order 2']],
  ['[00:05.00] a\n[00:04.99] b\n[00:06.00] c', ['lrc_order 2']],
  ['', []],
])('lines without a time or with an earlier time than the line before are reported: %j', (text, expected) => {
  expect(codes(text)).toEqual(expected);
});

test('formatted lyrics parse back to equal lines, to the hundredth of a second', () => {
  const lines = Array.from({ length: 500 }, (_, index) => ({
    at_ms: index * 13_370,
    text: index % 7 === 0 ? '' : `söz ${index}`,
  }));
  expect(formatLrc(lines.slice(0, 3))).toBe('[00:00.00]\n[00:13.37] söz 1\n[00:26.74] söz 2');
  expect(parseLrc(formatLrc(lines))).toEqual({ lines, issues: [] });
  expect(formatLrc([{ at_ms: 59_999, text: 'x' }])).toBe('[01:00.00] x');
});

test('plain lyrics keep their pauses', () => {
  expect(lrcText(parseLrc('[00:01.00] a\n[00:02.00]\n[00:03.00] b').lines)).toBe('a\n\nb');
});
