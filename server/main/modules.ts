import { planModule } from '../billing/plan/module.ts';
import { artistModule } from '../catalogue/artist/module.ts';
import { labelModule } from '../catalogue/label/module.ts';
import { packageModule } from '../catalogue/package/module.ts';
import { proofModule } from '../catalogue/proof/module.ts';
import { releaseModule } from '../catalogue/release/module.ts';
import { reviewModule } from '../catalogue/review/module.ts';
import { uploadModule } from '../catalogue/upload/module.ts';
import { deliveryModule } from '../distribution/delivery/module.ts';
import { handoverModule } from '../distribution/handover/module.ts';
import { metadataChangeModule } from '../distribution/metadata-change/module.ts';
import { pageCheckModule } from '../distribution/page-check/module.ts';
import { storeModule } from '../distribution/store/module.ts';
import { storeChoiceModule } from '../distribution/store-choice/module.ts';
import { takedownModule } from '../distribution/takedown/module.ts';
import { activityModule } from '../engagement/activity/module.ts';
import { announcementModule } from '../engagement/announcement/module.ts';
import { claimModule } from '../engagement/claim/module.ts';
import { formModule } from '../engagement/form/module.ts';
import { mailModule } from '../engagement/mail/module.ts';
import { playlistModule } from '../engagement/playlist/module.ts';
import { presaveModule } from '../engagement/presave/module.ts';
import { referralModule } from '../engagement/referral/module.ts';
import { smartlinkModule } from '../engagement/smartlink/module.ts';
import { webhookModule } from '../engagement/webhook/module.ts';
import { accountModule } from '../identity/account/module.ts';
import { accountExportModule } from '../identity/account-export/module.ts';
import { apiTokenModule } from '../identity/api-token/module.ts';
import { auditModule } from '../identity/audit/module.ts';
import { authModule } from '../identity/auth/module.ts';
import type { Actor } from '../identity/auth/public.ts';
import { searchModule } from '../identity/search/module.ts';
import { userModule } from '../identity/user/module.ts';
import { analyticsModule } from '../insight/analytics/module.ts';
import { dashboardModule } from '../insight/dashboard/module.ts';
import { monitoringModule } from '../insight/monitoring/module.ts';
import { trendsModule } from '../insight/trends/module.ts';
import { collaboratorModule } from '../money/collaborator/module.ts';
import { ledgerModule } from '../money/ledger/module.ts';
import { payoutModule } from '../money/payout/module.ts';
import { royaltyModule } from '../money/royalty/module.ts';
import { salesInboxModule } from '../money/sales-inbox/module.ts';
import type { JobQueue } from '../platform/jobs/define-job.ts';
import type { ProductModule } from '../platform/module.ts';
import { coverartModule } from '../studio/coverart/module.ts';
import { lyricsModule } from '../studio/lyrics/module.ts';
import { masteringModule } from '../studio/mastering/module.ts';
import type { CallContext } from './call-context.ts';
import type { JobContext } from './worker-context.ts';

/**
 * Every noun of the server. A noun comes after those whose rows its rows point to: accounts are erased in reverse
 * order, so that no row points to a removed one. The page about the API lists the calls in this order.
 */
export const MODULES: readonly ProductModule<Actor, CallContext, JobContext>[] = [
  authModule,
  apiTokenModule,
  webhookModule,
  accountModule,
  artistModule,
  labelModule,
  storeModule,
  uploadModule,
  activityModule,
  announcementModule,
  analyticsModule,
  monitoringModule,
  trendsModule,
  dashboardModule,
  releaseModule,
  masteringModule,
  coverartModule,
  lyricsModule,
  proofModule,
  deliveryModule,
  pageCheckModule,
  smartlinkModule,
  presaveModule,
  formModule,
  playlistModule,
  storeChoiceModule,
  takedownModule,
  handoverModule,
  auditModule,
  reviewModule,
  metadataChangeModule,
  packageModule,
  accountExportModule,
  userModule,
  searchModule,
  planModule,
  referralModule,
  collaboratorModule,
  royaltyModule,
  claimModule,
  ledgerModule,
  payoutModule,
  salesInboxModule,
  mailModule,
];

/** The queues of all jobs. Migrating creates them, so that a call can always enqueue a job. */
export const JOB_QUEUES: readonly JobQueue[] = MODULES.flatMap(({ jobs }) => jobs ?? []);
