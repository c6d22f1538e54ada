import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { stopDuplicateSubscriptionJob } from './job-kinds.ts';
import { type BilledRow, listLiveSubscriptions } from './plan-store.ts';

/**
 * Nobody pays twice: should an account ever have two subscriptions at once, every later one is ended and given back. Answers
 * whether this is such a one, of which its owner is told nothing.
 */
export async function enqueueDuplicateStops(tx: Tx, row: BilledRow, log: Log): Promise<boolean> {
  const liveRows = await listLiveSubscriptions(tx, row.account_id);
  for (const { id: subscription_id, account_id } of liveRows.slice(1)) {
    log.error({ account_id, subscription_id }, 'an account has a second subscription: it is ended and given back');
    await enqueue(tx, stopDuplicateSubscriptionJob, { subscription_id }, { key: subscription_id });
  }
  return isDuplicateSubscription(row, liveRows);
}

/** Whether one that was there before is living still. */
export function isDuplicateSubscription(row: BilledRow, liveRows: readonly BilledRow[]): boolean {
  return liveRows.some((other) => sortKey(other) < sortKey(row));
}

const sortKey = ({ created_at, id }: BilledRow) => `${created_at.toISOString()} ${id}`;
