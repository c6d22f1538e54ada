import { FORMAT_LOCALES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { formatAmount, parseAmount } from './use-withdraw-form.ts';

test.each<[string, number | null]>([
  ['10', 1_000],
  ['10.5', 1_050],
  ['10,05', 1_005],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1 234,50', 123_450],
  ['$1,234', 123_400],
  ['1.234', 123_400],
  ['US$ 12', 1_200],
  ['0.10', 10],
  ['12.345', 1_234_500],
  ['1,2345', null],
  ['10.555,5', 1_055_550],
  ['1,234.567', null],
  ['1.234,567.00', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
  ['ten', null],
  ['9999999999999', null],
])('%j is %j cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

test('a formatted amount is read back unchanged, in every language', () => {
  for (const locale of Object.values(FORMAT_LOCALES)) {
    for (const cents of [1_000, 1_005, 123_456_789, 1]) expect(parseAmount(formatAmount(cents, locale))).toBe(cents);
  }
});
