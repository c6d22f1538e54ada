import { deliveryJobs } from '../delivery/jobs.ts';
import { openMailer } from '../gateways/mail/mailer.ts';
import { mailJobs } from '../mail/jobs.ts';
import type { JobHandler } from '../platform/jobs/handle-job.ts';
import { releaseJobs } from '../release/jobs.ts';
import { reviewJobs } from '../review/jobs.ts';
import { reviewSettings } from './review-settings.ts';
import type { WorkerContext } from './worker-context.ts';

/** What is done in the background, for every noun. Each kind also stands in `job-kinds.ts`. */
export function buildJobHandlers(context: WorkerContext): JobHandler[] {
  const { config } = context;
  const mailer = openMailer({ url: config.smtp_url, from: config.mail_from });
  return [
    ...releaseJobs(context),
    ...reviewJobs({ ...context, ...reviewSettings(config) }),
    ...deliveryJobs(context),
    ...mailJobs({ ...context, ...config, mailer }),
  ];
}
