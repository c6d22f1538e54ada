import { toWholeCents } from '@tangent/domain/money/add-up.ts';
import { expect, test } from 'vitest';
import { formatDollars, formatMicroDollars } from './format-dollars.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('dollars are formatted as each language formats them, to the cent or to the micro-dollar', () => {
  expect(formatDollars(123_456, 'en')).toBe('$1,234.56');
  expect(plain(formatDollars(123_456, 'es'))).toBe('USD 1,234.56');
  expect(plain(formatDollars(123_456, 'pt'))).toBe('US$ 1.234,56');
  expect(formatDollars(-5, 'tr')).toBe('-$0,05');
  expect(formatMicroDollars(3_412, 'en', 6)).toBe('$0.003412');
  expect(formatMicroDollars(-3_412, 'en')).toBe('$0.00');
  expect(formatMicroDollars(2_449_999, 'en')).toBe(formatDollars(toWholeCents(2_449_999), 'en'));
  expect(formatMicroDollars(999_999_999_999_999, 'en', 6)).toBe('$999,999,999.999999');
});

test('a balance is never shown as more than can be withdrawn, and a debt never as less', () => {
  expect(toWholeCents(1_423_836_900)).toBe(142_383);
  expect(toWholeCents(9_999)).toBe(0);
  expect(toWholeCents(-1)).toBe(-1);
});
