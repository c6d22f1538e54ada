import { pino } from 'pino';
import { uploadModule } from '../../catalogue/upload/module.ts';
import { createFolderStorage } from '../../gateways/storage/folder-storage.ts';
import { startWorker } from '../../platform/jobs/start-worker.ts';
import { openDatabase } from '../../platform/sql/open-database.ts';
import { createTestAudio } from '../fakes/test-audio.ts';
import { createTestClock } from '../fakes/test-clock.ts';
import { createTestHttp } from './test-http.ts';

/** Runs the calls or the background work of uploads in a separate process, so that a test can kill it. */
const [kind = '', url = '', storage_folder = '', incoming_folder = ''] = process.argv.slice(2);
const { db, pool } = openDatabase({ url, onError: () => process.exit(1) });
const storage = createFolderStorage(storage_folder);
const context = { db, pool, session_pool: pool, clock: createTestClock(), storage, incoming_folder };

if (kind === 'api') {
  const http = await createTestHttp({ ...context, spotify: null });
  process.send?.(await http.listen({ port: 0 }));
} else {
  const handlers = uploadModule.buildHandlers({ ...context, audio: createTestAudio() });
  await startWorker({ url, handlers, log: pino({ level: 'silent' }) });
  process.send?.('ready');
}
process.on('disconnect', () => process.exit());
