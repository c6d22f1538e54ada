import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AudioEngine } from '@tangent/audio/engine.ts';
import { pino } from 'pino';
import * as planKinds from '../../billing/plan/job-kinds.ts';
import { planJobs } from '../../billing/plan/jobs.ts';
import { refreshFollowersJob } from '../../catalogue/artist/job-kinds.ts';
import { artistJobs } from '../../catalogue/artist/jobs.ts';
import { checkReleaseJob, expireReleasesJob } from '../../catalogue/release/job-kinds.ts';
import { releaseJobs } from '../../catalogue/release/jobs.ts';
import { discardUploadJob, expireUploadsJob, processUploadJob } from '../../catalogue/upload/job-kinds.ts';
import { uploadJobs } from '../../catalogue/upload/jobs.ts';
import * as deliveryKinds from '../../distribution/delivery/job-kinds.ts';
import * as mailKinds from '../../engagement/mail/job-kinds.ts';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import { createFolderStorage } from '../../gateways/storage/folder-storage.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Billing } from '../../gateways/stripe/billing.ts';
import { resetRequestJob } from '../../identity/account/job-kinds.ts';
import { buildExportJob, removeExportsJob } from '../../identity/account-export/job-kinds.ts';
import { accountExportJobs } from '../../identity/account-export/jobs.ts';
import { cleanSignInsJob } from '../../identity/auth/job-kinds.ts';
import { authJobs } from '../../identity/auth/jobs.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { eraseFilesJob, takeDownReleasesJob } from '../../identity/user/job-kinds.ts';
import { userJobs } from '../../identity/user/jobs.ts';
import * as monitoringKinds from '../../insight/monitoring/job-kinds.ts';
import { monitoringJobs } from '../../insight/monitoring/jobs.ts';
import { checkLedgerJob } from '../../money/ledger/job-kinds.ts';
import { ledgerJobs } from '../../money/ledger/jobs.ts';
import * as payoutKinds from '../../money/payout/job-kinds.ts';
import * as royaltyKinds from '../../money/royalty/job-kinds.ts';
import { royaltyJobs } from '../../money/royalty/jobs.ts';
import * as salesInboxKinds from '../../money/sales-inbox/job-kinds.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { prepareJobs } from '../../platform/jobs/job-queues.ts';
import { type JobCount, runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { createTestAudio } from '../fakes/test-audio.ts';
import { createTestClock, type TestClock } from '../fakes/test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestHttp, PRODUCT, RETURN_URL, type TestHttpOptions } from './test-http.ts';

export interface TestApp extends Pick<TestDatabase, 'db' | 'pool'> {
  http: HttpApp<Actor>;
  database_url: string;
  clock: TestClock;
  storage: Storage;
  storage_folder: string;
  incoming_folder: string;
  audio: AudioEngine;
  /** Does all background work that waits. */
  runJobs(): Promise<JobCount>;
  close(): Promise<void>;
}

interface TestAppOptions {
  spotify?: Spotify | null;
  /** A folder, unless a test brings another place for files. */
  storage?: Storage;
  http_options?: TestHttpOptions;
  /** The payment service; with it come the calls and the background work of plans. */
  billing?: Billing;
}

const { handleEventJob, syncSubscriptionJob, refundJob, cancelBillingJob } = planKinds;
const PLAN_CALL_KINDS = [handleEventJob, syncSubscriptionJob, refundJob, cancelBillingJob];

/** The real calls and jobs of people and their music, on a database and a folder of their own. */
export async function createTestApp({
  spotify = null,
  storage,
  http_options,
  billing,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  await prepareJobs(database.url, [
    cleanSignInsJob,
    refreshFollowersJob,
    checkReleaseJob,
    expireReleasesJob,
    processUploadJob,
    expireUploadsJob,
    discardUploadJob,
    ...Object.values(mailKinds),
    resetRequestJob,
    buildExportJob,
    removeExportsJob,
    eraseFilesJob,
    takeDownReleasesJob,
    checkLedgerJob,
    ...Object.values(payoutKinds),
    ...Object.values(royaltyKinds),
    ...Object.values(salesInboxKinds),
    ...Object.values(monitoringKinds),
    // Nobody delivers here, and often nobody bills; a call only has to find its queues.
    ...Object.values(deliveryKinds),
    ...(billing ? Object.values(planKinds) : PLAN_CALL_KINDS),
  ] as Parameters<typeof prepareJobs>[1]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'test-app-'));
  const { db, pool } = database;
  const clock = createTestClock();
  const storage_folder = path.join(folder, 'files');
  const context = { db, pool, clock, storage: storage ?? createFolderStorage(storage_folder) };
  const incoming_folder = path.join(folder, 'incoming');
  const http = await createTestHttp(
    { ...context, incoming_folder, spotify },
    { ...http_options, ...(billing && { billing }) },
  );
  const audio = createTestAudio();
  const log = pino({ level: 'silent' });
  const handlers = [
    ...authJobs(context),
    ...artistJobs({ ...context, spotify }),
    ...releaseJobs(context),
    ...uploadJobs({ ...context, incoming_folder, audio }),
    ...userJobs({ ...context, incoming_folder }),
    ...accountExportJobs({ ...context, log }),
    ...ledgerJobs({ ...context, log }),
    ...royaltyJobs({ ...context, log }),
    ...monitoringJobs(context),
    ...(billing ? planJobs({ ...context, ...PRODUCT, billing, log, public_url: RETURN_URL }) : []),
  ];
  return {
    ...context,

    http,
    storage_folder,
    incoming_folder,
    audio,
    database_url: database.url,
    runJobs: () => runJobsNow({ url: database.url, handlers, log }),
    close: async () => {
      await http.close();
      await audio.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
