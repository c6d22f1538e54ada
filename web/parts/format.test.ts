import { expect, test } from 'vitest';
import { formatChange, formatLevel } from './format.ts';

test('a level has a true minus sign, and none when it rounds to nothing', () => {
  expect(formatLevel(-13.62, 'LUFS', 'en')).toBe('−13.6 LUFS');
  expect(formatLevel(-0.04, 'dBTP', 'tr')).toBe('0,0 dBTP');
  expect(formatLevel(null, 'LU', 'es')).toBe('–');
});

test('[S9-014] a change is told as a percentage, and not at all without something to compare with', () => {
  expect(formatChange(118, 100, 'en')).toBe('+18%');
  expect(formatChange(1_184, 1_000, 'tr')).toBe('+%18,4');
  expect(formatChange(958, 1_000, 'en')).toBe('-4.2%');
  expect(formatChange(100, 100, 'en')).toBe('0%');
  expect(formatChange(5_000, 3, 'en')).toBe('+166,567%');
  expect(formatChange(100, 0, 'en')).toBeNull();
  expect(formatChange(100, null, 'en')).toBeNull();
});
