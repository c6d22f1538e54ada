import type { ZodType } from 'zod';

export interface JobOptions {
  /** Cron expression in UTC: the job also starts by itself, once per due minute however many workers there are. */
  cron?: string;
  /** How many jobs of this kind one worker process handles at a time. */
  concurrency?: number;
  /** Tries after the first one; each waits about twice as long as the one before, an hour at most. */
  retry_limit?: number;
  /** First pause before another try. */
  retry_delay_seconds?: number;
  /** A try that takes longer is given up and repeated. */
  expire_seconds?: number;
}

/** A kind of background work: its name, what it is told, and how often it may fail. */
export interface JobKind<Data extends object = object> extends Required<Omit<JobOptions, 'cron'>> {
  readonly name: string;
  readonly schema: ZodType<Data>;
  readonly cron: string | null;
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
  };
}
