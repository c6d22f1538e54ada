import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { stopDuplicateSubscriptionJob } from '../jobs.ts';
import { type BilledRow, listLiveSubscriptions } from '../plan-store.ts';

/**
 * Ends and refunds every later subscription when an account has two at once, so that no account pays twice. Returns
 * whether this row is such a duplicate; its owner is not notified of it.
 */
export async function enqueueDuplicateStops(tx: Tx, row: BilledRow, log: Log): Promise<boolean> {
  const liveRows = await listLiveSubscriptions(tx, row.account_id);
  for (const { id: subscription_id, account_id } of liveRows.slice(1)) {
    log.error({ account_id, subscription_id }, 'the account has a second subscription: it is ended and refunded');
    await enqueue(tx, stopDuplicateSubscriptionJob, { subscription_id }, { key: subscription_id });
  }
  return isDuplicateSubscription(row, liveRows);
}

/** Tells whether an older subscription of the account is still active. */
export function isDuplicateSubscription(row: BilledRow, liveRows: readonly BilledRow[]): boolean {
  return liveRows.some((other) => sortKey(other) < sortKey(row));
}

const sortKey = ({ created_at, id }: BilledRow) => `${created_at.toISOString()} ${id}`;
