import pg from 'pg';

const ONE = 'tangent_bench_one';
const MANY = 'tangent_bench_many';

export interface ComparedDatabases {
  /** A database without Citus, on the coordinator. */
  one: string;
  /** A database on every machine of the cluster; nothing is distributed yet. */
  many: string;
  remove(): Promise<void>;
}

/**
 * Creates two databases on a cluster: one that is an ordinary PostgreSQL on the coordinator, one that lies on all
 * machines. Both have the same server, so that nothing else differs.
 *
 * @param url A database on the coordinator, whose role may create databases and extensions on every machine.
 */
export async function createComparedDatabases(url: string): Promise<ComparedDatabases> {
  const workers = await listWorkers(url);
  if (workers.length === 0) throw new Error('The cluster has no worker: add them with citus_add_node');
  const machines = [url, ...workers];
  const remove = async () => {
    for (const machine of machines)
      for (const name of [ONE, MANY]) await run(machine, `drop database if exists ${name} with (force)`);
  };
  await remove();
  await run(url, `create database ${ONE}`);
  for (const machine of machines) {
    await run(machine, `create database ${MANY}`);
    await run(withDatabase(machine, MANY), 'create extension citus');
  }
  const many = withDatabase(url, MANY);
  const { hostname, port } = new URL(url);
  await run(many, `select citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers.map((one) => new URL(one)))
    await run(many, `select citus_add_node('${worker.hostname}', ${worker.port})`);
  return { one: withDatabase(url, ONE), many, remove };
}

async function listWorkers(url: string): Promise<string[]> {
  const rows = await run(
    url,
    `select nodename, nodeport from pg_dist_node where groupid <> 0 and noderole = 'primary' order by nodeid`,
  );
  return rows.map(({ nodename, nodeport }) => {
    const machine = new URL(url);
    machine.hostname = nodename;
    machine.port = String(nodeport);
    return machine.href;
  });
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
