import type { JobWithMetadata } from 'pg-boss';
import type { Log } from '../log/create-log.ts';
import type { JobHandler } from './handle-job.ts';

export interface JobOutcome {
  id: string;
  error: Error | null;
}

/** Runs one attempt of a job. It never throws, so one job cannot fail the others. */
export async function runJob(handler: JobHandler, job: JobWithMetadata, log: Log): Promise<JobOutcome> {
  const attempt = job.retryCount + 1;
  const started = performance.now();
  const entry = { job: job.name, job_id: job.id, attempt };
  try {
    const is_last_attempt = job.retryCount >= job.retryLimit;
    await handler.run(job.data, { id: job.id, attempt, is_last_attempt, signal: job.signal });
    log.info({ ...entry, ms: Math.round(performance.now() - started) }, 'job done');
    return { id: job.id, error: null };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.error({ ...entry, err: error, ms: Math.round(performance.now() - started) }, 'job failed');
    return { id: job.id, error };
  }
}
