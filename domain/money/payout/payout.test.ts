import { expect, test } from 'vitest';
import { utcDay, utcStartMs } from '../../calendar.ts';
import { HOUR_MS } from '../../duration.ts';
import { PLANS } from '../plan/plan.ts';
import { checkAmount, listWithdrawalBlocks, type WithdrawalFacts } from './check-withdrawal.ts';
import { expectedOn, isDue } from './expected-on.ts';
import { heldUntilMs, isDestinationChanged, type PayoutChoice } from './method-change.ts';
import { canMoveWithdrawal, WITHDRAWAL_STATES } from './withdrawal.ts';

// Rules such as F47 are explained in docs/standards/reliability.md.

const NOW = Date.UTC(2027, 1, 28, 23, 59, 59);
const FACTS: WithdrawalFacts = {
  balance_cents: 8_000,
  available_cents: 5_000,
  advance_cents: 0,
  reported_due_on: '2027-03-16',
  is_verified: true,
  method: 'payoneer',
  setup: 'ready',
  held_until_ms: null,
  has_open_withdrawal: false,
};

test.each<[Partial<WithdrawalFacts>, string[]]>([
  [{}, []],
  [{ available_cents: 1_000 }, []],
  [{ available_cents: 999 }, ['not_received_yet']],
  [{ available_cents: 999, advance_cents: 1 }, []],
  [{ available_cents: 0 }, ['not_received_yet']],
  [{ available_cents: 999, balance_cents: 999 }, ['balance_too_low']],
  [{ available_cents: 0, balance_cents: 999 }, ['balance_too_low']],
  [{ available_cents: -1 }, ['balance_negative']],
  [{ is_verified: false }, ['email_not_verified']],
  [{ method: null, setup: 'incomplete' }, ['payout_not_set_up']],
  [{ setup: 'incomplete' }, ['payout_not_ready']],
  [{ setup: 'pending' }, ['payout_not_ready']],
  [{ setup: 'restricted' }, ['payout_not_ready']],
  [{ has_open_withdrawal: true }, ['withdrawal_open']],
  [{ held_until_ms: NOW + 1 }, ['payout_on_hold']],
  [{ held_until_ms: NOW }, []],
  [
    { is_verified: false, has_open_withdrawal: true, available_cents: 1, balance_cents: 1 },
    ['email_not_verified', 'withdrawal_open', 'balance_too_low'],
  ],
])('a withdrawal with %j is blocked by %j', (change, blocks) => {
  expect(listWithdrawalBlocks({ ...FACTS, ...change }, NOW)).toEqual(blocks);
});

test.each<[number, string[]]>([
  [0, ['below_minimum']],
  [999, ['below_minimum']],
  [1_000, []],
  [5_000, []],
  [5_001, ['not_received_yet']],
  [8_000, ['not_received_yet']],
  [8_001, ['above_balance']],
])('[S9-025] from a balance of 80.00 of which 50.00 came in, %i cents can be withdrawn unless %j', (cents, codes) => {
  expect(checkAmount(cents, FACTS).map(({ code }) => code)).toEqual(codes);
});

test('an amount that did not come in yet is refused with what did, and the day on which more is due', () => {
  const path = 'amount_cents';
  expect(checkAmount(5_001, FACTS)).toEqual([
    { code: 'not_received_yet', path, params: { available: 5_000, next_on: '2027-03-16' } },
  ]);
  expect(checkAmount(5_001, { ...FACTS, reported_due_on: null })).toEqual([
    { code: 'not_received_yet', path, params: { available: 5_000 } },
  ]);
  expect(checkAmount(5_500, { ...FACTS, advance_cents: 500 })).toEqual([]);
});

test.each([
  ['free', '2027-02-28', '2027-05-29'],
  ['free', '2028-02-29', '2028-05-29'],
  ['pro', '2027-02-28', '2027-03-30'],
  ['pro', '2028-01-31', '2028-03-01'],
  ['advanced', '2027-12-31', '2028-01-30'],
] as const)('on the %s plan a withdrawal requested on %s is sent on %s', (plan, requested, expected) => {
  expect(expectedOn(requested, plan)).toBe(expected);
});

test('[F47] a withdrawal is due from the first second of its day in UTC and not a second earlier', () => {
  for (const plan of PLANS) {
    const expected_on = expectedOn(utcDay(NOW), plan);
    const dayMs = utcStartMs(expected_on);
    expect(isDue(expected_on, utcDay(dayMs - 1_000))).toBe(false);
    expect(isDue(expected_on, utcDay(dayMs))).toBe(true);
    expect(isDue(expected_on, utcDay(dayMs + 1_000))).toBe(true);
  }
});

const CHOICES = {
  none: { method: null, payoneer_email: null },
  stripe: { method: 'stripe', payoneer_email: null },
  one: { method: 'payoneer', payoneer_email: 'a@music.example' },
  other: { method: 'payoneer', payoneer_email: 'b@music.example' },
  stripe_again: { method: 'stripe', payoneer_email: 'b@music.example' },
} as const satisfies Record<string, PayoutChoice>;

test.each<[keyof typeof CHOICES, keyof typeof CHOICES, boolean, number | null]>([
  ['none', 'stripe', true, null],
  ['none', 'one', true, null],
  ['stripe', 'stripe', false, null],
  ['stripe', 'stripe_again', false, null],
  ['one', 'one', false, null],
  ['one', 'other', true, 24],
  ['one', 'stripe', true, 24],
  ['stripe_again', 'other', true, 24],
])('from %s to %s: new destination %s, withdrawals blocked for %s hours', (before, after, isOther, hours) => {
  expect(isDestinationChanged(CHOICES[before], CHOICES[after])).toBe(isOther);
  const until = hours === null ? null : NOW + hours * HOUR_MS;
  expect(heldUntilMs(CHOICES[before], CHOICES[after], NOW)).toBe(until);
});

test('a withdrawal is sent, paid, and may be returned; a cancelled or failed one stays so', () => {
  const moves = WITHDRAWAL_STATES.flatMap((from) =>
    WITHDRAWAL_STATES.filter((to) => canMoveWithdrawal(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(moves).toEqual([
    'requested > processing',
    'requested > cancelled',
    'processing > paid',
    'processing > failed',
    'paid > failed',
  ]);
});
