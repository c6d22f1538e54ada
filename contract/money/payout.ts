import { PAYOUT_METHODS, PAYOUT_SETUP_STATES } from '@tangent/domain/money/payout/payout-method.ts';
import {
  PAYOUT_FAILURES,
  WITHDRAWAL_CANCEL_REASONS,
  WITHDRAWAL_STATES,
} from '@tangent/domain/money/payout/withdrawal.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, cents, cursor, id, idempotencyKey, idParams, instant, pageOf } from '../values.ts';

const method = z.enum(PAYOUT_METHODS);
const setup = z.enum(PAYOUT_SETUP_STATES);

export const withdrawal = z.object({
  id,
  state: z.enum(WITHDRAWAL_STATES),
  amount_cents: cents,
  fee_cents: cents,
  /** The amount that arrives. */
  net_cents: cents,
  method,
  /** The address at Payoneer; empty for Stripe, which alone knows the bank. */
  destination: z.string(),
  plan: z.enum(PLANS),
  requested_at: instant,
  expected_on: calendarDate,
  paid_at: instant.nullable(),
  /** When it was paid, cancelled or failed; for returned money, when it came back. */
  finished_at: instant.nullable(),
  cancel_reason: z.enum(WITHDRAWAL_CANCEL_REASONS).nullable(),
  failure: z.enum(PAYOUT_FAILURES).nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** The payout method of an account, and the state of its setup. */
const payoutSettings = z.object({
  method: method.nullable(),
  /** The services available here. */
  offered: z.array(method),
  stripe: z.object({ state: setup }),
  payoneer: z.object({ state: setup, email: z.string().nullable() }),
  changed_at: instant.nullable(),
  /** After a change: no withdrawals until then; null once that time has passed. */
  held_until: instant.nullable(),
  /** The open withdrawal, with the payout method at the time of the request. */
  open_withdrawal: withdrawal.nullable(),
});
export type PayoutSettings = z.infer<typeof payoutSettings>;

const PAYOUT = '/v1/api/account/payout';
const address = z.object({ address: z.url() });

export const getPayout = defineCall({
  method: 'GET',
  path: PAYOUT,
  summary: 'Returns the payout method of the account and the state of its setup',
  response: payoutSettings,
});

export const setPayout = defineCall({
  method: 'PUT',
  path: PAYOUT,
  summary: 'Sets the payout method; needs a fresh confirmation, and a change blocks withdrawals for a day',
  body: z.object({ method, payoneer_email: z.string().max(400).optional() }),
  idempotency_key: idempotencyKey,
  response: payoutSettings,
});

export const createStripeSetup = defineCall({
  method: 'POST',
  path: `${PAYOUT}/stripe`,
  summary: 'Returns the address of the Stripe onboarding page; needs a fresh confirmation',
  idempotency_key: idempotencyKey,
  response: address,
});

export const createPayoneerSetup = defineCall({
  method: 'POST',
  path: `${PAYOUT}/payoneer`,
  summary: 'Returns the address of the Payoneer onboarding page; needs a fresh confirmation',
  idempotency_key: idempotencyKey,
  response: address,
});

/** Whether a withdrawal is possible now, and under which terms. */
const withdrawalTerms = z.object({
  balance_cents: cents,
  /** The part of the balance that stores have paid, and how much more of it we pay out before they do. */
  available_cents: cents,
  advance_cents: cents,
  /** The next day on which a store should pay a part of the rest; null when none is due later. */
  reported_due_on: calendarDate.nullable(),
  pending_cents: cents,
  is_verified: z.boolean(),
  method: method.nullable(),
  setup,
  /** The address at Payoneer; empty for Stripe. */
  destination: z.string().nullable(),
  held_until: instant.nullable(),
  plan: z.enum(PLANS),
  fee_cents: cents,
  /** The expected day if it is requested today. */
  expected_on: calendarDate,
  has_open_withdrawal: z.boolean(),
});
export type WithdrawalTerms = z.infer<typeof withdrawalTerms>;

const WITHDRAWALS = '/v1/api/withdrawals';

export const listWithdrawals = defineCall({
  method: 'GET',
  path: WITHDRAWALS,
  summary: 'Lists the withdrawals, newest first, and the terms of a withdrawal now',
  query: z.object({ cursor }),
  response: pageOf(withdrawal).extend({ terms: withdrawalTerms }),
});

export const requestWithdrawal = defineCall({
  method: 'POST',
  path: WITHDRAWALS,
  summary: 'Requests a withdrawal of part of the balance, once per id; needs a fresh confirmation',
  body: z.object({ id, amount_cents: cents.min(0).max(Number.MAX_SAFE_INTEGER) }),
  idempotency_key: idempotencyKey,
  response: withdrawal,
  status: 201,
});

export const cancelWithdrawal = defineCall({
  method: 'POST',
  path: `${WITHDRAWALS}/:id/cancel`,
  summary: 'Cancels a withdrawal that was not sent yet; the amount returns to the balance',
  params: idParams,
  idempotency_key: idempotencyKey,
  response: withdrawal,
});
