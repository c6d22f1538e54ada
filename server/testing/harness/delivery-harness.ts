import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AudioEngine } from '@tangent/audio/engine.ts';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { findMessageProblems } from '@tangent/ddex/testing/find-message-problems.ts';
import { loadSchemasIfPresent } from '@tangent/ddex/testing/official-files.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import type { DeliveryContext } from '../../distribution/delivery/context.ts';
import { deliveryModule } from '../../distribution/delivery/module.ts';
import { listReleaseDeliveries } from '../../distribution/delivery/public.ts';
import { approveRelease } from '../../distribution/review/public.ts';
import { createFolderStorage } from '../../gateways/storage/folder-storage.ts';
import { HOOKS } from '../../main/modules.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { buildJobHandlers } from '../../platform/jobs/build-job-handlers.ts';
import { type JobCount, runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createTestAudio } from '../fakes/test-audio.ts';
import { addStaff } from '../fixtures/reviewable-release.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { AUTH_SECRET } from './test-http.ts';
import { getTestProgram } from './test-program.ts';

/** The delivery part of the product between a real database and the stores of the sandbox. */
export interface DeliveryHarness extends DeliveryContext {
  database: TestDatabase;
  sandbox: TestSandbox;
  folder: string;
  /** Moves product and stores to an instant. The product's clock then stops, the stores' clock runs on. */
  moveTo(instant: string): Promise<void>;
  moveProductTo(instant: string): void;
  /** Runs all waiting jobs, and polls the stores once. */
  work(): Promise<JobCount>;
  approve(releaseId: string): Promise<void>;
  /** Works until the deliveries of a release have these states. */
  workUntil(releaseId: string, states: Record<string, DeliveryState>): Promise<void>;
  listStates(releaseId: string): Promise<Record<string, DeliveryState>>;
  close(): Promise<void>;
}

const RULES = {
  hooks: HOOKS,
  prefixes: { isrc_prefix: 'QZTNG', upc_company_prefix: '0999990' },
  second_approval: false,
};

export async function createDeliveryHarness(): Promise<DeliveryHarness> {
  const [database, sandbox] = await Promise.all([createTestDatabase(), createTestSandbox()]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'delivery-'));
  const clock = createFixedClock();
  await inTransaction(database.db, (tx) => seedStores(tx, clock.now()));
  const audio = createTestAudio();
  const schemas = loadSchemasIfPresent();
  const context = buildContext({ database, sandbox, folder, clock, audio, schemas });
  const handlers = buildJobHandlers(deliveryModule, context);
  const work = () => runJobsNow({ url: database.url, handlers, log: context.log });
  const listStates = async (releaseId: string) => {
    const items = await listReleaseDeliveries(database.db, releaseId);
    return Object.fromEntries(items.map(({ store_id, state }) => [store_id, state]));
  };
  return Object.assign(context, {
    database,
    sandbox,
    folder,
    clock,
    schemas,
    listStates,
    work,
    approve: async (releaseId: string) => {
      const staff = await addStaff(database.db, clock.now());
      await inTransaction(database.db, (tx) => approveRelease(tx, staff, releaseId, RULES, clock.now()));
    },
    workUntil: async (releaseId: string, states: Record<string, DeliveryState>) => {
      await vi.waitFor(
        async () => {
          await work();
          expect(await listStates(releaseId)).toEqual(states);
        },
        // Only ends a test that hangs: a busy machine encodes slowly.
        { timeout: 240_000, interval: 100 },
      );
    },
    moveTo: async (instant: string) => {
      clock.moveTo(instant);
      await sandbox.moveTo(instant);
    },
    moveProductTo: clock.moveTo,
    close: async () => {
      await audio.close();
      schemas?.close();
      const problems = await findProblems(sandbox.message_folder);
      await sandbox.remove();
      await database.close();
      await rm(folder, { recursive: true, force: true });
      expect(problems, 'problems of the messages that this test file sent').toEqual([]);
    },
  });
}

/** Checks every message that a store received. */
async function findProblems(messageFolder: string): Promise<string[]> {
  const names = await readdir(messageFolder).catch(() => []);
  const messages = await Promise.all(names.map((name) => readFile(path.join(messageFolder, name), 'utf8')));
  return findMessageProblems(messages);
}

// A running clock could pass midnight during a slow test.
function createFixedClock(): Clock & { moveTo(instant: string): void } {
  let nowMs = Date.now();
  return {
    now: () => new Date(nowMs),
    offsetMs: () => nowMs - Date.now(),
    set: async (offsetMs) => {
      nowMs = Date.now() + offsetMs;
    },
    stop: () => {},
    moveTo: (instant) => {
      nowMs = Date.parse(instant);
    },
  };
}

type Parts = Pick<DeliveryHarness, 'database' | 'sandbox' | 'folder' | 'clock' | 'schemas'> & { audio: AudioEngine };

function buildContext({ database, sandbox, folder, clock, audio, schemas }: Parts): DeliveryContext {
  return {
    db: database.db,
    clock,
    audio,
    schemas,
    log: pino({ level: 'silent' }),
    storage: createFolderStorage(path.join(folder, 'files')),
    sender: { dpid: 'PADPIDA20260101998', name: 'Tangent' },
    apple: { provider: 'Tangent', schema: null },
    access: {
      sftp: {
        url: `sftp://127.0.0.1:${sandbox.sandbox.sftp_port}`,
        private_key: sandbox.private_key,
        host_key_sha256: sandbox.sandbox.host_key_sha256,
      },
      s3: {
        url: `http://127.0.0.1:${sandbox.sandbox.http_port}/s3`,
        region: 'us-east-1',
        access_key_id: 'sandbox',
        secret_access_key: 'sandbox-s3-secret',
      },
      transporter: {
        path: getTestProgram('transporter'),
        username: 'delivery@tangent.example',
        password: 'sandbox-transporter',
        provider: 'Tangent',
        environment: { ITUNES_URL: `http://127.0.0.1:${sandbox.sandbox.http_port}/itunes/apple-music` },
      },
      outbox_folder: path.join(folder, 'outbox'),
    },
    auth_secret: AUTH_SECRET,
    is_sandbox: true,
  };
}
