import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { formatDollars, formatListedMicroDollars } from '../../texts/format-dollars.ts';
import { formatPeriods } from '../insight/period-text.ts';
import {
  formatChange,
  formatDateTime,
  formatLevel,
  formatNumber,
  formatRange,
  formatShare,
  formatSize,
  formatTime,
} from './format.ts';

test('a level has a true minus sign, and none when it rounds to zero', () => {
  expect(formatLevel(-13.62, 'LUFS', 'en')).toBe('−13.6 LUFS');
  expect(formatLevel(-0.04, 'dBTP', 'tr')).toBe('0,0 dBTP');
  expect(formatLevel(null, 'LU', 'es')).toBe('–');
});

test.each([
  [0, 'en', '0 kB'],
  [1, 'en', '1 kB'],
  [40_000, 'tr', '40 kB'],
  [102_400, 'es', '100 kB'],
  [1_048_575, 'pt', '1.024 kB'],
  [1_048_576, 'en', '1.0 MB'],
  [5_557_453, 'pt', '5,3 MB'],
  [104_857_600, 'tr', '100 MB'],
])('a file of %i bytes is in %s %s', (bytes, language, size) => {
  expect(formatSize(bytes, language)).toBe(size);
});

test('[S9-014] a change is a percentage, and empty without a value to compare with', () => {
  expect(formatChange(118, 100, 'en')).toBe('+18%');
  expect(formatChange(1_184, 1_000, 'tr')).toBe('+%18,4');
  expect(formatChange(958, 1_000, 'en')).toBe('-4.2%');
  expect(formatChange(100, 100, 'en')).toBe('0%');
  expect(formatChange(5_000, 3, 'en')).toBe('+166,567%');
  expect(formatChange(100, 0, 'en')).toBeNull();
  expect(formatChange(100, null, 'en')).toBeNull();
});

test('a clock of twelve hours has no leading zero, one of 24 hours does', () => {
  const instant = new Date(2026, 11, 4, 9, 5).toISOString();
  const spaces = /[\u00a0\u202f]/g;
  const times = LANGUAGES.map((language) => formatTime(instant, language).replace(spaces, ' '));
  expect(times).toEqual(['9:05 AM', '9:05 a.m.', '09:05', '09:05']);
  expect(formatDateTime(instant, 'en').replace(spaces, ' ')).toBe('Dec 4, 2026, 9:05 AM');
});

test('numbers and dollars are written as readers of the language expect', () => {
  const amounts = LANGUAGES.map((language) => formatDollars(692_850, language).replace(/\u00a0/g, ' '));
  expect(amounts).toEqual(['$6,928.50', 'USD 6,928.50', 'US$ 6.928,50', '$6.928,50']);
  expect(LANGUAGES.map((language) => formatNumber(6_928, language))).toEqual(['6,928', '6,928', '6.928', '6.928']);
});

test('an amount in a list is written in cents, and one that is less than a cent exactly', () => {
  const written = [60_120_345, 0, -10_000, 3_125, -9_999].map((micros) => formatListedMicroDollars(micros, 'en'));
  expect(written).toEqual(['$60.12', '$0.00', '-$0.01', '$0.003125', '-$0.009999']);
});

test('shares in a list have equally many decimals, a single one as many as it needs', () => {
  expect([2_336, 710, 500].map((share) => formatShare(share, 'en', 1))).toEqual(['23.4%', '7.1%', '5.0%']);
  expect(formatShare(1_250, 'en')).toBe('12.5%');
});

test('a range of days is written like a day of the language', () => {
  const ranges = LANGUAGES.map((language) => formatRange('2026-10-28', '2026-11-27', language));
  expect(ranges.map((range) => range.replace(/[\u2009\u00a0\u202f]/g, ' '))).toEqual([
    'Oct 28 – Nov 27, 2026',
    '28 oct – 27 nov 2026',
    '28 de out. – 27 de nov. de 2026',
    '28 Eki – 27 Kas 2026',
  ]);
  expect(formatRange('2025-12-20', '2026-01-05', 'es')).toMatch(/^20 dic 2025\s–\s5 ene 2026$/);
});

test('a range of months within one year shows the year once', () => {
  expect(formatPeriods('2026-10', '2026-11', 'en')).toMatch(/^October\s–\sNovember 2026$/);
  expect(formatPeriods('2025-12', '2026-01', 'en')).toMatch(/^December 2025\s–\sJanuary 2026$/);
  expect(formatPeriods('2026-10', '2026-10', 'es')).toBe('octubre de 2026');
});
