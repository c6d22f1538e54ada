import { expect, test } from 'vitest';
import { formatPercent, parsePercent } from './percent-field.tsx';

const LOCALES = ['en-US', 'es-MX', 'pt-BR', 'tr-TR'];

test.each([
  ['12.5', 1250],
  ['12,5', 1250],
  ['12.5 %', 1250],
  ['%12,5', 1250],
  [' 12,50\u00A0% ', 1250],
  ['33.33', 3333],
  ['33,330', 3333],
  ['100', 10_000],
  ['100,00 %', 10_000],
  ['12.', 1200],
  ['0', 0],
  [',5', 50],
  ['250', 25_000],
])('%j is %i hundredths of a percent', (text, basisPoints) => {
  expect(parsePercent(text)).toBe(basisPoints);
});

test.each(['', '%', 'a', '12.345', '12,3,4', '1.234,5', '-5', '1e2', '12 or 13', '٣'])(
  '%j is not a percentage',
  (text) => {
    expect(parsePercent(text)).toBeNull();
  },
);

test.each(LOCALES)('every share formatted in %s is read back unchanged', (locale) => {
  for (let basisPoints = 0; basisPoints <= 10_000; basisPoints += 37) {
    expect(parsePercent(formatPercent(basisPoints, locale))).toBe(basisPoints);
    expect(parsePercent(`${formatPercent(basisPoints, locale)} %`)).toBe(basisPoints);
  }
});

test('the decimal sign is that of the language, and trailing zeros are not shown', () => {
  expect(LOCALES.map((locale) => formatPercent(1250, locale))).toEqual(['12.5', '12.5', '12,5', '12,5']);
  expect(formatPercent(5000, 'tr-TR')).toBe('50');
});
