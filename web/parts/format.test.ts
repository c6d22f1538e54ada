import { expect, test } from 'vitest';
import { formatLevel } from './format.ts';

test('a level has a true minus sign, and none when it rounds to nothing', () => {
  expect(formatLevel(-13.62, 'LUFS', 'en')).toBe('−13.6 LUFS');
  expect(formatLevel(-0.04, 'dBTP', 'tr')).toBe('0,0 dBTP');
  expect(formatLevel(null, 'LU', 'es')).toBe('–');
});
