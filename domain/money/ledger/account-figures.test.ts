import { expect, test } from 'vitest';
import { summarizeWaiting } from './account-figures.ts';

// August 2026 is due on November 14, September on December 14, October on January 14.
const MONTHS = [
  { period: '2026-10', micros: 541n },
  { period: '2026-08', micros: 7n },
  { period: '2026-09', micros: 640n },
];

test.each([
  ['2026-11-14', { reported: 1_188n, due_on: '2026-11-14', late: 0n }],
  ['2026-11-15', { reported: 1_188n, due_on: '2026-12-14', late: 7n }],
  ['2026-12-31', { reported: 1_188n, due_on: '2027-01-14', late: 647n }],
  ['2027-01-15', { reported: 1_188n, due_on: null, late: 1_188n }],
])('on %s reported money is due and late as the terms of stores say', (today, waiting) => {
  expect(summarizeWaiting(MONTHS, today)).toEqual(waiting);
});

test('a month without money is not due', () => {
  expect(summarizeWaiting([{ period: '2026-08', micros: 0n }], '2026-11-29')).toEqual({
    reported: 0n,
    due_on: null,
    late: 0n,
  });
});
