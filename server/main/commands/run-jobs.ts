import type { JobHandler } from '../../platform/jobs/handle-job.ts';
import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { buildJobHandlers } from '../jobs.ts';
import type { Command } from './command.ts';
import { withWorkerContext } from './with-context.ts';

export const runJobsCommand: Command = {
  name: 'jobs run',
  usage:
    'jobs run [name]                run what waits in the background now, or all whose names begin so; scheduled jobs too',
  run: ([name]) =>
    withWorkerContext(async (context) => {
      const all = buildJobHandlers(context);
      const handlers = findJobs(all, name);
      const { done, failed } = await runJobsNow({ url: context.config.database_url, handlers, log: context.log });
      console.log(`${done} done, ${failed} failed`);
    }),
};

/** Jobs whose names begin so, that is a sweep together with what it finds to do; all of them when nothing is asked for. */
export function findJobs(all: readonly JobHandler[], beginning = ''): JobHandler[] {
  const found = all.filter(({ kind }) => kind.name.startsWith(beginning));
  if (found.length > 0) return found;
  throw new Error(`There is no job ${beginning}. There are: ${all.map(({ kind }) => kind.name).join(', ')}`);
}
