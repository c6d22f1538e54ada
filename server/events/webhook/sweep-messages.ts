import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { listDueEndpoints } from './endpoint-store.ts';
import { sendWebhooksJob } from './jobs.ts';

/** Starts sending when a message is due. */
export async function sweepMessages(tx: Tx, now: Date): Promise<void> {
  const due = await listDueEndpoints(tx, now, { limit: 1 });
  if (due.length > 0) await enqueue(tx, sendWebhooksJob, {}, { key: 'send' });
}
