import { expect, test } from 'vitest';
import { addDays } from '../../../calendar.ts';
import { PLANS } from '../../../money/plan/plan.ts';
import { MAJOR_STORES } from '../../store/major-stores.ts';
import { checkReleaseDate } from './check-release-date.ts';
import { forecastDate } from './date-forecast.ts';
import { findFirstDate } from './first-date.ts';
import { SCHEDULES } from './schedule.ts';

const STORE_SETS = [
  MAJOR_STORES,
  MAJOR_STORES.filter(({ id }) => id === 'spotify'),
  MAJOR_STORES.filter(({ id }) => id === 'deezer'),
  [],
];

/** Whether a release submitted on a day is out on a date: the server accepts it, and the forecast has no reserve. */
const isKept = (
  submitted: string,
  out_on: string,
  { schedule, plan, stores }: Omit<Parameters<typeof findFirstDate>[0], 'today'>,
) => {
  const facts = { schedule, today: submitted, resubmission: false };
  const forecast = forecastDate({ today: submitted, release_date: out_on, schedule, plan, stores });
  return (
    checkReleaseDate(out_on, facts).length === 0 &&
    forecast?.live.from === out_on &&
    forecast.stores.every(({ outlook }) => outlook === 'safe')
  );
};

const CHOICES = SCHEDULES.flatMap((schedule) =>
  PLANS.flatMap((plan) => STORE_SETS.map((stores) => ({ schedule, plan, stores }))),
);

test('on 1,000 days, with each schedule, plan and set of stores in turn, the named date is kept until the named day, and no longer', () => {
  for (let offset = 0; offset < 1_000; offset += 1) {
    const today = addDays('2026-11-01', offset);
    const facts = CHOICES[offset % CHOICES.length];
    if (facts === undefined) throw new Error('every day has a choice');
    const { submit_by, out_on, everywhere_by } = findFirstDate({ ...facts, today });
    const name = `${today} ${facts.schedule} ${facts.plan} ${facts.stores.length}: ${submit_by} for ${out_on}`;
    if (submit_by < today || !isKept(today, out_on, facts) || !isKept(submit_by, out_on, facts)) expect.fail(name);
    if (isKept(addDays(submit_by, 1), out_on, facts)) expect.fail(`${name} could be submitted later`);
    if (isKept(submit_by, addDays(out_on, -1), facts)) expect.fail(`${name} could be out earlier`);
    const live = forecastDate({ ...facts, today: submit_by, release_date: out_on })?.live;
    if (live?.to !== everywhere_by) expect.fail(`${name} is everywhere by ${live?.to}, not ${everywhere_by}`);
  }
  // No weekday is missed: the number of choices and seven have no divisor in common.
  expect(CHOICES.length % 7).not.toBe(0);
});

test.each([
  // 21 days after Friday the 4th; the review and ten business days of Apple end on the 22nd.
  ['pro', '2026-11-28', { submit_by: '2026-12-04', out_on: '2026-12-25', everywhere_by: '2026-12-25' }],
  ['pro', '2026-12-04', { submit_by: '2026-12-04', out_on: '2026-12-25', everywhere_by: '2026-12-25' }],
  ['pro', '2026-12-05', { submit_by: '2026-12-11', out_on: '2027-01-01', everywhere_by: '2027-01-01' }],
  // Reviewed by Friday the 4th; stores follow 15 to 30 business days later.
  ['free', '2026-11-28', { submit_by: '2026-12-02', out_on: '2026-12-25', everywhere_by: '2027-01-15' }],
] as const)('on the plan %s on %s the next Friday is one that can be had', (plan, today, expected) => {
  expect(findFirstDate({ today, plan, schedule: 'standard', stores: MAJOR_STORES })).toEqual(expected);
});
