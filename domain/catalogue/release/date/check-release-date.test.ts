import { expect, test } from 'vitest';
import { addDays } from '../../../calendar.ts';
import { checkReleaseDate, earliestReleaseDate } from './check-release-date.ts';
import { SCHEDULES } from './schedule.ts';

const TODAY = '2026-11-20';
const LEADS = { standard: 21, priority: 14, express: 5 };
const check = (date: string | null, schedule: (typeof SCHEDULES)[number] = 'standard', resubmission = false) =>
  checkReleaseDate(date, { schedule, today: TODAY, resubmission });

test.each([
  [null, { params: { context: 'missing' } }],
  ...['', 'soon', '2026-02-30', '2026-13-01', '20261211'].map((date) => [date, {}] as const),
  ...['2026-11-19', '1990-01-01'].map((date) => [date, { params: { context: 'past', date } }] as const),
] as const)('[S5-022] a release date %j that is missing, impossible or past is invalid', (date, params) => {
  expect(check(date)).toEqual([{ code: 'release_date_invalid', path: 'release_date', ...params }]);
});

test.each(SCHEDULES)('[S5-016] [S5-038] the %s schedule requires exactly its lead time in days', (schedule) => {
  const min = addDays(TODAY, LEADS[schedule]);
  expect(earliestReleaseDate({ schedule, today: TODAY, resubmission: false })).toBe(min);
  expect(check(min, schedule)).toEqual([]);
  expect(check(addDays(min, -1), schedule)).toEqual([{ code: 'min_date', path: 'release_date', params: { min } }]);
  expect(check(TODAY, schedule)).toEqual([{ code: 'min_date', path: 'release_date', params: { min } }]);
});

test('[S5-039] a release date is at most a year ahead', () => {
  const max = addDays(TODAY, 365);
  expect(check(max)).toEqual([]);
  expect(check(addDays(max, 1))).toEqual([{ code: 'max_date', path: 'release_date', params: { max } }]);
});

test.each(SCHEDULES)(
  'a reopened release keeps its date while five days remain, whatever the schedule: %s',
  (schedule) => {
    expect(check(addDays(TODAY, 5), schedule, true)).toEqual([]);
    expect(check(addDays(TODAY, 4), schedule, true)[0]?.code).toBe('min_date');
  },
);
