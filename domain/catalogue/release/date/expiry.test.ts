import { expect, test } from 'vitest';
import { expiresOn, isWarningDue } from './expiry.ts';

const TOUCHED = { reopened_on: '2027-01-01', touched_on: '2027-02-01' } as const;

test('a draft expires 365 days after its last change, a reopened release 90 days after it was reopened', () => {
  expect(expiresOn({ ...TOUCHED, status: 'draft' })).toBe('2028-02-01');
  expect(expiresOn({ ...TOUCHED, status: 'reopened' })).toBe('2027-04-01');
});

test.each(['submitted', 'in_review', 'published', 'rejected', 'removed', 'expired'] as const)(
  'a release with status %s never expires',
  (status) => expect(expiresOn({ ...TOUCHED, status })).toBeNull(),
);

test.each([
  ['2027-03-24', null, false],
  ['2027-03-25', null, true],
  ['2027-04-01', null, true],
  ['2027-03-30', '2027-04-01', false],
  // Changed after the first warning: the expiry moved, and so did the warning.
  ['2027-03-30', '2027-03-28', true],
])('on %s, warned for %s: a warning of 2027-04-01 is due %s', (today, warnedFor, isDue) => {
  expect(isWarningDue('2027-04-01', warnedFor, today)).toBe(isDue);
});
