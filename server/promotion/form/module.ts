import { form_drafts, form_requests } from '@tangent/db/schema/promotion/form.ts';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import * as jobs from './jobs.ts';
import { type FormContext, registerFormRoutes } from './routes.ts';
import { sendFormMail } from './send-form-mail.ts';
import { sweepDueRequests } from './sweep-due-requests.ts';

export const formModule = {
  name: 'form',
  tables: ['form_drafts', 'form_notes', 'form_requests'],
  registerRoutes: registerFormRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      sweepDueRequestsJob: () => sweepDueRequests(context),
      formMailJob: (data, run) => sendFormMail(context, data, run.id),
    }),
  personal_data: {
    form_drafts: { erasing: 'removed', exporting: { part: 'form_drafts' } },
    form_requests: { erasing: 'removed', exporting: { part: 'form_requests' } },
    form_notes: { erasing: 'removed', exporting: { internal: 'notes of staff for their colleagues' } },
  },
  eraseAccount: async (tx, id) => {
    await tx.delete(form_drafts).where(eq(form_drafts.account_id, id));
    // Notes about a request go with it.
    await tx.delete(form_requests).where(eq(form_requests.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    form_drafts: await tx.select().from(form_drafts).where(eq(form_drafts.account_id, id)),
    form_requests: await tx
      .select()
      .from(form_requests)
      .where(eq(form_requests.account_id, id))
      .orderBy(asc(form_requests.created_at)),
  }),
} satisfies ProductModule<Actor, FormContext, MailContext>;
