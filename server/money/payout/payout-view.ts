import type { PayoutSettings } from '@tangent/contract/money/payout.ts';
import { PAYOUT_METHODS } from '@tangent/domain/money/payout/payout-method.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PayoutContext } from './context.ts';
import { pollSetupJob } from './jobs.ts';
import { findPayoutMethod, getSetup, type PayoutMethodRow } from './payout-method-store.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { findOpenWithdrawal } from './withdrawal-facts.ts';

/**
 * A user who sees an incomplete setup has often just come back from the page of the service: the service is polled, but
 * not on every view.
 */
const POLL_AFTER_MS = 5_000;

/** Returns the payout method of a user. Polls the service when the setup is incomplete. */
export async function getPayoutView(context: PayoutContext, accountId: string): Promise<PayoutSettings> {
  const { db, clock, rails } = context;
  const row = await findPayoutMethod(db, accountId);
  const now = clock.now();
  if (row !== null) await requestCheck(context, row, now);
  const open = await findOpenWithdrawal(db, accountId);
  const isHeld = row?.held_until != null && row.held_until > now;
  return {
    method: row?.method ?? null,
    offered: PAYOUT_METHODS.filter((method) => rails[method] !== null),
    stripe: { state: getSetup(row, 'stripe').state },
    payoneer: { state: getSetup(row, 'payoneer').state, email: row?.payoneer_email ?? null },
    changed_at: row?.changed_at.toISOString() ?? null,
    held_until: isHeld ? (row?.held_until?.toISOString() ?? null) : null,
    open_withdrawal: open && presentWithdrawal(open),
  };
}

async function requestCheck({ db }: PayoutContext, row: PayoutMethodRow, now: Date): Promise<void> {
  const { method, account_id, polled_at } = row;
  if (method === null) return;
  const { destination_id, state } = getSetup(row, method);
  const isFresh = polled_at !== null && now.getTime() - polled_at.getTime() < POLL_AFTER_MS;
  if (destination_id === null || state === 'ready' || isFresh) return;
  await inTransaction(db, (tx) => enqueue(tx, pollSetupJob, { account_id, method }, { key: account_id }));
}
