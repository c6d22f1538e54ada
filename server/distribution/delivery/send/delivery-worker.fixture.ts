import path from 'node:path';
import { loadSchemasIfPresent } from '@tangent/ddex/testing/official-files.ts';
import { pino } from 'pino';
import { createFolderStorage } from '../../../gateways/storage/folder-storage.ts';
import { createRealClock } from '../../../platform/clock/clock.ts';
import { buildJobHandlers } from '../../../platform/jobs/build-job-handlers.ts';
import { startWorker } from '../../../platform/jobs/start-worker.ts';
import { startTicker } from '../../../platform/jobs/ticker.ts';
import { openDatabase } from '../../../platform/sql/open-database.ts';
import { createTestAudio } from '../../../testing/fakes/test-audio.ts';
import type { DeliveryContext } from '../context.ts';
import { deliveryModule } from '../module.ts';

// A separate worker process for the tests that kill it.
const { url, folder, access } = JSON.parse(process.argv[2] ?? '{}');
const log = pino({ level: 'error' });
const context: DeliveryContext = {
  log,
  access,
  clock: createRealClock(),
  audio: createTestAudio(),
  is_sandbox: true,
  auth_secret: 'fixture-secret-of-at-least-32-characters',
  db: openDatabase({ url, onError: (error) => console.error(error) }).db,
  storage: createFolderStorage(path.join(folder, 'files')),
  schemas: loadSchemasIfPresent(),
  sender: { dpid: 'PADPIDA20260101998', name: 'Tangent' },
  apple: { provider: 'Tangent', schema: null },
};
await startWorker({ url, handlers: buildJobHandlers(deliveryModule, context), log });
startTicker(context.db, deliveryModule.buildSweeps(context), log);
