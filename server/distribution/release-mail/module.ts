import { releaseMailJob } from '../../events/activity/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import { sendReleaseMail } from './send-release-mail.ts';

/**
 * The emails to the owner of a release about what became of it. Notifications, in the room of events, declare and enqueue
 * their job; the facts are read here, from releases, deliveries and moves to another distributor.
 */
export const releaseMailModule = {
  name: 'release-mail',
  jobs: [releaseMailJob],
  buildHandlers: (context) =>
    bindJobs({ releaseMailJob }, { releaseMailJob: (data, run) => sendReleaseMail(context, data, run.id) }),
} satisfies ProductModule<unknown, unknown, MailContext>;
