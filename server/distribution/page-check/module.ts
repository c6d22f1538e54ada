import { page_checks } from '@tangent/db/schema/distribution/page-check.ts';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { checkPages, type PageCheckContext } from './check-pages.ts';
import * as jobs from './jobs.ts';
import { registerPageCheckRoutes } from './routes.ts';
import { type PageMailContext, sendPageMail } from './send-page-mail.ts';

export const pageCheckModule = {
  name: 'page-check',
  tables: ['page_checks'],
  registerRoutes: registerPageCheckRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      checkPagesJob: (_data, { signal }) => checkPages(context, signal),
      pageMailJob: ({ check_id }, run) => sendPageMail(context, check_id, run.id),
    }),
  personal_data: { page_checks: { erasing: 'removed', exporting: { part: 'page_checks' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(page_checks).where(eq(page_checks.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    page_checks: await tx
      .select()
      .from(page_checks)
      .where(eq(page_checks.account_id, id))
      .orderBy(asc(page_checks.changed_at)),
  }),
} satisfies ProductModule<Actor, BaseContext, PageCheckContext & PageMailContext>;
