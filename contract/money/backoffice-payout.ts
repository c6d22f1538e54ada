import { LEDGER_TRANSACTION_KINDS } from '@tangent/domain/money/ledger/ledger-account.ts';
import { WITHDRAWAL_STATES } from '@tangent/domain/money/payout/withdrawal.ts';
import { WITHDRAWAL_QUEUES } from '@tangent/domain/money/payout/withdrawal-queue.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { listedUser } from '../people/backoffice-users.ts';
import { cents, count, cursor, id, idempotencyKey, idParams, instant, note, pageOf } from '../values.ts';
import { withdrawal } from './payout.ts';

/** A withdrawal as a row of the staff list. */
const listedWithdrawal = withdrawal.extend({
  account_id: id,
  /** Name of the account's owner. */
  name: z.string(),
  needs_approval: z.boolean(),
  approved_at: instant.nullable(),
  /** The withdrawal was sent, and the service has not confirmed the outcome. */
  is_outcome_unknown: z.boolean(),
});
export type ListedWithdrawal = z.infer<typeof listedWithdrawal>;

const withdrawalChange = z.object({
  state: z.enum(WITHDRAWAL_STATES),
  at: instant,
  /** Null when the product did it. */
  actor_name: z.string().nullable(),
  /** The reason staff gave, and the details of the request to the service. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

const withdrawalMovement = z.object({
  id,
  kind: z.enum(LEDGER_TRANSACTION_KINDS),
  at: instant,
  /** In cents: above zero a debit, below zero a credit. */
  sides: z.array(z.object({ account: z.string(), amount_cents: cents })),
});

/** A withdrawal with everything staff need for a decision. */
const payoutDetail = listedWithdrawal.extend({
  user: listedUser,
  approved_by: z.string().nullable(),
  processing_at: instant.nullable(),
  /** Requests to the service under the idempotency key of this withdrawal, and when the service was last polled. */
  attempts: count,
  last_attempt_at: instant.nullable(),
  provider_id: z.string().nullable(),
  provider_fee_cents: cents,
  /** Facts about the account, as of now. */
  facts: z.object({
    /** The amount that we owe, and the part of it that stores have paid. */
    balance_cents: cents,
    available_cents: cents,
    /** Number of withdrawals that were paid before this one. */
    paid_count: count,
    paid_cents: cents,
    account_created_at: instant,
    method_changed_at: instant.nullable(),
    method_held_until: instant.nullable(),
    /** The destination differs from the one the account has chosen now. */
    is_destination_changed: z.boolean(),
  }),
  history: z.array(withdrawalChange),
  transactions: z.array(withdrawalMovement),
  /** The actions the caller can take now; none for the caller's own money. */
  actions: z.array(z.enum(['approve', 'cancel'])),
});
export type PayoutDetail = z.infer<typeof payoutDetail>;

const WITHDRAWALS = '/v1/api/backoffice/withdrawals';

export const listPayoutQueue = defineCall({
  method: 'GET',
  path: WITHDRAWALS,
  summary: 'Lists the withdrawals of all accounts: open ones oldest first, finished ones newest first',
  query: z.object({
    queue: z.enum(WITHDRAWAL_QUEUES),
    account_id: id.optional(),
    cursor,
  }),
  response: pageOf(listedWithdrawal).extend({
    /** Number of withdrawals in each queue. */
    counts: z.record(z.enum(WITHDRAWAL_QUEUES), count),
    /** Amounts above this need an approval. */
    approval_cents: cents,
  }),
});

export const getPayoutDetail = defineCall({
  method: 'GET',
  path: `${WITHDRAWALS}/:id`,
  summary: 'Returns a withdrawal with its history, its ledger transactions and facts about the account',
  params: idParams,
  response: payoutDetail,
});

export const approvePayout = defineCall({
  method: 'POST',
  path: `${WITHDRAWALS}/:id/approve`,
  summary: 'Approves a large withdrawal, so that it is sent on its day; needs a fresh confirmation',
  params: idParams,
  response: payoutDetail,
  idempotency_key: idempotencyKey,
  requires_key: true,
});

export const cancelPayout = defineCall({
  method: 'POST',
  path: `${WITHDRAWALS}/:id/cancel`,
  summary:
    'Cancels a withdrawal that was not sent yet and returns the amount to the balance; needs a fresh confirmation',
  params: idParams,
  /** The reason, for the audit log; the user does not see it. */
  body: z.object({ note }),
  response: payoutDetail,
  idempotency_key: idempotencyKey,
  requires_key: true,
});
