import { expect, test } from 'vitest';
import { RELEASE_STATUSES } from './status.ts';
import { findTakedownRefusal, takedownWindowMs } from './takedown.ts';

const OUT = { status: 'published', release_date: '2027-01-10', plan: 'free', today: '2027-01-10' } as const;

test.each([
  ['2027-01-09', 'wait', 91],
  ['2027-01-10', 'wait', 90],
  ['2027-03-01', 'wait', 40],
  ['2027-04-09', 'wait', 1],
  ['2027-04-10', null, 0],
  ['2028-01-01', null, 0],
] as const)(
  '[S4-016] on %s a takedown of a free release of 2027-01-10 is refused with %s, %d days remaining',
  (today, refusal, days_left) => {
    expect(findTakedownRefusal({ ...OUT, today })).toEqual({ refusal, days_left });
  },
);

test('the waiting time counts calendar days across a leap day and the end of a year', () => {
  expect(findTakedownRefusal({ ...OUT, release_date: '2027-12-20', today: '2027-12-31' })).toMatchObject({
    days_left: 79,
  });
  expect(findTakedownRefusal({ ...OUT, release_date: '2028-02-28', today: '2028-03-01' })).toMatchObject({
    days_left: 88,
  });
});

test.each(['pro', 'advanced'] as const)('on %s a takedown is possible immediately, even before go-live', (plan) => {
  for (const status of ['published', 'in_process'] as const) {
    expect(findTakedownRefusal({ ...OUT, plan, status })).toEqual({ refusal: null, days_left: 0 });
  }
});

test('on the free plan a takedown is not possible before go-live', () => {
  const facts = { ...OUT, status: 'in_process', today: '2028-01-01' } as const;
  expect(findTakedownRefusal(facts)).toEqual({ refusal: 'plan', days_left: 0 });
});

test('[S4-019] a takedown can be requested once, and only for a release that stores could have', () => {
  for (const status of RELEASE_STATUSES) {
    const found = findTakedownRefusal({ ...OUT, plan: 'pro', status });
    if (status === 'takedown_requested' || status === 'removed') expect(found?.refusal).toBe('requested');
    else if (status === 'published' || status === 'in_process') expect(found?.refusal).toBeNull();
    else expect(found).toBeNull();
  }
});

test('[S4-018] a release leaves its stores from 24 to 48 hours after the request', () => {
  const requested = Date.parse('2027-03-28T00:30:00Z');
  const { from, until } = takedownWindowMs(requested);
  expect(new Date(from).toISOString()).toBe('2027-03-29T00:30:00.000Z');
  expect(new Date(until).toISOString()).toBe('2027-03-30T00:30:00.000Z');
});
