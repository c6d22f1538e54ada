import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { JOB_QUEUES } from '../../main/modules.ts';
import { prepareJobs } from '../../platform/jobs/job-queues.ts';
import { startEmbeddedPostgres } from '../../platform/sql/embedded-postgres.ts';
import { migrateDatabase } from '../../platform/sql/migrate.ts';
import { MIGRATIONS, TEMPLATE_DATABASE } from './test-database.ts';

// A test database may be lost; not waiting for the disk makes it several times faster.
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

declare module 'vitest' {
  interface ProvidedContext {
    postgres_url: string;
    /** The machines beside the coordinator; not provided on one PostgreSQL. */
    cluster_workers?: readonly { nodename: string; nodeport: number }[];
  }
}

/** Runs once before the server tests: one PostgreSQL, one migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-postgres-'));
  // PostgreSQL may run as another user, who has to enter the folder.
  fs.chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ folder, log: () => {}, settings: SETTINGS, is_temporary: true });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  await migrateDatabase(postgres.buildUrl(TEMPLATE_DATABASE), MIGRATIONS);
  await prepareJobs(postgres.buildUrl(TEMPLATE_DATABASE), JOB_QUEUES);
  project.provide('postgres_url', postgres.url);
  return () => postgres.stop();
}
