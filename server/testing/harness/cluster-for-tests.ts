import pg from 'pg';
import type { TestProject } from 'vitest/node';

/** Runs once before the tests on a cluster: finds its machines. Every test file creates a database on all of them. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.CLUSTER_DATABASE_URL;
  if (!url) throw new Error('CLUSTER_DATABASE_URL is not set');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ nodename: string; nodeport: number }>(
    `select nodename, nodeport from pg_dist_node where groupid <> 0 and noderole = 'primary' order by nodeid`,
  );
  await client.end();
  if (rows.length === 0) throw new Error('The cluster has no worker: add them with citus_add_node');
  project.provide('postgres_url', url);
  project.provide('cluster_workers', rows);
}
