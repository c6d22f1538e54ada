import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Log } from '../log/create-log.ts';
import { describeError } from '../log/describe-error.ts';
import type { JobQueue } from './define-job.ts';
import type { JobHandler } from './handle-job.ts';
import { type JobObservers, runJob } from './run-job.ts';

interface Options extends JobObservers {
  url: string;
  handlers: readonly JobHandler[];
  /** The scheduled jobs that start once: all of the handlers', unless a caller names some. */
  scheduled?: readonly JobQueue[];
  log: Log;
}

export interface JobCount {
  done: number;
  failed: number;
}

/**
 * Runs every waiting job of these queues, also jobs that are due later, and scheduled jobs once. It returns when none is
 * left, also when worker processes ran some of them. A job that fails waits for its next regular attempt.
 */
export async function runJobsNow({
  url,
  handlers,
  scheduled = handlers.map(({ kind }) => kind).filter(({ cron }) => cron !== null),
  log,
  ...observers
}: Options): Promise<JobCount> {
  const boss = new PgBoss({ connectionString: url, max: 3, supervise: false, schedule: false, migrate: false });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  const total: JobCount = { done: 0, failed: 0 };
  try {
    for (const { name } of scheduled) await boss.send(name, {});
    await makeDue(boss, handlers);
    for (let waiting = await listWaiting(boss, handlers); waiting.length > 0; ) {
      for (const handler of waiting) await drain(boss, handler, { log, total, observers });
      waiting = await listWaiting(boss, handlers);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  return total;
}

async function makeDue(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  await boss
    .getDb()
    .executeSql(
      `update pgboss.job set start_after = pgboss.job_now() where name = any($1) and state in ('created', 'retry')`,
      [listNames(handlers)],
    );
}

async function drain(
  boss: PgBoss,
  handler: JobHandler,
  { log, total, observers }: { log: Log; total: JobCount; observers: JobObservers },
): Promise<void> {
  const { name } = handler.kind;
  for (;;) {
    const [job] = await boss.fetch<object>(name, { includeMetadata: true });
    if (!job) return;
    const beat = setInterval(() => void boss.touch(name, job.id), 3_000);
    const signal = AbortSignal.timeout(job.expireInSeconds * 1000);
    const { error } = await runJob(handler, { ...job, signal }, log, observers);
    clearInterval(beat);
    if (error) await boss.fail(name, job.id, describeError(error));
    else await boss.complete(name, job.id);
    total[error ? 'failed' : 'done'] += 1;
  }
}

/** Lists the handlers whose queue has a due job, or one that another process still runs. */
async function listWaiting(boss: PgBoss, handlers: readonly JobHandler[]): Promise<JobHandler[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name, bool_or(state <> 'active') as is_due from pgboss.job where name = any($1)
       and (state = 'active' or (state in ('created', 'retry') and start_after <= pgboss.job_now())) group by name`,
    [listNames(handlers)],
  );
  if (rows.length > 0 && !rows.some(({ is_due }) => is_due)) await wait(100);
  return handlers.filter(({ kind }) => rows.some(({ name }) => name === kind.name));
}

function listNames(handlers: readonly JobHandler[]): string[] {
  return handlers.map((handler) => handler.kind.name);
}
