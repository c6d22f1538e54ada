import { type ZodType, z } from 'zod';

const EVERY_MINUTE = '* * * * *';

interface JobOptions {
  /** Cron expression in UTC: the job also starts on schedule, once per due minute however many workers run. */
  cron?: string;
  /** How many jobs of this kind one worker process handles at a time. */
  concurrency?: number;
  /** Attempts after the first one; each waits about twice as long as the one before, an hour at most. */
  retry_limit?: number;
  /** Pause before the second attempt. */
  retry_delay_seconds?: number;
  /** An attempt that takes longer is aborted and repeated. */
  expire_seconds?: number;
  /** The job changes something outside the company, so it waits while the outbox is held (docs/decisions/0015). */
  is_outbound?: boolean;
}

/** A queue of background jobs. */
export interface JobQueue extends Readonly<Required<Omit<JobOptions, 'cron'>>> {
  readonly name: string;
  readonly cron: string | null;
}

/** A kind of background job: its queue and the shape of its data. */
export interface JobKind<Data extends object = object> extends JobQueue {
  readonly schema: ZodType<Data>;
}

interface SweepOptions {
  every_ms: number;
  /** Interval while the outside systems are the sandbox; `every_ms` unless set. */
  sandbox_every_ms?: number;
  /** Schedule of the job that runs the sweep where no ticker does. */
  cron?: string;
}

/** A job that the ticker also runs every few seconds: it turns what is due by product time into jobs. */
export interface SweepKind extends JobKind<Record<string, never>> {
  readonly every_ms: number;
  readonly sandbox_every_ms: number;
}

export function defineJob<Data extends object>(
  name: string,
  schema: ZodType<Data>,
  options: JobOptions = {},
): JobKind<Data> {
  return {
    name,
    schema,
    cron: options.cron ?? null,
    concurrency: options.concurrency ?? 1,
    retry_limit: options.retry_limit ?? 5,
    retry_delay_seconds: options.retry_delay_seconds ?? 2,
    expire_seconds: options.expire_seconds ?? 900,
    is_outbound: options.is_outbound ?? false,
  };
}

/** A failed sweep is not repeated: the next one is due soon. */
export function defineSweep(
  name: string,
  { every_ms, sandbox_every_ms = every_ms, cron = EVERY_MINUTE }: SweepOptions,
): SweepKind {
  return { ...defineJob(name, z.object({}), { cron, retry_limit: 0 }), every_ms, sandbox_every_ms };
}
