import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import type { MailContext } from './context.ts';
import {
  accountMailJob,
  exportMailJob,
  payoutMailJob,
  planMailJob,
  releaseMailJob,
  shareMailJob,
  welcomeMailJob,
} from './job-kinds.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { sendExportMail } from './send-export-mail.ts';
import { sendPayoutMail } from './send-payout-mail.ts';
import { sendPlanMail } from './send-plan-mail.ts';
import { sendReleaseMail } from './send-release-mail.ts';
import { sendShareMail } from './send-share-mail.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';

export function mailJobs(context: MailContext): JobHandler[] {
  return [
    handleJob(welcomeMailJob, (data, run) => sendWelcomeMail(context, data, run.id)),
    handleJob(exportMailJob, ({ user_id }, run) => sendExportMail(context, user_id, run.id)),
    handleJob(accountMailJob, (data, run) => sendAccountMail(context, data, run.id)),
    handleJob(payoutMailJob, (data, run) => sendPayoutMail(context, data, run.id)),
    handleJob(planMailJob, (data, run) => sendPlanMail(context, data, run.id)),
    handleJob(shareMailJob, (data, run) => sendShareMail(context, data, run.id)),
    handleJob(releaseMailJob, (data, run) => sendReleaseMail(context, data, run.id)),
  ];
}
