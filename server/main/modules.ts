import { artistModule } from '../catalogue/artist/module.ts';
import { labelModule } from '../catalogue/label/module.ts';
import { proofModule } from '../catalogue/proof/module.ts';
import { releaseModule } from '../catalogue/release/module.ts';
import { storeModule } from '../catalogue/store/module.ts';
import { uploadModule } from '../catalogue/upload/module.ts';
import { deliveryModule } from '../distribution/delivery/module.ts';
import { handoverModule } from '../distribution/handover/module.ts';
import { metadataChangeModule } from '../distribution/metadata-change/module.ts';
import { packageModule } from '../distribution/package/module.ts';
import { pageCheckModule } from '../distribution/page-check/module.ts';
import { releaseMailModule } from '../distribution/release-mail/module.ts';
import { reviewModule } from '../distribution/review/module.ts';
import { storeChoiceModule } from '../distribution/store-choice/module.ts';
import { takedownModule } from '../distribution/takedown/module.ts';
import { activityModule } from '../events/activity/module.ts';
import { announcementModule } from '../events/announcement/module.ts';
import { webhookModule } from '../events/webhook/module.ts';
import { accountModule } from '../identity/account/module.ts';
import { apiTokenModule } from '../identity/api-token/module.ts';
import { auditModule } from '../identity/audit/module.ts';
import { authModule } from '../identity/auth/module.ts';
import type { Actor } from '../identity/auth/public.ts';
import { analyticsModule } from '../insight/analytics/module.ts';
import { dashboardModule } from '../insight/dashboard/module.ts';
import { monitoringModule } from '../insight/monitoring/module.ts';
import { trendsModule } from '../insight/trends/module.ts';
import { mailModule } from '../messaging/mail/module.ts';
import { outboxModule } from '../messaging/outbox/module.ts';
import { collaboratorModule } from '../money/collaborator/module.ts';
import { ledgerModule } from '../money/ledger/module.ts';
import { payoutModule } from '../money/payout/module.ts';
import { planModule } from '../money/plan/module.ts';
import { royaltyModule } from '../money/royalty/module.ts';
import { salesInboxModule } from '../money/sales-inbox/module.ts';
import { storeFileModule } from '../money/store-file/module.ts';
import type { ReportKind } from '../money/store-file/public.ts';
import { accountExportModule } from '../people/account-export/module.ts';
import { searchModule } from '../people/search/module.ts';
import { staffHomeModule } from '../people/staff-home/module.ts';
import { userModule } from '../people/user/module.ts';
import { type Hooks, joinHooks } from '../platform/hooks.ts';
import type { JobQueue } from '../platform/jobs/define-job.ts';
import type { ProductModule } from '../platform/module.ts';
import { claimModule } from '../promotion/claim/module.ts';
import { coverartModule } from '../promotion/coverart/module.ts';
import { followModule } from '../promotion/follow/module.ts';
import { formModule } from '../promotion/form/module.ts';
import { lyricsModule } from '../promotion/lyrics/module.ts';
import { madeHereModule } from '../promotion/made-here/module.ts';
import { masteringModule } from '../promotion/mastering/module.ts';
import { playlistModule } from '../promotion/playlist/module.ts';
import { presaveModule } from '../promotion/presave/module.ts';
import { referralModule } from '../promotion/referral/module.ts';
import { releaseCalendarModule } from '../promotion/release-calendar/module.ts';
import { smartlinkModule } from '../promotion/smartlink/module.ts';
import type { CallContext, JobContext } from './module-contexts.ts';

/**
 * Every noun of the server. A noun comes after those whose rows its rows point to: accounts are erased in reverse
 * order, so that no row points to a removed one. The page about the API lists the calls in this order.
 */
export const MODULES: readonly ProductModule<Actor, CallContext, JobContext>[] = [
  outboxModule,
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
  madeHereModule,
  proofModule,
  deliveryModule,
  pageCheckModule,
  smartlinkModule,
  presaveModule,
  followModule,
  formModule,
  playlistModule,
  releaseCalendarModule,
  storeChoiceModule,
  takedownModule,
  handoverModule,
  auditModule,
  reviewModule,
  metadataChangeModule,
  releaseMailModule,
  packageModule,
  accountExportModule,
  userModule,
  searchModule,
  staffHomeModule,
  planModule,
  referralModule,
  collaboratorModule,
  storeFileModule,
  royaltyModule,
  claimModule,
  ledgerModule,
  payoutModule,
  salesInboxModule,
  mailModule,
];

/** The hooks of all nouns: they take part in what happens in rooms below theirs. */
export const HOOKS: Hooks<Actor> = joinHooks(MODULES.flatMap(({ hooks }) => hooks ?? []));

/** The kinds of files that stores leave in the inbox. The first one that recognises a file reads it. */
export const REPORT_KINDS: readonly ReportKind[] = [royaltyModule.report_kind, trendsModule.report_kind];

/** The queues of all jobs. Migrating creates them, so that a call can always enqueue a job. */
export const JOB_QUEUES: readonly JobQueue[] = MODULES.flatMap(({ jobs }) => jobs ?? []);
