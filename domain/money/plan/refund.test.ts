import { expect, test } from 'vitest';
import { DAY_MS } from '../../duration.ts';
import { endsByChargeback, isRefundable } from './refund.ts';

const PAID = Date.UTC(2026, 10, 22, 12);
const DAYS_14 = 14 * DAY_MS;

test.each([
  ['immediately after the payment', { first_paid_at_ms: PAID, was_refunded: false }, PAID, true],
  ['in the last second', { first_paid_at_ms: PAID, was_refunded: false }, PAID + DAYS_14 - 1000, true],
  ['after 14 times 24 hours', { first_paid_at_ms: PAID, was_refunded: false }, PAID + DAYS_14, false],
  ['a second time', { first_paid_at_ms: PAID, was_refunded: true }, PAID, false],
  ['without a payment', { first_paid_at_ms: null, was_refunded: false }, PAID, false],
  ['while the bank decides', { first_paid_at_ms: PAID, was_refunded: false, is_disputed: true }, PAID, false],
])('[S9-003] a refund %s', (_, payment, now, expected) => {
  expect(isRefundable({ is_disputed: false, ...payment }, now)).toBe(expected);
});

test('a plan ends by a chargeback of its running period, not of a year that is over', () => {
  const taken = (paid_at_ms: number | null) => [{ charged_back_cents: 4999, paid_at_ms }];
  expect(endsByChargeback(taken(PAID), PAID)).toBe(true);
  expect(endsByChargeback(taken(PAID - 1), PAID)).toBe(false);
  expect(endsByChargeback(taken(null), PAID)).toBe(false);
  expect(endsByChargeback([{ charged_back_cents: 0, paid_at_ms: PAID }], PAID)).toBe(false);
});
