import type { JobKind } from './define-job.ts';

/** One try of a job. */
export interface JobRun {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  is_last_attempt: boolean;
  /** Aborts when the try took too long or the process is told to stop. */
  signal: AbortSignal;
}

export interface JobHandler {
  kind: JobKind;
  run(data: unknown, run: JobRun): Promise<void>;
}

/**
 * Says what is done for a kind of job. It may run twice for one job (a process can die just before it reports success),
 * so its effect must be the same the second time. An error means: try again later.
 */
export function handleJob<Data extends object>(
  kind: JobKind<Data>,
  handle: (data: Data, run: JobRun) => Promise<void>,
): JobHandler {
  return {
    kind: kind as unknown as JobKind,
    run: (data, run) => handle(kind.schema.parse(data ?? {}), run),
  };
}
