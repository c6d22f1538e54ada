import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type AudioEngine, openAudioEngine } from '@tangent/audio/engine.ts';
import { pino } from 'pino';
import { registerArtistRoutes } from '../artist/routes.ts';
import { type Actor, createAuthorize } from '../auth/public.ts';
import { registerAuthRoutes } from '../auth/routes.ts';
import { openFolderStorage } from '../gateways/storage/folder-storage.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import { buildApp } from '../platform/http/build-app.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { prepareJobs } from '../platform/jobs/job-queues.ts';
import { type JobCount, runJobsNow } from '../platform/jobs/run-jobs-now.ts';
import { checkReleaseJob } from '../release/job-kinds.ts';
import { releaseJobs } from '../release/jobs.ts';
import { registerReleaseRoutes } from '../release/routes.ts';
import { registerStoreRoutes } from '../store/routes.ts';
import { expireUploadsJob, processUploadJob } from '../upload/job-kinds.ts';
import { uploadJobs } from '../upload/jobs.ts';
import { registerUploadRoutes } from '../upload/routes.ts';
import { openTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const ORIGIN = 'https://tangent.example';

export interface TestApp extends Pick<TestDatabase, 'db' | 'pool'> {
  http: HttpApp<Actor>;
  database_url: string;
  clock: TestClock;
  storage: Storage;
  incoming_folder: string;
  audio: AudioEngine;
  /** Does all background work that waits. */
  runJobs(): Promise<JobCount>;
  close(): Promise<void>;
}

/** The real calls and jobs of people and their music, on a database and a folder of their own. */
export async function openTestApp(): Promise<TestApp> {
  const database = await createTestDatabase();
  await prepareJobs(database.url, [checkReleaseJob, processUploadJob, expireUploadsJob]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'test-app-'));
  const { db, pool } = database;
  const clock = openTestClock();
  const context = { db, pool, clock, storage: openFolderStorage(path.join(folder, 'files')) };
  const incoming_folder = path.join(folder, 'incoming');
  const http = await openHttp({ ...context, incoming_folder });
  const audio = openTestAudio();
  const handlers = [...releaseJobs(context), ...uploadJobs({ ...context, incoming_folder, audio })];
  return {
    ...context,
    ...{ http, incoming_folder, audio, database_url: database.url },
    runJobs: () => runJobsNow({ url: database.url, handlers, log: pino({ level: 'silent' }) }),
    close: async () => {
      await http.close();
      await audio.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openHttp(context: Parameters<typeof registerUploadRoutes>[1]): Promise<HttpApp<Actor>> {
  const http = await buildApp<Actor>({
    title: 'Tangent',
    authorize: createAuthorize(context),
    allowed_origins: [ORIGIN],
    log: pino({ level: 'silent' }),
    checkHealth: async () => {},
  });
  registerAuthRoutes(http, {
    ...context,
    captcha_secret: 'a secret of the tests, 32 letters',
    // Solved for real, only with less work than a browser is given.
    captcha_work: { cost: 10, max_tries: 20 },
    product_slug: 'tangent',
    test_mode: true,
  });
  registerArtistRoutes(http, context);
  registerStoreRoutes(http, context);
  registerReleaseRoutes(http, context);
  await registerUploadRoutes(http, context);
  await http.ready();
  return http;
}

function openTestAudio(): AudioEngine {
  const file = path.resolve(import.meta.dirname, '../../audio/child.ts');
  const command = { file, exec_argv: ['--import', 'tsx'] };
  return openAudioEngine({ command, job_time_limit_ms: 60_000, max_rss_bytes: 1024 ** 3 });
}
