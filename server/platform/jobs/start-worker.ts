import { PgBoss } from 'pg-boss';
import type { Log } from '../log/create-log.ts';
import { describeError } from '../log/describe-error.ts';
import type { JobHandler } from './handle-job.ts';
import { type JobObservers, runJob } from './run-job.ts';

const STOP_WITHIN_MS = 8_000;
/** How often a worker looks for jobs that were due later: repeated attempts and delayed ones. */
const POLL_EVERY_MS = 2_000;
/** How often a worker looks for jobs of killed workers, which makes pg-boss count all jobs of all queues. */
const SUPERVISE_SECONDS = 5;
/** A slot that nothing has woken for so long looks for jobs by itself. */
const IDLE_SECONDS = 60;

/** The queues with a job to start now. Probes an index once for each queue, however many jobs wait. */
const DUE_QUEUES = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
  )`;

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
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronMonitorIntervalSeconds: 10,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));
  const wakers = new Map<string, () => void>();
  wakeOneAtATime(boss, (queue) => wakers.get(queue)?.());
  await boss.start();
  for (const handler of handlers) wakers.set(handler.kind.name, await work(boss, handler, log, observers));
  const stopPolling = pollDueQueues(boss, log, wakers);
  return {
    stop: () => {
      stopPolling();
      return boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
  };
}

type Wakers = ReadonlyMap<string, () => void>;

/** Wakes the queues with a job that is due, found by one query for all of them. Returns a function that ends it. */
function pollDueQueues(boss: PgBoss, log: Log, wakers: Wakers): () => void {
  let isLooking = false;
  let isStopped = false;
  const look = async () => {
    isLooking = true;
    try {
      const { rows } = await boss.getDb().executeSql(DUE_QUEUES, [[...wakers.keys()]]);
      for (const { name } of rows) wakers.get(name)?.();
    } catch (err) {
      if (!isStopped) log.error({ err }, 'job queue');
    }
    isLooking = false;
  };
  const timer = setInterval(() => !isLooking && void look(), POLL_EVERY_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Receives the notices of new jobs in place of pg-boss, which wakes every slot of a queue in every process for each one. */
function wakeOneAtATime(boss: PgBoss, wake: (queue: string) => void): void {
  const database = boss.getDb();
  const listen = database.listen?.bind(database);
  if (listen === undefined) throw new Error('The job queue cannot listen for new jobs');
  database.listen = (channel, _wakeAll, onReconnect) => listen(channel, wake, onReconnect);
}

/** Runs the jobs of one kind in slots, each one job at a time. Returns a function that wakes one free slot. */
async function work(boss: PgBoss, handler: JobHandler, log: Log, observers: JobObservers): Promise<() => void> {
  const { name, concurrency } = handler.kind;
  const free = new Set<string>();
  const wakeOne = () => {
    const [id] = free;
    if (id !== undefined) boss.notifyWorker(id);
  };
  for (let slot = 0; slot < concurrency; slot += 1) {
    const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: IDLE_SECONDS };
    const options = { ...polling, perJobResults: true, includeMetadata: true } as const;
    const id: string = await boss.work<object, unknown, typeof options>(name, options, async (jobs) => {
      free.delete(id);
      // Jobs that were added together notified only once.
      wakeOne();
      const outcomes = await Promise.all(jobs.map((job) => runJob(handler, job, log, observers)));
      // More may be waiting: check now instead of at the next poll.
      free.add(id);
      boss.notifyWorker(id);
      return outcomes.map(({ id: jobId, error }) => ({
        id: jobId,
        status: error ? ('failed' as const) : ('completed' as const),
        ...(error ? { output: describeError(error) } : {}),
      }));
    });
    free.add(id);
  }
  return wakeOne;
}
