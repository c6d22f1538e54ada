import { sql } from 'drizzle-orm';
import { Histogram, type Registry } from 'prom-client';
import type { Log } from '../log/create-log.ts';
import { addStateGauges } from '../metrics/state-gauges.ts';
import type { Db } from '../sql/open-database.ts';
import { DEAD_LETTER } from './job-queues.ts';
import type { OnJobEnd } from './run-job.ts';

const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600];

/** Measures the jobs of this process, and the jobs of all processes that wait. */
export function measureJobs(registry: Registry, { db, log }: { db: Db; log: Log }): OnJobEnd {
  const duration = new Histogram({
    name: 'tangent_job_duration_seconds',
    help: 'Duration of an attempt of a job, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const labels = ['kind'];
  addStateGauges(registry, log, {
    gauges: {
      jobs_waiting: { help: 'Jobs that are due and wait for a worker, by kind', labels },
      job_oldest_waiting_seconds: { help: 'How long the oldest due job has waited, by kind', labels },
      dead_letters: { help: 'Jobs whose last attempt failed, for a person to check' },
    },
    read: async () => {
      const waiting = await listWaiting(db);
      const due = waiting.filter(({ job }) => job !== DEAD_LETTER);
      return {
        jobs_waiting: due.map(({ job, jobs }) => ({ labels: { kind: job }, value: jobs })),
        job_oldest_waiting_seconds: due.map(({ job, oldest_seconds }) => ({
          labels: { kind: job },
          value: oldest_seconds,
        })),
        dead_letters: [{ value: waiting.find(({ job }) => job === DEAD_LETTER)?.jobs ?? 0 }],
      };
    },
  });
  return (job, outcome, seconds) => duration.observe({ kind: job, outcome }, seconds);
}

async function listWaiting(db: Db): Promise<{ job: string; jobs: number; oldest_seconds: number }[]> {
  const { rows } = await db.execute<{ job: string; jobs: number; oldest_seconds: number }>(sql`
    select name as job, count(*)::int as jobs, extract(epoch from now() - min(start_after))::float as oldest_seconds
      from pgboss.job where state < 'active' and start_after <= now() group by name`);
  return rows;
}
