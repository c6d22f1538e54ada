import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AudioEngine } from '@tangent/audio/engine.ts';
import { pino } from 'pino';
import type { AppleMusic } from '../../gateways/apple-music/apple-music.ts';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import { createFolderStorage } from '../../gateways/storage/folder-storage.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Billing } from '../../gateways/stripe/billing.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { CallContext, JobContext } from '../../main/module-contexts.ts';
import { MODULES } from '../../main/modules.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { buildJobHandlers } from '../../platform/jobs/build-job-handlers.ts';
import type { JobQueue } from '../../platform/jobs/define-job.ts';
import { type JobCount, runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import type { RightsServices } from '../../promotion/claim/public.ts';
import { isMailJob } from '../fakes/mail-context.ts';
import { createTestAudio } from '../fakes/test-audio.ts';
import { createTestClock, type TestClock } from '../fakes/test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { buildTestContext, createTestHttp, type TestHttpOptions } from './test-http.ts';
import { getTestProgram } from './test-program.ts';

export interface TestApp extends Pick<TestDatabase, 'db' | 'pool'> {
  session_pool: TestDatabase['pool'];
  http: HttpApp<Actor>;
  database_url: string;
  clock: TestClock;
  storage: Storage;
  storage_folder: string;
  incoming_folder: string;
  audio: AudioEngine;
  /** Runs all waiting jobs but those of emails, and once each scheduled job that is named. */
  runJobs(...scheduled: JobQueue[]): Promise<JobCount>;
  close(): Promise<void>;
}

interface TestAppOptions {
  spotify?: Spotify | null;
  apple_music?: AppleMusic | null;
  /** A folder, unless a test passes another storage. */
  storage?: Storage;
  http_options?: TestHttpOptions;
  /** The payment service. With it, `runJobs` also runs the jobs of plans. */
  billing?: Billing;
  /** None, unless a test passes them. */
  rights?: RightsServices;
}

/**
 * Nouns whose jobs stay queued, as all emails do: their own tests run them with their own outside systems, other tests
 * check the queue.
 */
const NOT_RUN = ['account', 'delivery', 'payout', 'review', 'sales-inbox', 'takedown'];

/** Creates the product with all calls and most jobs, with its own database and folder. */
export async function createTestApp({
  spotify = null,
  apple_music = null,
  storage,
  http_options,
  billing,
  rights = {},
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'test-app-'));
  const { db, pool } = database;
  const traces = http_options?.traces;
  traces?.tracePool(pool);
  const storage_folder = path.join(folder, 'files');
  const incoming_folder = path.join(folder, 'incoming');
  const clock = createTestClock();
  const context = { db, pool, session_pool: pool, clock, storage: storage ?? createFolderStorage(storage_folder) };
  const options = { ...http_options, ...(billing && { billing }) };
  const http = await createTestHttp({ ...context, incoming_folder, spotify, apple_music }, options);
  const audio = createTestAudio();
  const log = pino({ level: 'silent' });
  const jobContext = buildJobContext(
    buildTestContext({ ...context, incoming_folder, spotify, apple_music }, { ...options, log }),
    audio,
    rights,
  );
  const left_out = billing ? NOT_RUN : [...NOT_RUN, 'plan'];
  const handlers = MODULES.filter(({ name }) => !left_out.includes(name))
    .flatMap((module) => buildJobHandlers(module, jobContext))
    .filter(({ kind }) => !isMailJob(kind));
  return {
    ...context,
    http,
    storage_folder,
    incoming_folder,
    audio,
    database_url: database.url,
    runJobs: (...scheduled) => runJobsNow({ url: database.url, handlers, scheduled, log, traceJob: traces?.traceJob }),
    close: async () => {
      await http.close();
      await audio.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The jobs that run here reach no store, inbox or mail server. */
function buildJobContext(context: CallContext, audio: AudioEngine, rights: RightsServices): JobContext {
  const refuse = () => Promise.reject(new Error('the jobs of a test app send nothing'));
  return {
    ...context,
    audio,
    mastering_engine: audio,
    cover_child: { file: getTestProgram('cover-child'), exec_argv: [] },
    schemas: null,
    sender: { dpid: 'PADPIDA20260101998', name: 'Tangent' },
    apple: { provider: 'Tangent', schema: null },
    access: {
      sftp: { url: 'sftp://127.0.0.1:9', private_key: '', host_key_sha256: '' },
      s3: null,
      transporter: null,
      outbox_folder: path.join(context.incoming_folder, 'outbox'),
    },
    inbox: null,
    mailer: { send: refuse },
    rights,
    support_email: 'help@tangent.example',
    page_emails: {},
    auto_review: false,
    is_sandbox: true,
  };
}
