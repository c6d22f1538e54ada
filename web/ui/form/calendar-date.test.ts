import { expect, test } from 'vitest';
import { formatDigits, listWeeks, parseDigits, shiftDays, shiftMonths } from './calendar-date.ts';

test.each([
  ['12/04/2026', 'en-US', '2026-12-04'],
  ['4.12.2026', 'tr-TR', '2026-12-04'],
  ['04/12/26', 'pt-BR', '2026-12-04'],
  ['2026-12-04', 'es-MX', '2026-12-04'],
  ['29/2/2028', 'es-MX', '2028-02-29'],
  ['29/2/2027', 'es-MX', null],
  ['31.4.2026', 'tr-TR', null],
  ['tomorrow', 'en-US', null],
  ['', 'en-US', null],
])('the input "%s" in %s means %s', (text, locale, date) => {
  expect(parseDigits(text, locale)).toBe(date);
});

test('a date shown in a language is read back as the same date', () => {
  for (const locale of ['en-US', 'es-MX', 'pt-BR', 'tr-TR']) {
    for (let date = '2026-01-01'; date < '2028-03-05'; date = shiftDays(date, 11)) {
      expect(parseDigits(formatDigits(date, locale), locale)).toBe(date);
    }
  }
});

test('a month after the 31st is the last day of a shorter month', () => {
  expect(shiftMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(shiftMonths('2026-12-31', -10)).toBe('2026-02-28');
});

test('weeks start on Sunday in the United States and on Monday in Türkiye', () => {
  expect(listWeeks('2026-11-20', 'en-US')[0]?.[0]).toBe('2026-11-01');
  const turkish = listWeeks('2026-11-20', 'tr-TR');
  expect(turkish[0]?.[0]).toBe('2026-10-26');
  expect(turkish.at(-1)?.at(-1)).toBe('2026-12-06');
});
