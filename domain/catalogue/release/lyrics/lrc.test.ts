import { expect, test } from 'vitest';
import { formatLrc, readTime } from './lrc.ts';

test.each([
  ['[00:01.50]', 1500],
  ['1:02.345', 62_345],
  ['<00:05>', 5000],
  ['[00:05:50]', 5500],
  ['[01:02:03.04]', 3_723_040],
  ['[01:75.00]', 135_000],
  ['[00:00,5]', 500],
  ['[ -00:01.00 ]', 0],
  ['[00:01.123456]', 1123],
])('%s is read as %d milliseconds', (written, expected) => {
  expect(readTime(written)).toBe(expected);
});

test('lines are written to the hundredth of a second', () => {
  const lines = [
    { at_ms: 0, text: '' },
    { at_ms: 13_370, text: 'söz 1' },
    { at_ms: 59_999, text: 'x' },
    { at_ms: 6_000_000, text: 'y' },
  ];
  expect(formatLrc(lines)).toBe('[00:00.00]\n[00:13.37] söz 1\n[01:00.00] x\n[100:00.00] y');
});
