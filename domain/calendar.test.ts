import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays, addDays, daysBetween, formatDays, parseDays, utcDay, utcStartMs } from './calendar.ts';
import { DAY_MS } from './duration.ts';

const anyDays = fc.integer({ min: -25_567, max: 84_005 });

test('every day from 1900 to 2199 is the same day that JavaScript computes', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const date = formatDays(days);
      expect(date).toBe(new Date(days * DAY_MS).toISOString().slice(0, 10));
      expect(parseDays(date)).toBe(days);
    }),
    { numRuns: 2000 },
  );
});

test('adding days and counting days are inverse operations', () => {
  fc.assert(
    fc.property(anyDays, fc.integer({ min: -5000, max: 5000 }), (start, days) => {
      fc.pre(start + days >= -25_567 && start + days <= 84_005);
      const from = formatDays(start);
      expect(daysBetween(from, addDays(from, days))).toBe(days);
    }),
  );
});

test('dates sort like their texts', () => {
  fc.assert(
    fc.property(anyDays, anyDays, (a, b) => {
      expect(formatDays(a) < formatDays(b)).toBe(a < b);
    }),
  );
});

test('every instant of a day belongs to that day in UTC', () => {
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 0, max: DAY_MS - 1 }), (days, ms) => {
      const date = utcDay(days * DAY_MS + ms);
      expect(date).toBe(formatDays(days));
      expect(utcStartMs(date)).toBe(days * DAY_MS);
    }),
  );
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['2026-1-1', false],
  [' 2026-01-01', false],
  ['2026-01-01T00:00:00Z', false],
  ['tomorrow', false],
  ['', false],
  ['٢٠٢٦-٠١-٠١', false],
])('%j is a calendar date: %s', (text, isDate) => {
  expect(parseDays(text) !== null).toBe(isDate);
});

test('arithmetic on a text that is no date throws, and never returns a wrong date', () => {
  for (const text of ['2026-02-30', '', 'soon']) {
    expect(() => addDays(text, 1)).toThrow(RangeError);
    expect(() => daysBetween(text, '2026-01-01')).toThrow(RangeError);
    expect(() => utcStartMs(text)).toThrow(RangeError);
  }
});

test.each([
  ['2026-11-20', 0, '2026-11-20', 'Friday stays Friday'],
  ['2026-11-20', 1, '2026-11-23', 'Friday to Monday'],
  ['2026-11-21', 1, '2026-11-23', 'Saturday to Monday'],
  ['2026-11-22', 1, '2026-11-23', 'Sunday to Monday'],
  ['2026-11-23', 4, '2026-11-27', 'Monday to Friday'],
  ['2026-11-23', 5, '2026-11-30', 'a working week'],
  ['2026-12-31', 1, '2027-01-01', 'over the year'],
])('%s plus %d business days is %s: %s', (from, count, to) => {
  expect(addBusinessDays(from, count)).toBe(to);
});

test('business days never end on a weekend, and five of them are a week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), fc.integer({ min: 1, max: 200 }), (start, weeks) => {
      const from = formatDays(start);
      const end = addBusinessDays(from, weeks * 5);
      const weekday = new Date(utcStartMs(end)).getUTCDay();
      expect([1, 2, 3, 4, 5]).toContain(weekday);
      expect(daysBetween(from, end)).toBeLessThanOrEqual(weeks * 7);
      expect(daysBetween(from, end)).toBeGreaterThanOrEqual(weeks * 7 - 2);
    }),
  );
});
