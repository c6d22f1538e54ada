import { planJobs } from '../billing/plan/jobs.ts';
import { artistJobs } from '../catalogue/artist/jobs.ts';
import { releaseJobs } from '../catalogue/release/jobs.ts';
import { reviewJobs } from '../catalogue/review/jobs.ts';
import { uploadJobs } from '../catalogue/upload/jobs.ts';
import { deliveryJobs } from '../distribution/delivery/jobs.ts';
import { takedownJobs } from '../distribution/takedown/jobs.ts';
import { mailJobs } from '../engagement/mail/jobs.ts';
import { accountJobs } from '../identity/account/jobs.ts';
import { accountExportJobs } from '../identity/account-export/jobs.ts';
import { authJobs } from '../identity/auth/jobs.ts';
import { userJobs } from '../identity/user/jobs.ts';
import { monitoringJobs } from '../insight/monitoring/jobs.ts';
import { ledgerJobs } from '../money/ledger/jobs.ts';
import { payoutJobs } from '../money/payout/jobs.ts';
import { royaltyJobs } from '../money/royalty/jobs.ts';
import { salesInboxJobs } from '../money/sales-inbox/jobs.ts';
import type { JobHandler } from '../platform/jobs/handle-job.ts';
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
