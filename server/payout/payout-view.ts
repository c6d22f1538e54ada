import type { PayoutSettings } from '@tangent/contract/payout.ts';
import { PAYOUT_METHODS } from '@tangent/domain/payout/payout-method.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { PayoutContext } from './context.ts';
import { lookAtSetupJob } from './job-kinds.ts';
import { findPayoutMethod, type PayoutMethodRow, setupAt } from './payout-method-store.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { findOpenWithdrawal } from './withdrawal-facts.ts';

/** Somebody who sees that they are not set up yet has often just come back from the page of the service: it is asked, but not all the time. */
const LOOK_AGAIN_MS = 5_000;

/** How somebody is paid. What is not set up yet is asked for again. */
export async function getPayoutView(context: PayoutContext, accountId: string): Promise<PayoutSettings> {
  const { db, clock, rails } = context;
  const row = await findPayoutMethod(db, accountId);
  const now = clock.now();
  if (row !== null) await askForLook(context, row, now);
  const open = await findOpenWithdrawal(db, accountId);
  const isHeld = row?.held_until != null && row.held_until > now;
  return {
    method: row?.method ?? null,
    offered: PAYOUT_METHODS.filter((method) => rails[method] !== null),
    stripe: { state: setupAt(row, 'stripe').state },
    payoneer: { state: setupAt(row, 'payoneer').state, email: row?.payoneer_email ?? null },
    changed_at: row?.changed_at.toISOString() ?? null,
    held_until: isHeld ? (row?.held_until?.toISOString() ?? null) : null,
    open_withdrawal: open && presentWithdrawal(open),
  };
}

async function askForLook({ db }: PayoutContext, row: PayoutMethodRow, now: Date): Promise<void> {
  const { method, account_id, looked_at } = row;
  if (method === null) return;
  const { destination_id, state } = setupAt(row, method);
  const isFresh = looked_at !== null && now.getTime() - looked_at.getTime() < LOOK_AGAIN_MS;
  if (destination_id === null || state === 'ready' || isFresh) return;
  await inTransaction(db, (tx) => enqueue(tx, lookAtSetupJob, { account_id, method }, { key: account_id }));
}
