import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../platform/sql/open-database.ts';

export const TEMPLATE_DATABASE = 'template_of_tests';

export interface TestDatabase extends Database {
  url: string;
}

/** Creates a migrated, empty database for the calling test file. Close it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inject('postgres_url') });
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE_DATABASE}`);
  await admin.end();
  const url = withDatabase(inject('postgres_url'), name);
  return { url, ...openDatabase({ url, onError: (error) => console.error(error) }) };
}

function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
