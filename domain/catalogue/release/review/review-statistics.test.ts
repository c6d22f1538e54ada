import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../duration.ts';
import {
  computeReviewTimes,
  computeWeeklyReviewTimes,
  countReasons,
  type ReviewDecision,
  toMonday,
} from './review-statistics.ts';

/** Submitted on Monday 1 March 2027 at ten, decided this many hours later. */
const after = (hours: number, reasons: ReviewDecision['reasons'] = []): ReviewDecision => {
  const submitted_ms = Date.parse('2027-03-01T10:00:00Z');
  const to = reasons.length > 0 ? 'reopened' : 'approved';
  return { submitted_ms, decided_ms: submitted_ms + hours * HOUR_MS, to, by: 'staff', reasons };
};

test('a week starts on Monday, even across the end of a year', () => {
  expect(['2027-03-01', '2027-03-07', '2027-01-01', '1969-12-31'].map(toMonday)).toEqual([
    '2027-03-01',
    '2027-03-01',
    '2026-12-28',
    '1969-12-29',
  ]);
});

test('median and ninth decile are times that occurred; two business days are on time to the second', () => {
  expect(computeReviewTimes([])).toEqual({ count: 0, median_ms: null, p90_ms: null, on_time: 0 });
  expect(computeReviewTimes([after(48), after(2), after(49)])).toEqual({
    count: 3,
    median_ms: 48 * HOUR_MS,
    p90_ms: 49 * HOUR_MS,
    on_time: 2,
  });
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map((hours) => after(hours));
  expect(computeReviewTimes(ten)).toMatchObject({ median_ms: 5 * HOUR_MS, p90_ms: 9 * HOUR_MS });
});

test('every week is listed, including those without a decision', () => {
  const weeks = computeWeeklyReviewTimes([after(1), after(24 * 8)], { today: '2027-03-10', weeks: 3 });
  expect(weeks.map(({ week, count }) => [week, count])).toEqual([
    ['2027-02-22', 0],
    ['2027-03-01', 1],
    ['2027-03-08', 1],
  ]);
});

test('reasons are counted, most frequent first', () => {
  expect(countReasons([after(1, ['volume', 'silence']), after(2, ['silence']), after(3)])).toEqual([
    { reason: 'silence', count: 2 },
    { reason: 'volume', count: 1 },
  ]);
});
