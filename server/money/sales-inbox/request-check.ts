import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findInboxRow } from './inbox-store.ts';
import { pollInboxJob } from './jobs.ts';

/** Enqueues a poll of the inbox, unless the inbox could not be reached a short while ago. */
export async function requestCheck(tx: Tx, now: Date): Promise<void> {
  const { next_poll_at = null } = (await findInboxRow(tx)) ?? {};
  if (next_poll_at !== null && next_poll_at > now) return;
  await enqueue(tx, pollInboxJob, {}, { key: 'look' });
}
