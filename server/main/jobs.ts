import { accountJobs } from '../account/jobs.ts';
import { accountExportJobs } from '../account-export/jobs.ts';
import { artistJobs } from '../artist/jobs.ts';
import { authJobs } from '../auth/jobs.ts';
import { deliveryJobs } from '../delivery/jobs.ts';
import { ledgerJobs } from '../ledger/jobs.ts';
import { mailJobs } from '../mail/jobs.ts';
import { monitoringJobs } from '../monitoring/jobs.ts';
import { payoutJobs } from '../payout/jobs.ts';
import { planJobs } from '../plan/jobs.ts';
import type { JobHandler } from '../platform/jobs/handle-job.ts';
import { releaseJobs } from '../release/jobs.ts';
import { reviewJobs } from '../review/jobs.ts';
import { royaltyJobs } from '../royalty/jobs.ts';
import { salesInboxJobs } from '../sales-inbox/jobs.ts';
import { takedownJobs } from '../takedown/jobs.ts';
import { uploadJobs } from '../upload/jobs.ts';
import { userJobs } from '../user/jobs.ts';
import type { WorkerContext } from './worker-context.ts';

/** What is done in the background, for every noun. Each kind also stands in `job-kinds.ts`. */
export function buildJobHandlers(context: WorkerContext): JobHandler[] {
  const { config } = context;
  const { product_name, product_slug, public_url, support_email } = config;
  return [
    ...authJobs(context),
    ...artistJobs(context),
    ...uploadJobs(context),
    ...releaseJobs(context),
    ...reviewJobs({ ...context, auto_review: config.auto_review }),
    ...deliveryJobs(context),
    ...takedownJobs(context),
    ...salesInboxJobs(context),
    ...accountExportJobs(context),
    ...ledgerJobs(context),
    ...royaltyJobs(context),
    ...monitoringJobs(context),
    ...userJobs(context),
    ...planJobs({ ...context, product_name, product_slug, public_url }),
    ...payoutJobs({ ...context, product_name, public_url, payout_approval_cents: config.payout_approval_cents }),
    ...accountJobs({ ...context, limits_uses: config.rate_limits }),
    ...mailJobs({ ...context, product_name, public_url, support_email, auth_secret: config.auth_secret }),
  ];
}
