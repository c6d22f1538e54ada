import path from 'node:path';
import { refreshFollowersJob } from '../../catalogue/artist/jobs.ts';
import { listReviewQueue } from '../../distribution/review/public.ts';
import { buildJobHandlers } from '../../platform/jobs/build-job-handlers.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandler } from '../../platform/jobs/handle-job.ts';
import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { loadDatabaseUrl } from '../config/config.ts';
import type { Context } from '../context.ts';
import { migrate } from '../database/migrate.ts';
import { addDemoPreviews } from '../demo/add-demo-previews.ts';
import { buyDemoPlans } from '../demo/buy-demo-plans.ts';
import { dateDemoEvents } from '../demo/date-demo-events.ts';
import { fillStoreCatalogues } from '../demo/demo-sales.ts';
import { disputeDemoFine } from '../demo/dispute-demo-fine.ts';
import { type DemoExtent, readDemoExtent, seedDemo } from '../demo/seed-demo.ts';
import { seedDemoClaims } from '../demo/seed-demo-claims.ts';
import { seedDemoFans } from '../demo/seed-demo-fans.ts';
import { seedDemoLinks } from '../demo/seed-demo-links.ts';
import { seedDemoMoney } from '../demo/seed-demo-money.ts';
import { seedDemoMove } from '../demo/seed-demo-move.ts';
import { seedDemoPlaylists } from '../demo/seed-demo-playlists.ts';
import { seedDemoTrends } from '../demo/seed-demo-trends.ts';
import { takeDownDemo } from '../demo/take-down-demo.ts';
import { MODULES } from '../modules.ts';
import { createAudio } from '../worker-context.ts';
import { endAnnouncementCommand, listAnnouncementsCommand, writeAnnouncementCommand } from './announce.ts';
import { certifyStoreCommand } from './certify-store.ts';
import { checkErnCommand } from './check-ern.ts';
import { advanceClockCommand, setClockCommand, showClockCommand } from './clock.ts';
import { checkClusterCommand, clusterStatusCommand, distributeClusterCommand } from './cluster.ts';
import type { Command } from './command.ts';
import { listDeliveriesCommand, markDeliveryCommand, resendDeliveryCommand, retryDeliveryCommand } from './delivery.ts';
import { checkLedgerCommand, closeLedgerCommand } from './ledger.ts';
import { masterAudioCommand } from './master-audio.ts';
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
import { importSalesCommand, listSalesCommand, showSalesCommand } from './sales.ts';
import {
  declineSalesCommand,
  matchSalesCommand,
  postSalesCommand,
  replaceSalesCommand,
  reverseSalesCommand,
} from './sales-actions.ts';
import { findStaffActor } from './staff-actor.ts';
import { backfillStoreCommand, showStoreCommand, writeProfileCommand } from './store.ts';
import { storeStateCommand } from './store-state.ts';
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
import { withContext, withWorkerContext } from './with-context.ts';

const seedDemoCommand: Command = {
  name: 'seed demo',
  usage:
    'seed demo [releases|year|full]       fill an empty database with the demo (outside production), or with a part of it',
  run: async ([text = 'full']) => {
    const extent = readDemoExtent(text);
    await withContext(async (context) => {
      const isNew = await seedDemo(context);
      await buyDemoPlans(context);
      // A job, because Spotify may be unavailable, which must not stop the rest of the demo.
      await inTransaction(context.db, (tx) => enqueue(tx, refreshFollowersJob, {}));
      console.log(isNew ? 'The demo is in the database' : 'The database has accounts already; nothing was changed');
      const parts = [surroundDemo(context, extent), ...(extent === 'full' ? [addDemoPreviews(context)] : [])];
      for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason;
    });
  },
};

/** Adds what belongs to the releases of the demo: listeners, money and everything else of the year behind it. */
async function surroundDemo(context: Context, extent: DemoExtent): Promise<void> {
  await seedDemoPlaylists(context);
  await seedDemoFans(context);
  if (extent === 'releases') {
    await fillStoreCatalogues(context);
    await takeDownDemo(context);
    return;
  }
  await seedDemoMoney(context);
  await seedDemoTrends(context);
  await dateDemoEvents(context);
  await seedDemoLinks(context);
  await seedDemoClaims(context);
  await seedDemoMove(context);
  // Last: it waits until the streams of the year were checked.
  await disputeDemoFine(context);
}

const runJobsCommand: Command = {
  name: 'jobs run',
  usage: 'jobs run [name]                run the waiting and scheduled jobs now, or those whose names start with name',
  run: ([name]) =>
    withWorkerContext(async (context) => {
      const all = MODULES.flatMap((module) => buildJobHandlers(module, context));
      const handlers = findJobs(all, name);
      const { done, failed } = await runJobsNow({ url: context.config.database_url, handlers, log: context.log });
      console.log(`${done} done, ${failed} failed`);
    }),
};

/**
 * Finds the jobs whose names start with a prefix, so that a sweep runs together with the jobs that it enqueues; all
 * jobs without a prefix.
 */
export function findJobs(all: readonly JobHandler[], prefix = ''): JobHandler[] {
  const found = all.filter(({ kind }) => kind.name.startsWith(prefix));
  if (found.length > 0) return found;
  throw new Error(`There is no job ${prefix}. Known jobs: ${all.map(({ kind }) => kind.name).join(', ')}`);
}

const listReviewsCommand: Command = {
  name: 'review list',
  usage: 'review list [--as <username>]  releases that wait for a decision, the most urgent first',
  run: (args) =>
    withContext(async (context) => {
      const { db, clock } = context;
      const actor = await findStaffActor(db, args);
      for (let cursor: string | undefined; ; ) {
        const page = await listReviewQueue(db, actor, { filter: 'all', cursor }, context, clock.now());
        for (const { id, due_at, finding_count, primary_artist, title } of page.items) {
          console.log(
            `${id}  due ${due_at}  ${String(finding_count).padStart(3)} findings  ${primary_artist}: ${title}`,
          );
        }
        if (page.next_cursor === null) return;
        cursor = page.next_cursor;
      }
    }),
};

const migrateCommand: Command = {
  name: 'migrate',
  usage: 'migrate                        update the database to this version',
  run: async () => {
    await migrate(loadDatabaseUrl(process.env));
    console.log('The database is up to date');
  },
};

const checkAudioCommand: Command = {
  name: 'audio check',
  usage: 'audio check <file>             measure an audio file as for an upload',
  run: async ([file]) => {
    if (file === undefined) throw new Error('Specify a file: audio check <file>');
    const audio = createAudio();
    try {
      const result = await audio.check(path.resolve(file));
      if (!result.ok) throw new Error(`The file could not be measured: ${result.code} (${result.detail})`);
      // The waveform is only for drawing: a thousand pairs of numbers are unreadable.
      const withoutWaveform = (key: string, value: unknown) => (key === 'waveform' ? undefined : value);
      console.log(JSON.stringify(result.value, withoutWaveform, 2));
      if (result.value.verdict !== 'accepted') process.exitCode = 1;
    } finally {
      await audio.close();
    }
  },
};

/** All commands, in the order of the help text. */
export const COMMANDS: readonly Command[] = [
  migrateCommand,
  distributeClusterCommand,
  checkClusterCommand,
  clusterStatusCommand,
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
  storeStateCommand,
  backfillStoreCommand,
  certifyStoreCommand,
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
  masterAudioCommand,
];
