import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { buildJobHandlers } from '../jobs.ts';
import type { Command } from './command.ts';
import { withWorkerContext } from './with-context.ts';

export const runJobsCommand: Command = {
  name: 'jobs run',
  usage: 'jobs run [name]                run what waits in the background now, scheduled jobs included',
  run: ([name]) =>
    withWorkerContext(async (context) => {
      const all = buildJobHandlers(context);
      const handlers = name === undefined ? all : all.filter(({ kind }) => kind.name === name);
      const names = all.map(({ kind }) => kind.name).join(', ');
      if (handlers.length === 0) throw new Error(`There is no job ${name}. There are: ${names}`);
      const { done, failed } = await runJobsNow({ url: context.config.database_url, handlers, log: context.log });
      console.log(`${done} done, ${failed} failed`);
    }),
};
