import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../platform/sql/open-database.ts';

export const TEMPLATE_DATABASE = 'template_of_tests';

export interface TestDatabase extends Database {
  url: string;
}

/** Creates a migrated, empty database for the calling test file. Close it in `afterAll`, which removes it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Without waiting for the disk, copying the files of the template is faster than writing every change to the log.
  await runAsAdmin(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const url = withDatabase(inject('postgres_url'), name);
  let isClosing = false;
  const database = openDatabase({
    url,
    // Removing the database ends connections that are still closing.
    onError: (error) => {
      if (!isClosing) console.error(error);
    },
  });
  return {
    url,
    ...database,
    close: async () => {
      isClosing = true;
      await database.close();
      // Processes that a test started may still be connected.
      await runAsAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function runAsAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgres_url') });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
