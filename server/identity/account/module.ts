import { account_links } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { Actor } from '../auth/public.ts';
import * as jobs from './jobs.ts';
import { createResetMailLimiter } from './mail-limit.ts';
import type { AccountContext } from './reset-password.ts';
import { registerAccountRoutes } from './routes.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { sendReset } from './send-reset.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';

// Here and not in public.ts, because the sign-in code that these routes use imports that file.
export { registerEmailLinkRoutes } from './email-link-routes.ts';
export { registerUnsubscribeRoutes } from './unsubscribe-routes.ts';

export const accountModule = {
  name: 'account',
  tables: ['account_links', 'subscriptions'],
  registerRoutes: registerAccountRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      resetRequestJob: (request) => sendReset(context, createResetMailLimiter(context), request),
      welcomeMailJob: (data, run) => sendWelcomeMail(context, data, run.id),
      accountMailJob: (data, run) => sendAccountMail(context, data, run.id),
    }),
  personal_data: { account_links: { erasing: 'removed', exporting: { part: 'links_in_mails' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(account_links).where(eq(account_links.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    links_in_mails: await tx.select().from(account_links).where(eq(account_links.account_id, id)),
  }),
} satisfies ProductModule<Actor, AccountContext, AccountContext & MailContext>;
