import { LEDGER_TRANSACTION_KINDS } from '@tangent/domain/ledger/ledger-account.ts';
import { WITHDRAWAL_STATES } from '@tangent/domain/payout/withdrawal.ts';
import { WITHDRAWAL_QUEUES } from '@tangent/domain/payout/withdrawal-queue.ts';
import { z } from 'zod';
import { listedUser } from './backoffice-users.ts';
import { defineCall } from './define-call.ts';
import { withdrawal } from './payout.ts';
import { cents, count, cursor, id, idParams, instant, note, pageOf } from './values.ts';

/** A withdrawal as one line of a list of staff. */
const listedWithdrawal = withdrawal.extend({
  account_id: id,
  /** Whose it is. */
  name: z.string(),
  needs_approval: z.boolean(),
  approved_at: instant.nullable(),
  /** It was sent, and the service has not said what became of it. */
  is_outcome_unknown: z.boolean(),
});
export type ListedWithdrawal = z.infer<typeof listedWithdrawal>;

const withdrawalChange = z.object({
  state: z.enum(WITHDRAWAL_STATES),
  at: instant,
  /** Null when nobody did it. */
  actor_name: z.string().nullable(),
  /** Why, where staff said it; how the service was asked. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

const withdrawalMovement = z.object({
  id,
  kind: z.enum(LEDGER_TRANSACTION_KINDS),
  at: instant,
  /** In cents: above zero a debit, below zero a credit. */
  sides: z.array(z.object({ account: z.string(), amount_cents: cents })),
});

/** A withdrawal with everything that decides about it. */
const payoutDetail = listedWithdrawal.extend({
  user: listedUser,
  approved_by: z.string().nullable(),
  processing_at: instant.nullable(),
  /** Requests to the service under this withdrawal's own key, and when it was last asked. */
  attempts: count,
  last_attempt_at: instant.nullable(),
  provider_id: z.string().nullable(),
  provider_fee_cents: cents,
  /** Of the account, as it stands now. */
  facts: z.object({
    balance_cents: cents,
    /** Withdrawals that were paid before this one. */
    paid_count: count,
    paid_cents: cents,
    account_created_at: instant,
    method_changed_at: instant.nullable(),
    method_held_until: instant.nullable(),
    /** It goes to somewhere else than what is chosen now. */
    is_destination_changed: z.boolean(),
  }),
  history: z.array(withdrawalChange),
  transactions: z.array(withdrawalMovement),
  /** What the caller can do now; nothing about their own money. */
  actions: z.array(z.enum(['approve', 'cancel'])),
});
export type PayoutDetail = z.infer<typeof payoutDetail>;

const WITHDRAWALS = '/v1/api/backoffice/withdrawals';

export const listPayoutQueue = defineCall({
  method: 'GET',
  path: WITHDRAWALS,
  summary: 'Withdrawals of everybody: what is open from the oldest on, what is over from the newest on',
  query: z.object({
    queue: z.enum(WITHDRAWAL_QUEUES),
    account_id: id.optional(),
    cursor,
  }),
  response: pageOf(listedWithdrawal).extend({
    /** How many there are in each queue. */
    counts: z.record(z.enum(WITHDRAWAL_QUEUES), count),
    /** More than this has to be approved. */
    approval_cents: cents,
  }),
});

export const getPayoutDetail = defineCall({
  method: 'GET',
  path: `${WITHDRAWALS}/:id`,
  summary: 'A withdrawal with its history, its movements in the books and what is known of the account',
  params: idParams,
  response: payoutDetail,
});

export const approvePayout = defineCall({
  method: 'POST',
  path: `${WITHDRAWALS}/:id/approve`,
  summary: 'Lets a large withdrawal go out on its day; needs a fresh confirmation',
  params: idParams,
  response: payoutDetail,
});

export const cancelPayout = defineCall({
  method: 'POST',
  path: `${WITHDRAWALS}/:id/cancel`,
  summary: 'Cancels a withdrawal that was not sent yet, after a fresh confirmation; the amount is on the balance again',
  params: idParams,
  /** Why, for the log of acts; the person does not see it. */
  body: z.object({ note }),
  response: payoutDetail,
});
