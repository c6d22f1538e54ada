import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import { bindSweeps } from '../../platform/jobs/ticker.ts';
import type { ProductModule } from '../../platform/module.ts';
import { NAMES_STAFF } from '../../platform/personal-data.ts';
import type { SalesInboxContext } from './import-file.ts';
import { registerInboxMetrics } from './inbox-metrics.ts';
import * as jobs from './jobs.ts';
import { pollInbox } from './poll-inbox.ts';
import { requestCheck } from './request-check.ts';
import { type InboxViewContext, registerSalesInboxRoutes } from './routes.ts';

export const salesInboxModule = {
  name: 'sales-inbox',
  tables: ['sales_inbox', 'sales_inbox_files'],
  registerRoutes: registerSalesInboxRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) => bindJobs(jobs, { pollInboxJob: () => pollInbox(context) }),
  buildSweeps: ({ clock, inbox, is_sandbox }) =>
    bindSweeps(
      jobs,
      {
        salesInboxSweep: async (tx) => {
          if (inbox !== null) await requestCheck(tx, clock.now());
        },
      },
      { is_sandbox },
    ),
  registerMetrics: registerInboxMetrics,
  personal_data: { sales_inbox_files: NAMES_STAFF },
} satisfies ProductModule<Actor, InboxViewContext, SalesInboxContext & { is_sandbox: boolean }>;
