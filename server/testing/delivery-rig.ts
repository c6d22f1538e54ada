import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AudioEngine } from '@tangent/audio/engine.ts';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { type ErnSchemas, openSchemas } from '@tangent/ddex/check/check-schema.ts';
import { getSchemaFolder } from '@tangent/ddex/testing/schema-folder.ts';
import { openTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { pino } from 'pino';
import type { DeliveryContext } from '../delivery/context.ts';
import * as deliveryKinds from '../delivery/job-kinds.ts';
import { deliveryJobs } from '../delivery/jobs.ts';
import { openFolderStorage } from '../gateways/storage/folder-storage.ts';
import * as mailKinds from '../mail/job-kinds.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { prepareJobs } from '../platform/jobs/job-queues.ts';
import { type JobCount, runJobsNow } from '../platform/jobs/run-jobs-now.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { openTestAudio } from './test-audio.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The delivering half of the product between a real database and the stores of the sandbox. */
export interface DeliveryRig extends DeliveryContext {
  schemas: ErnSchemas;
  database: TestDatabase;
  sandbox: TestSandbox;
  folder: string;
  /** Moves product and stores to an instant. The product's clock then stands still, the stores' runs on. */
  moveTo(instant: string): Promise<void>;
  moveProductTo(instant: string): void;
  /** Does all background work that waits, and looks at the stores once. */
  work(): Promise<JobCount>;
  close(): Promise<void>;
}

const QUEUES = [...Object.values(deliveryKinds), ...Object.values(mailKinds)];

export async function openDeliveryRig(): Promise<DeliveryRig> {
  const [database, sandbox] = await Promise.all([createTestDatabase(), openTestSandbox()]);
  await prepareJobs(database.url, QUEUES as Parameters<typeof prepareJobs>[1]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'delivery-'));
  const clock = openStillClock();
  await inTransaction(database.db, (tx) => seedStores(tx, clock.now()));
  const audio = openTestAudio();
  const schemas = openSchemas(getSchemaFolder());
  const context = buildContext({ database, sandbox, folder, clock, audio, schemas });
  const handlers = deliveryJobs(context);
  return Object.assign(context, {
    ...{ database, sandbox, folder, clock, schemas },
    moveTo: async (instant: string) => {
      clock.moveTo(instant);
      await sandbox.moveTo(instant);
    },
    moveProductTo: clock.moveTo,
    work: () => runJobsNow({ url: database.url, handlers, log: context.log }),
    close: async () => {
      await audio.close();
      schemas.close();
      await sandbox.remove();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
}

// A clock that runs would pass midnight while a slow machine is still asking what was true a second before.
function openStillClock(): Clock & { moveTo(instant: string): void } {
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

type Parts = Pick<DeliveryRig, 'database' | 'sandbox' | 'folder' | 'clock' | 'schemas'> & { audio: AudioEngine };

function buildContext({ database, sandbox, folder, clock, audio, schemas }: Parts): DeliveryContext {
  return {
    ...{ db: database.db, clock, audio, schemas },
    log: pino({ level: process.env.RIG_LOG ?? 'silent' }),
    storage: openFolderStorage(path.join(folder, 'files')),
    sender: { dpid: 'PADPIDA20260101998', name: 'Tangent' },
    access: {
      url: `sftp://127.0.0.1:${sandbox.sandbox.sftp_port}`,
      private_key: sandbox.private_key,
      host_key_sha256: sandbox.sandbox.host_key_sha256,
    },
    is_sandbox: true,
  };
}
