import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DISTRIBUTED_TABLES } from '@tangent/db/distributed-tables.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { JOB_QUEUES } from '../../main/modules.ts';
import { distributeTables } from '../../platform/cluster/distribute-tables.ts';
import { prepareJobs } from '../../platform/jobs/job-queues.ts';
import { migrateDatabase } from '../../platform/sql/migrate.ts';
import { type Database, openDatabase } from '../../platform/sql/open-database.ts';

export const TEMPLATE_DATABASE = 'template_of_tests';
export const MIGRATIONS = path.resolve(import.meta.dirname, '../../../db/migrations');

export interface TestDatabase extends Database {
  url: string;
}

/** Creates a migrated, empty database for the calling test file. Close it in `afterAll`, which removes it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = withDatabase(inject('postgres_url'), name);
  const workers = inject('cluster_workers')?.map((worker) => onMachine(inject('postgres_url'), worker)) ?? [];
  if (workers.length > 0) await createOnCluster(name, url, workers);
  // Without waiting for the disk, copying the files of the template is faster than writing every change to the log.
  else await runAsAdmin(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
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
      for (const machine of [inject('postgres_url'), ...workers])
        await runOn(machine, `drop database ${name} with (force)`);
    },
  };
}

const SHARDS = 4;

/** Creates a migrated database on every machine of a cluster, with the large tables distributed. */
async function createOnCluster(name: string, url: string, workers: readonly string[]): Promise<void> {
  for (const machine of [inject('postgres_url'), ...workers]) {
    await runOn(machine, `create database ${name}`);
    await runOn(withDatabase(machine, name), 'create extension citus');
  }
  const { hostname, port } = new URL(url);
  await runOn(url, `select citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers.map((machine) => new URL(machine)))
    await runOn(url, `select citus_add_node('${worker.hostname}', ${worker.port})`);
  await migrateDatabase(url, MIGRATIONS);
  await prepareJobs(url, JOB_QUEUES);
  const database = openDatabase({ url, max_connections: 1, onError: console.error });
  await distributeTables(database.db, DISTRIBUTED_TABLES, SHARDS, () => undefined).finally(database.close);
}

function onMachine(url: string, { nodename, nodeport }: { nodename: string; nodeport: number }): string {
  const machine = new URL(url);
  machine.hostname = nodename;
  machine.port = String(nodeport);
  return machine.href;
}

const runAsAdmin = (statement: string) => runOn(inject('postgres_url'), statement);

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
