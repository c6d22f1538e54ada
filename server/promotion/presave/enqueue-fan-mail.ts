import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { fanMailJob } from './jobs.ts';

/**
 * Enqueues an email to a fan who requested a reminder. Runs in the transaction of the event. A fan who confirms on
 * release day is reached by two events: while one email waits no second one is added, and later the fan's state says
 * that it was sent.
 */
export function enqueueFanMail(tx: Tx, data: z.output<typeof fanMailJob.schema>): Promise<void> {
  return enqueue(tx, fanMailJob, data, data.mail === 'confirm' ? {} : { key: `${data.mail} ${data.fan_id}` });
}
