import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { executeTakedowns } from './execute-takedowns.ts';
import * as jobs from './jobs.ts';
import { registerTakedownRoutes } from './routes.ts';

export const takedownModule = {
  name: 'takedown',
  registerRoutes: registerTakedownRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) => bindJobs(jobs, { executeTakedownsJob: () => executeTakedowns(context) }),
} satisfies ProductModule<Actor, BaseContext, BaseContext & { log: Log }>;
