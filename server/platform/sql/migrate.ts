import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

// Any fixed number; it only has to be the same in every process of the product.
const LOCK_KEY = 7_311_904;

/**
 * Migrates the database to the newest schema under a lock: Drizzle's migrator takes none, and several processes may
 * start at once.
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}
