import { pino } from 'pino';
import { createFolderStorage } from '../../gateways/storage/folder-storage.ts';
import { createRealClock } from '../../platform/clock/clock.ts';
import { startWorker } from '../../platform/jobs/start-worker.ts';
import { openDatabase } from '../../platform/sql/open-database.ts';
import { storeFileModule } from '../store-file/module.ts';
import { royaltyModule } from './module.ts';

// A separate worker process, for the tests that kill it.
const { url, storage_folder } = JSON.parse(process.argv[2] ?? '{}');
const log = pino({ level: 'error' });
const { db, pool } = openDatabase({ url, onError: (error) => console.error(error) });
const sender = { dpid: 'PADPIDA20260101998', name: 'Tangent' };
const report_kinds = [royaltyModule.report_kind];
const context = {
  db,
  pool,
  log,
  clock: createRealClock(),
  storage: createFolderStorage(storage_folder),
  sender,
  report_kinds,
};
await startWorker({ url, handlers: storeFileModule.buildHandlers(context), log });
