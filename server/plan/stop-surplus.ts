import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Log } from '../platform/log/create-log.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { endSurplusJob } from './job-kinds.ts';
import { type BilledRow, listLiving } from './plan-store.ts';

/**
 * Nobody pays twice: should an account ever have two subscriptions at once, every later one is ended and given back. Answers
 * whether this is such a one, of which its owner is told nothing.
 */
export async function stopSurplus(tx: Tx, row: BilledRow, log: Log): Promise<boolean> {
  const living = await listLiving(tx, row.account_id);
  for (const { id: subscription_id, account_id } of living.slice(1)) {
    log.error({ account_id, subscription_id }, 'an account has a second subscription: it is ended and given back');
    await enqueue(tx, endSurplusJob, { subscription_id }, { key: subscription_id });
  }
  return isSurplus(row, living);
}

/** Whether one that was there before is living still. */
export function isSurplus(row: BilledRow, living: readonly BilledRow[]): boolean {
  return living.some((other) => orderOf(other) < orderOf(row));
}

const orderOf = ({ created_at, id }: BilledRow) => `${created_at.toISOString()} ${id}`;
