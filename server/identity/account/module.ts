import { account_links } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { Actor } from '../auth/public.ts';
import * as jobs from './jobs.ts';
import { createResetMailLimiter } from './mail-limit.ts';
import type { AccountContext } from './reset-password.ts';
import { registerAccountRoutes } from './routes.ts';
import { sendReset } from './send-reset.ts';

// Here and not in public.ts, because the sign-in code that these routes use imports that file.
export { registerEmailLinkRoutes } from './email-link-routes.ts';

export const accountModule = {
  name: 'account',
  tables: ['account_links', 'subscriptions'],
  registerRoutes: registerAccountRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, { resetRequestJob: (request) => sendReset(context, createResetMailLimiter(context), request) }),
  personal_data: { account_links: { erasing: 'removed', exporting: { part: 'links_in_mails' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(account_links).where(eq(account_links.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    links_in_mails: await tx.select().from(account_links).where(eq(account_links.account_id, id)),
  }),
} satisfies ProductModule<Actor, AccountContext, Omit<AccountContext, 'auth_secret'>>;
