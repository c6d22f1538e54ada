import type { JobKind, JobQueue, SweepKind } from './define-job.ts';

/** One attempt of a job. */
export interface JobRun {
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  is_last_attempt: boolean;
  /** Aborts when the attempt took too long or the process stops. */
  signal: AbortSignal;
}

export interface JobHandler {
  kind: JobQueue;
  run(data: unknown, run: JobRun): Promise<void>;
}

/**
 * Binds a handler to a kind of job. It may run twice for one job (a process can die just before it reports success), so
 * a second run must change nothing. An error means: try again later.
 */
export function handleJob<Data extends object>(
  kind: JobKind<Data>,
  handle: (data: Data, run: JobRun) => Promise<void>,
): JobHandler {
  return {
    kind,
    run: (data, run) => handle(kind.schema.parse(data ?? {}), run),
  };
}

type DataOf<Kind> = Kind extends JobKind<infer Data> ? Data : never;

/** A handler for each job that a file declares, by the name of its constant. Sweeps are bound with `bindSweeps`. */
type Handlers<Jobs> = {
  readonly [Name in keyof Jobs as Jobs[Name] extends SweepKind ? never : Name]: (
    data: DataOf<Jobs[Name]>,
    run: JobRun,
  ) => Promise<void>;
};

/** Binds handlers to all jobs of a noun's `jobs.ts`. A job without a handler does not compile. */
export function bindJobs<Jobs extends object>(jobs: Jobs, handlers: Handlers<Jobs>): JobHandler[] {
  const kinds = jobs as Readonly<Record<string, JobKind>>;
  return Object.entries<(data: never, run: JobRun) => Promise<void>>(handlers).map(([name, handle]) => {
    const kind = kinds[name];
    if (kind === undefined) throw new Error(`no job is declared as ${name}`);
    return handleJob(kind, handle as (data: object, run: JobRun) => Promise<void>);
  });
}
