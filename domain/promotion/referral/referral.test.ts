import { expect, test } from 'vitest';
import { DAY_MS } from '../../duration.ts';
import type { Subscription } from '../../money/plan/plan.ts';
import { isDisposableAddress } from './address.ts';
import { friendState, paidDay } from './friend-state.ts';
import { chooseRewardWay, creditFor } from './reward.ts';
import { findRiskSignals, type ReferralParty, weighSignals } from './risk.ts';
import { findNextTier } from './tier.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');

test('an address that ends after minutes is recognized in any case', () => {
  expect(isDisposableAddress('x@YOPMAIL.com')).toBe(true);
  expect(isDisposableAddress('x@yopmail.com.example')).toBe(false);
});

test('a friend counts 14 times 24 hours after the first payment, not a millisecond earlier', () => {
  const paid = {
    first_paid_at_ms: NOW,
    is_refunded: false,
    is_disputed: false,
    signals: [],
    decision: null,
  } as const;
  expect(friendState(paid, NOW + 14 * DAY_MS - 1)).toBe('paid');
  expect(friendState(paid, NOW + 14 * DAY_MS)).toBe('qualified');
  expect(friendState({ ...paid, first_paid_at_ms: null }, NOW)).toBe('registered');
  expect(friendState({ ...paid, is_refunded: true }, NOW + 20 * DAY_MS)).toBe('refunded');
  expect(friendState({ ...paid, is_disputed: true }, NOW + 20 * DAY_MS)).toBe('disputed');
  expect(friendState({ ...paid, is_disputed: true, is_refunded: true }, NOW)).toBe('refunded');
  expect(friendState({ ...paid, signals: ['own_card'] }, NOW + 14 * DAY_MS)).toBe('checking');
  expect(friendState({ ...paid, signals: ['own_card'], decision: 'accepted' }, NOW + 14 * DAY_MS)).toBe('qualified');
  expect(friendState({ ...paid, decision: 'declined' }, NOW + 14 * DAY_MS)).toBe('declined');
  expect([0, DAY_MS - 1, DAY_MS, 13 * DAY_MS, 99 * DAY_MS].map((ms) => paidDay(NOW, NOW + ms))).toEqual([
    1, 1, 2, 14, 14,
  ]);
});

const party = (change: Partial<ReferralParty> = {}): ReferralParty => ({
  email: 'nora@posteo.de',
  signed_up_at_ms: NOW,
  network: null,
  card: null,
  payout: null,
  ...change,
});
const other = (name: string, change: Partial<ReferralParty> = {}) => party({ email: `${name}@posteo.de`, ...change });

test('five sign-ups within any hour that contains the friend are a burst, four are none', () => {
  const minutes = (...at: number[]) =>
    at.map((minute) => other(`m${minute}`, { signed_up_at_ms: NOW + minute * 60_000 }));
  const listSignals = (...at: number[]) =>
    findRiskSignals({ friend: party(), referrer: other('lena'), others: minutes(...at), accounts_on_card: 0 });
  expect(listSignals(-30, -20, 10, 20)).toEqual(['burst']);
  expect(listSignals(-59, -40, 10, 40)).toEqual([]);
  expect(listSignals(-61, 61, 62, 63)).toEqual([]);
});

test.each<
  [string, Parameters<typeof findRiskSignals>[0]['friend'], Partial<Parameters<typeof findRiskSignals>[0]>, string[]]
>([
  ['nothing in common', party(), {}, []],
  ['no card, payout or network on both sides', party(), { others: [other('mia')] }, []],
  [
    'the card of the referrer',
    party({ card: 'a' }),
    { referrer: other('lena', { card: 'a' }), accounts_on_card: 2 },
    ['own_card'],
  ],
  ['a card of two accounts', party({ card: 'a' }), { accounts_on_card: 2 }, ['card_of_another']],
  ['a card of three accounts', party({ card: 'a' }), { accounts_on_card: 3 }, ['card_of_several']],
  ['the payout of the referrer', party({ payout: 'p' }), { referrer: other('lena', { payout: 'p' }) }, ['own_payout']],
  ['the payout of another friend', party({ payout: 'p' }), { others: [other('mia', { payout: 'p' })] }, ['own_payout']],
  ['another payout', party({ payout: 'p' }), { referrer: other('lena', { payout: 'q' }) }, []],
  ['the mailbox of the referrer', party({ email: 'Nora+2@posteo.de' }), { referrer: party() }, ['own_address']],
  [
    'the mailbox of another friend',
    party({ email: 'Nora+2@posteo.de' }),
    { others: [party()] },
    ['address_of_another'],
  ],
  ['a mailbox that ends', party({ email: 'nora@yopmail.com' }), {}, ['disposable_address']],
  [
    'a network a day apart',
    party({ network: 'n' }),
    { referrer: other('lena', { network: 'n', signed_up_at_ms: NOW - DAY_MS }) },
    ['same_network'],
  ],
  [
    'a network more than a day apart',
    party({ network: 'n' }),
    { referrer: other('lena', { network: 'n', signed_up_at_ms: NOW - DAY_MS - 1 }) },
    [],
  ],
  [
    'the network of another friend a day later',
    party({ network: 'n' }),
    { others: [other('mia', { network: 'n', signed_up_at_ms: NOW + DAY_MS })] },
    ['same_network'],
  ],
  ['another network', party({ network: 'n' }), { referrer: other('lena', { network: 'm' }) }, []],
])('%s', (_, friend, change, signals) => {
  expect(findRiskSignals({ friend, referrer: other('lena'), others: [], accounts_on_card: 1, ...change })).toEqual(
    signals,
  );
});

test('one honest sign is never too heavy; the card of the referrer is', () => {
  for (const signal of ['card_of_another', 'disposable_address', 'same_network', 'burst'] as const)
    expect(weighSignals([signal]).is_held, signal).toBe(false);
  expect(weighSignals(['own_card']).is_held).toBe(true);
  expect(weighSignals(['same_network', 'burst']).is_held).toBe(true);
});

test('the next tier is the lowest that is not reached', () => {
  expect([0, 2, 3, 9, 10, 24, 25].map(findNextTier)).toEqual([
    'bronze',
    'bronze',
    'silver',
    'silver',
    'gold',
    'gold',
    null,
  ]);
});

const LATER = NOW + 100 * DAY_MS;
const subscription = (change: Partial<Subscription>): Subscription => ({
  plan: 'pro',
  status: 'active',
  provider: 'stripe',
  cancel_at_period_end: false,
  expires_at_ms: LATER,
  ...change,
});

test.each([
  ['the free plan', null, 'months'],
  ['a plan that has ended', subscription({ status: 'cancelled', expires_at_ms: NOW - 1 }), 'months'],
  ['a granted PRO', subscription({ provider: 'grant' }), 'months'],
  ['PRO that renews', subscription({}), 'credit'],
  ['Advanced that renews', subscription({ plan: 'advanced' }), 'credit'],
  ['a cancelled plan that still runs', subscription({ cancel_at_period_end: true }), null],
  ['a renewal that failed', subscription({ status: 'past_due', expires_at_ms: NOW - 1 }), null],
  ['a granted Advanced', subscription({ plan: 'advanced', provider: 'grant' }), null],
  ['a plan of Apple', subscription({ provider: 'apple' }), null],
] as const)('with %s a reward is given as expected', (_name, current, expected) => {
  expect(chooseRewardWay(current, NOW)).toBe(expected);
});

test('months are worth their part of the yearly price, rounded to the cent', () => {
  expect([1, 6, 12].map(creditFor)).toEqual([417, 2500, 4999]);
});
