import type { ProductModule } from '../module.ts';
import type { Db } from '../sql/open-database.ts';
import type { JobHandler } from './handle-job.ts';
import { runSweep } from './ticker.ts';

type JobModule<JobContext> = Pick<
  ProductModule<never, never, JobContext>,
  'name' | 'jobs' | 'buildHandlers' | 'buildSweeps'
>;

/**
 * Builds the handlers of all jobs of a module. A sweep gets one as well: it runs on its schedule where no ticker does.
 * Throws for a job without a handler and for a handler without a queue.
 */
export function buildJobHandlers<JobContext extends { db: Db }>(
  { name, jobs = [], buildHandlers, buildSweeps }: JobModule<JobContext>,
  context: JobContext,
): JobHandler[] {
  const sweeps = (buildSweeps?.(context) ?? []).map((sweep): JobHandler => {
    const kind = jobs.find((job) => job.name === sweep.name);
    if (kind === undefined) throw new Error(`${name}: the sweep ${sweep.name} is not declared as a job`);
    return { kind, run: async () => void (await runSweep(context.db, sweep)) };
  });
  const handlers = [...(buildHandlers?.(context) ?? []), ...sweeps];
  const handled = handlers.map(({ kind }) => kind.name).sort();
  const declared = jobs.map((job) => job.name).sort();
  if (handled.join() !== declared.join()) {
    throw new Error(`${name} declares the jobs ${declared.join(', ')} and handles ${handled.join(', ')}`);
  }
  return handlers;
}
