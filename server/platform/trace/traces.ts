import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** One attempt of a job, as its span shows it. */
interface TracedJob {
  readonly id: string;
  readonly kind: string;
  readonly attempt: number;
  /** The request that caused the job; null for work that no request caused. */
  readonly request_id: string | null;
}

/** Runs an attempt of a job in a span, in the trace of the request that caused it. */
export type TraceJob = <T>(job: TracedJob, work: () => Promise<T>) => Promise<T>;

/** Sends the traces of a process to a collector. Where traces are off there is none, and nothing of it is loaded. */
export interface Traces {
  /** Adds a span to every request of a server except health checks. Call it before anything else adds hooks. */
  traceRequests(app: FastifyInstance): void;
  traceJob: TraceJob;
  /** Adds a span to every statement of a pool that runs for a request or a job. Call it before the pool is used. */
  tracePool(pool: pg.Pool): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
