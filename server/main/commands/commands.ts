import { endAnnouncementCommand, listAnnouncementsCommand, writeAnnouncementCommand } from './announce.ts';
import { checkAudioCommand } from './check-audio.ts';
import { checkErnCommand } from './check-ern.ts';
import { advanceClockCommand, setClockCommand, showClockCommand } from './clock.ts';
import type { Command } from './command.ts';
import { listDeliveriesCommand, markDeliveryCommand, resendDeliveryCommand, retryDeliveryCommand } from './delivery.ts';
import { checkLedgerCommand, closeLedgerCommand } from './ledger.ts';
import { migrateCommand } from './migrate.ts';
import { holdOutboxCommand, releaseOutboxCommand, showOutboxCommand } from './outbox.ts';
import { listRatesCommand, setRateCommand } from './rates.ts';
import {
  approveReleaseCommand,
  confirmReleaseCommand,
  declineReleaseCommand,
  listReleasesCommand,
  rejectReleaseCommand,
  reopenReleaseCommand,
  showReleaseCommand,
} from './release.ts';
import { listReviewsCommand } from './review.ts';
import { runJobsCommand } from './run-jobs.ts';
import { importSalesCommand, listSalesCommand, showSalesCommand } from './sales.ts';
import {
  declineSalesCommand,
  matchSalesCommand,
  postSalesCommand,
  replaceSalesCommand,
  reverseSalesCommand,
} from './sales-actions.ts';
import { seedDemoCommand } from './seed-demo.ts';
import { backfillStoreCommand, showStoreCommand, writeProfileCommand } from './store.ts';
import { releaseEarningsCommand, removeReleaseCommand, takedownReleaseCommand } from './takedown.ts';
import { importTrendsCommand, matchTrendsCommand } from './trends.ts';
import { listUsersCommand, makeStaffCommand, showUserCommand, unmakeStaffCommand } from './user.ts';
import {
  banUserCommand,
  deactivateUserCommand,
  freezeUserCommand,
  reactivateUserCommand,
  unbanUserCommand,
  unfreezeUserCommand,
} from './user-actions.ts';
import { eraseUserCommand, exportUserCommand, verifyArtistCommand } from './user-data.ts';
import { grantPlanCommand, revokePlanGrantCommand } from './user-plan.ts';

/** Everything the command line can do, in the order of its help. */
export const COMMANDS: readonly Command[] = [
  migrateCommand,
  seedDemoCommand,
  runJobsCommand,
  showClockCommand,
  setClockCommand,
  advanceClockCommand,
  listReleasesCommand,
  showReleaseCommand,
  approveReleaseCommand,
  reopenReleaseCommand,
  rejectReleaseCommand,
  confirmReleaseCommand,
  declineReleaseCommand,
  takedownReleaseCommand,
  removeReleaseCommand,
  releaseEarningsCommand,
  listReviewsCommand,
  listDeliveriesCommand,
  retryDeliveryCommand,
  resendDeliveryCommand,
  markDeliveryCommand,
  showStoreCommand,
  writeProfileCommand,
  backfillStoreCommand,
  showOutboxCommand,
  holdOutboxCommand,
  releaseOutboxCommand,
  importSalesCommand,
  listSalesCommand,
  showSalesCommand,
  postSalesCommand,
  replaceSalesCommand,
  declineSalesCommand,
  reverseSalesCommand,
  matchSalesCommand,
  importTrendsCommand,
  matchTrendsCommand,
  listUsersCommand,
  showUserCommand,
  freezeUserCommand,
  unfreezeUserCommand,
  banUserCommand,
  unbanUserCommand,
  deactivateUserCommand,
  reactivateUserCommand,
  grantPlanCommand,
  revokePlanGrantCommand,
  exportUserCommand,
  eraseUserCommand,
  makeStaffCommand,
  unmakeStaffCommand,
  verifyArtistCommand,
  writeAnnouncementCommand,
  listAnnouncementsCommand,
  endAnnouncementCommand,
  listRatesCommand,
  setRateCommand,
  checkLedgerCommand,
  closeLedgerCommand,
  checkAudioCommand,
  checkErnCommand,
];
