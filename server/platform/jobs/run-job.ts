import type { JobWithMetadata } from 'pg-boss';
import type { Log } from '../log/create-log.ts';
import { runForRequest } from '../log/request-id.ts';
import type { TraceJob } from '../trace/traces.ts';
import { findJobRequestId } from './enqueue.ts';
import type { JobHandler } from './handle-job.ts';

export interface JobOutcome {
  id: string;
  error: Error | null;
}

/** Functions that follow the attempts of jobs; nothing does unless set. */
export interface JobObservers {
  onJobEnd?: OnJobEnd | undefined;
  traceJob?: TraceJob | undefined;
}

/** Receives the kind, the outcome and the duration of every attempt. */
export type OnJobEnd = (job: string, outcome: 'done' | 'failed', seconds: number) => void;

/**
 * Runs one attempt of a job for the request that caused it, if any. It never throws, so one job cannot fail the others.
 */
export async function runJob(
  handler: JobHandler,
  job: JobWithMetadata,
  log: Log,
  { onJobEnd, traceJob = runUntraced }: JobObservers = {},
): Promise<JobOutcome> {
  const attempt = job.retryCount + 1;
  const started = performance.now();
  const request_id = findJobRequestId(job.data);
  const entry = { job: job.name, job_id: job.id, attempt, ...(request_id !== null && { request_id }) };
  const end = (outcome: 'done' | 'failed') => {
    const ms = performance.now() - started;
    onJobEnd?.(job.name, outcome, ms / 1000);
    return Math.round(ms);
  };
  try {
    const is_last_attempt = job.retryCount >= job.retryLimit;
    const run = { id: job.id, attempt, is_last_attempt, signal: job.signal };
    await traceJob({ id: job.id, kind: job.name, attempt, request_id }, () =>
      runForRequest(request_id, () => handler.run(job.data, run)),
    );
    log.info({ ...entry, ms: end('done') }, 'job done');
    return { id: job.id, error: null };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    log.error({ ...entry, err: error, ms: end('failed') }, 'job failed');
    return { id: job.id, error };
  }
}

const runUntraced: TraceJob = (_job, work) => work();
