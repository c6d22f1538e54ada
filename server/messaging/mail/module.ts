import { mail_refusals } from '@tangent/db/schema/messaging/mail.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { MailContext } from './context.ts';
import * as jobs from './jobs.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { sendExportMail } from './send-export-mail.ts';
import { sendFanMail } from './send-fan-mail.ts';
import { sendFormMail } from './send-form-mail.ts';
import { sendPageMail } from './send-page-mail.ts';
import { sendPayoutMail } from './send-payout-mail.ts';
import { sendPitchMail } from './send-pitch-mail.ts';
import { sendPlanMail } from './send-plan-mail.ts';
import { sendReferralMail } from './send-referral-mail.ts';
import { sendReleaseMail } from './send-release-mail.ts';
import { sendShareMail } from './send-share-mail.ts';
import { sendWebhookMail } from './send-webhook-mail.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';

// Here and not in public.ts, because the sign-in code that these routes use imports that file.
export { registerUnsubscribeRoutes } from './unsubscribe-routes.ts';

export const mailModule = {
  name: 'mail',
  tables: ['mail_refusals'],
  jobs: Object.values(jobs),
  personal_data: { mail_refusals: { erasing: 'removed', exporting: { part: 'mail_refusals' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(mail_refusals).where(eq(mail_refusals.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    mail_refusals: await tx.select().from(mail_refusals).where(eq(mail_refusals.account_id, id)),
  }),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      welcomeMailJob: (data, run) => sendWelcomeMail(context, data, run.id),
      exportMailJob: ({ user_id }, run) => sendExportMail(context, user_id, run.id),
      fanMailJob: (data, run) => sendFanMail(context, data, run.id),
      formMailJob: (data, run) => sendFormMail(context, data, run.id),
      accountMailJob: (data, run) => sendAccountMail(context, data, run.id),
      pageMailJob: ({ check_id }, run) => sendPageMail(context, check_id, run.id),
      payoutMailJob: (data, run) => sendPayoutMail(context, data, run.id),
      pitchMailJob: (data, run) => sendPitchMail(context, data, run.id),
      planMailJob: (data, run) => sendPlanMail(context, data, run.id),
      referralMailJob: (data, run) => sendReferralMail(context, data, run.id),
      shareMailJob: (data, run) => sendShareMail(context, data, run.id),
      webhookMailJob: (data, run) => sendWebhookMail(context, data, run.id),
      releaseMailJob: (data, run) => sendReleaseMail(context, data, run.id),
    }),
} satisfies ProductModule<Actor, unknown, MailContext>;
