import { DISTRIBUTED_TABLES } from '@tangent/db/distributed-tables.ts';
import { hasCitus, listDistributed, listNodes } from '../../platform/cluster/cluster-state.ts';
import { distributeTables } from '../../platform/cluster/distribute-tables.ts';
import { type Database, openDatabase } from '../../platform/sql/open-database.ts';
import { loadDatabaseUrl } from '../config/config.ts';
import { checkCluster } from '../database/check-cluster.ts';
import type { Command } from './command.ts';

export const distributeClusterCommand: Command = {
  name: 'cluster distribute',
  usage:
    'cluster distribute             distributes the large tables over the machines of Citus; needs DATABASE_SHARDS',
  run: () =>
    withDatabase(async ({ db }) => {
      const shards = readShards();
      await distributeTables(db, DISTRIBUTED_TABLES, shards, (name, isNew) =>
        console.log(`${isNew ? 'distributed' : 'is already   '}  ${name}`),
      );
    }),
};

export const checkClusterCommand: Command = {
  name: 'cluster check',
  usage:
    'cluster check                  placement, rights and keys of the tables, and the queries of screens; exits with 1',
  run: () =>
    withDatabase(async ({ db }, url) => {
      for (const { rule, findings } of await checkCluster(db, url, new Date())) {
        console.log(`${findings.length === 0 ? 'holds ' : 'BROKEN'}  ${rule}`);
        for (const finding of findings) console.log(`    ${finding}`);
        if (findings.length > 0) process.exitCode = 1;
      }
    }),
};

export const clusterStatusCommand: Command = {
  name: 'cluster status',
  usage:
    'cluster status                 the machines of the cluster, their shards, and the size of each distributed table',
  run: () =>
    withDatabase(async ({ db }) => {
      if (!(await hasCitus(db))) return console.log('One PostgreSQL: nothing is distributed');
      for (const { name, port, role, shards, is_active } of await listNodes(db))
        console.log(`${name}:${port}  ${role}  ${String(shards).padStart(5)} shards${is_active ? '' : '  INACTIVE'}`);
      for (const { name, key, shards, size } of (await listDistributed(db)).values())
        console.log(`${name.padEnd(28)} by ${key.padEnd(10)}  ${shards} shards  ${size}`);
    }),
};

function readShards(): number {
  const shards = Number(process.env.DATABASE_SHARDS);
  if (Number.isInteger(shards) && shards >= 1 && shards <= 4096) return shards;
  throw new Error(
    'Set DATABASE_SHARDS to the number of parts of each table, such as 32: at least one per processor core',
  );
}

/** Needs the database alone: a cluster is set up before the other settings. */
async function withDatabase(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const url = loadDatabaseUrl(process.env);
  const database = openDatabase({ url, max_connections: 4, onError: (error) => console.error(error.message) });
  await work(database, url).finally(database.close);
}
