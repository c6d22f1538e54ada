import path from 'node:path';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { prepareJobs } from '../../platform/jobs/job-queues.ts';
import { migrateDatabase } from '../../platform/sql/migrate.ts';
import { openDatabase } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { JOB_QUEUES } from '../modules.ts';

/** Updates a database to this version: its tables, its stores and the queues of background jobs. */
export async function migrate(url: string, folder: string = path.resolve('db/migrations')): Promise<void> {
  await migrateDatabase(url, folder);
  await prepareJobs(url, JOB_QUEUES);
  const database = openDatabase({ url, max_connections: 1, onError: (error) => console.error(error.message) });
  try {
    await inTransaction(database.db, (tx) => seedStores(tx, new Date()));
  } finally {
    await database.close();
  }
}
