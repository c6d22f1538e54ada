import path from 'node:path';
import { openSchemasAtHand } from '@tangent/ddex/testing/official-files.ts';
import { pino } from 'pino';
import { openFolderStorage } from '../gateways/storage/folder-storage.ts';
import { openRealClock } from '../platform/clock/clock.ts';
import { startWorker } from '../platform/jobs/start-worker.ts';
import { startTicker } from '../platform/jobs/ticker.ts';
import { openDatabase } from '../platform/sql/open-database.ts';
import { openTestAudio } from '../testing/test-audio.ts';
import type { DeliveryContext } from './context.ts';
import { deliverySweeps } from './delivery-sweeps.ts';
import { deliveryJobs } from './jobs.ts';

// A worker process of its own, for the tests that kill it.
const { url, folder, access } = JSON.parse(process.argv[2] ?? '{}');
const log = pino({ level: 'error' });
const context: DeliveryContext = {
  log,
  access,
  clock: openRealClock(),
  audio: openTestAudio(),
  is_sandbox: true,
  db: openDatabase({ url, onError: (error) => console.error(error) }).db,
  storage: openFolderStorage(path.join(folder, 'files')),
  schemas: openSchemasAtHand(),
  sender: { dpid: 'PADPIDA20260101998', name: 'Tangent' },
};
await startWorker({ url, handlers: deliveryJobs(context), log });
startTicker(context.db, deliverySweeps(context), log);
