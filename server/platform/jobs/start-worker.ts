import { PgBoss } from 'pg-boss';
import type { Log } from '../log/create-log.ts';
import { describeError } from '../log/describe-error.ts';
import type { JobHandler } from './handle-job.ts';
import { type JobObservers, runJob } from './run-job.ts';

const STOP_WITHIN_MS = 8_000;

interface Options extends JobObservers {
  url: string;
  handlers: readonly JobHandler[];
  log: Log;
}

export interface Worker {
  /** Finishes the running jobs, or returns them to the queue after a few seconds. */
  stop(): Promise<void>;
}

/** Runs the jobs of these handlers until stopped. `prepareJobs` must have run once before. */
export async function startWorker({ url, handlers, log, ...observers }: Options): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    max: 5,
    migrate: false,
    // New jobs notify the worker; polling only finds jobs that are due later: repeated attempts and delayed ones.
    useListenNotify: true,
    // The delay, beyond the heartbeat, until the job of a killed worker is found.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    cronMonitorIntervalSeconds: 10,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));
  await boss.start();
  for (const handler of handlers) await work(boss, handler, log, observers);
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }) };
}

async function work(boss: PgBoss, handler: JobHandler, log: Log, observers: JobObservers): Promise<void> {
  const { name, concurrency } = handler.kind;
  const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 };
  const options = { ...polling, localConcurrency: concurrency, perJobResults: true, includeMetadata: true } as const;
  const id: string = await boss.work<object, unknown, typeof options>(name, options, async (jobs) => {
    const outcomes = await Promise.all(jobs.map((job) => runJob(handler, job, log, observers)));
    // More may be waiting: check now instead of at the next poll.
    boss.notifyWorker(id);
    return outcomes.map(({ id: jobId, error }) => ({
      id: jobId,
      status: error ? ('failed' as const) : ('completed' as const),
      ...(error ? { output: describeError(error) } : {}),
    }));
  });
}
