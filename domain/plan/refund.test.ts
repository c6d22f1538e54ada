import { expect, test } from 'vitest';
import { DAY_MS } from '../duration.ts';
import { isRefundable } from './refund.ts';

const PAID = Date.UTC(2026, 10, 22, 12);
const DAYS_14 = 14 * DAY_MS;

test.each([
  ['immediately after the payment', { first_paid_at_ms: PAID, was_refunded: false }, PAID, true],
  ['in the last second', { first_paid_at_ms: PAID, was_refunded: false }, PAID + DAYS_14 - 1000, true],
  ['after 14 times 24 hours', { first_paid_at_ms: PAID, was_refunded: false }, PAID + DAYS_14, false],
  ['a second time', { first_paid_at_ms: PAID, was_refunded: true }, PAID, false],
  ['without a payment', { first_paid_at_ms: null, was_refunded: false }, PAID, false],
])('[S9-003] a refund %s', (_, payment, now, expected) => {
  expect(isRefundable(payment, now)).toBe(expected);
});
