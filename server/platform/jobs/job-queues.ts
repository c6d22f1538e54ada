import { PgBoss } from 'pg-boss';
import type { JobQueue } from './define-job.ts';

/** The queue of jobs whose last attempt failed, for a person to check. */
export const DEAD_LETTER = 'dead-letter';

// A killed worker sends no heartbeat; 10 s is the shortest interval that the library allows.
const HEARTBEAT_SECONDS = 10;
const LONGEST_RETRY_DELAY_SECONDS = 3600;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Creates the tables and queues of background jobs, or updates existing ones to these settings. Part of migrating. */
export async function prepareJobs(url: string, kinds: readonly JobQueue[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  const errors: Error[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  await boss.createQueue(DEAD_LETTER, { retentionSeconds: YEAR_SECONDS });
  for (const kind of kinds) await prepareQueue(boss, kind);
  await boss.stop({ graceful: false });
  if (errors[0]) throw errors[0];
}

async function prepareQueue(boss: PgBoss, kind: JobQueue): Promise<void> {
  const options = {
    retryLimit: kind.retry_limit,
    retryDelay: kind.retry_delay_seconds,
    retryBackoff: true,
    retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
    expireInSeconds: kind.expire_seconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  };
  // A job without a second attempt is enqueued again by the next sweep: after a restart it is no case for a person.
  const deadLetter = kind.retry_limit === 0 ? null : DEAD_LETTER;
  // `stately`: a scheduled job neither overlaps itself nor accumulates. `short`: one waiting job per key.
  await boss.createQueue(kind.name, { ...options, policy: kind.cron === null ? 'short' : 'stately' });
  await boss.updateQueue(kind.name, { ...options, deadLetter });
  if (kind.cron === null) await boss.unschedule(kind.name);
  else await boss.schedule(kind.name, kind.cron, {}, { tz: 'UTC' });
}
