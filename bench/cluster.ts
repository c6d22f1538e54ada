import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { callAny, listOtherCalls, listTabCalls, percentile, round, timeCall } from './product/analytics-calls.ts';
import { createComparedDatabases } from './product/cluster-databases.ts';
import { importFile, isQuiet, measureTime, readState } from './product/file-import.ts';
import { waitUntil } from './product/releases.ts';
import { writeDay } from './product/reported-music.ts';
import { register, type Session } from './product/session.ts';
import { addSoldMusic } from './product/sold-music.ts';
import { type Product, startProduct } from './product/start-product.ts';
import { addTrendHistory } from './product/trend-history.ts';

/**
 * Compares a cluster of Citus (`CLUSTER_DATABASE_URL`) with one PostgreSQL, both on the same server: every analytics call
 * of an artist with a million rows of twenty million, and the import of a report, in turns in one run. The limits are
 * one and a half times for the calls together, and twice for the import. `ROWS`, `ROUNDS` and `LINES` set other sizes.
 */
const URL_HINT = 'Set CLUSTER_DATABASE_URL to a database on the coordinator, as for npm run test:cluster';
const ROWS = Number(process.env.ROWS ?? 20_000_000);
const ARTIST_ROWS = Math.min(1_000_000, Math.round(ROWS / 2));
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const LINES = Number(process.env.LINES ?? 500_000);
const SHARDS = process.env.DATABASE_SHARDS ?? '8';
const FIRST_PORT = Number(process.env.FIRST_PORT ?? 5640);
const LIMITS = { calls: 1.5, import: 2 };
const DAYS = ['2025-06-01', '2025-06-02', '2025-06-03'];
const TIMEOUT_MS = 30 * 60_000;

interface Side {
  name: 'one' | 'cluster';
  product: Product;
  session: Session;
}

const url = process.env.CLUSTER_DATABASE_URL;
if (url === undefined || url === '') throw new Error(URL_HINT);
const databases = await createComparedDatabases(url);
const sides: Side[] = [];
const started: Product[] = [];
try {
  sides.push(await prepare('one', databases.one, FIRST_PORT));
  sides.push(await prepare('cluster', databases.many, FIRST_PORT + 10));
  for (const { product } of sides) await waitUntil('it is quiet', TIMEOUT_MS, () => isQuiet(product));
  const calls = await measureCalls();
  const imports = await measureImports();
  print('analytics calls', calls, LIMITS.calls);
  print('import of a report', imports, LIMITS.import);
} finally {
  for (const product of started) await product.stop();
  await databases.remove();
}
process.exit();

/** Starts the product on a database, with the rows of the artist among those of others. */
async function prepare(name: Side['name'], databaseUrl: string, port: number): Promise<Side> {
  const product = await startProduct(port, undefined, { DATABASE_URL: databaseUrl, DATABASE_SHARDS: SHARDS });
  started.push(product);
  if (name === 'cluster') product.tangent('cluster', 'distribute');
  const session = await register(product, 'artist');
  const { _id } = await session.call<{ _id: string }>('GET', '/v1/api/user');
  await register(product, 'staff');
  product.tangent('user', 'make-staff', 'staff');
  product.tangent('user', 'grant', 'artist', 'advanced', '12', 'A bench', '--as', 'staff');
  const filledFrom = performance.now();
  const size = { rows: ROWS, artist_rows: ARTIST_ROWS, is_shared_server: true };
  const rows = await addTrendHistory(product.database, _id, size);
  await addSoldMusic(product.database);
  console.log(
    `${name}: ${rows} rows in ${Math.round((performance.now() - filledFrom) / 1000)} s, ${ARTIST_ROWS} of the artist`,
  );
  if (name === 'cluster') console.log(checkCluster(product));
  return { name, product, session };
}

/** Returns what `tangent cluster check` finds. The role of the bench creates databases, so one rule may be broken. */
function checkCluster(product: Product): string {
  try {
    return product.tangent('cluster', 'check');
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

/** Measures every call on both sides in turns; returns the ratio of the sums of the medians. */
async function measureCalls(): Promise<number> {
  const [one, cluster] = sides as [Side, Side];
  const paths = listTabCalls().map(({ path }) => path);
  const pairs = [
    ...paths.map((path) => [path, path] as const),
    ...(await zip(await listOtherCalls(one.session), await listOtherCalls(cluster.session))),
  ];
  const times = pairs.map((): [number[], number[]] => [[], []]);
  const load = os.loadavg()[0] ?? 0;
  for (let at = 0; at <= ROUNDS; at++) {
    for (const [index, pair] of pairs.entries()) {
      const order = at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const side of order) {
        const { session } = [one, cluster][side] as Side;
        const ms = await timeCall(() => callAny(session, pair[side]));
        // The first round warms up.
        if (at > 0) times[index]?.[side].push(ms);
      }
    }
  }
  const medians = times.map(([a, b]) => [percentile(a, 0.5), percentile(b, 0.5)] as const);
  console.table(
    medians.map(([a, b], index) => ({
      path: pairs[index]?.[0].replace('/v1/api/', '').slice(0, 70),
      'one (ms)': round(a),
      'cluster (ms)': round(b),
      ratio: Number((b / a).toFixed(2)),
    })),
  );
  console.log(`${ROUNDS} rounds, load before ${load.toFixed(1)}`);
  const sum = (side: 0 | 1) => medians.reduce((total, median) => total + median[side], 0);
  return sum(1) / sum(0);
}

async function zip(ones: readonly string[], others: readonly string[]) {
  return ones.map((one, index) => [one, others[index] ?? one] as const);
}

/** Imports the same lines on both sides in turns, for one day after the other; returns the ratio of the times. */
async function measureImports(): Promise<number> {
  const seconds = { one: 0, cluster: 0 };
  for (const [index, day] of DAYS.entries()) {
    for (const { name, product } of index % 2 === 0 ? sides : sides.toReversed()) {
      const load = os.loadavg()[0] ?? 0;
      const took = await importDay(product, day);
      // The first day creates the partitions of its month.
      console.log(`${name}: ${LINES} lines of ${day} in ${took.toFixed(1)} s, load before ${load.toFixed(1)}`);
      seconds[name] += took;
    }
  }
  return seconds.cluster / seconds.one;
}

async function importDay(product: Product, day: string): Promise<number> {
  const file = path.join(product.data_dir, `trends-${day}.csv`);
  await writeDay(file, { lines: LINES, day, store: 'spotify' });
  const number = importFile(product, 'trends', file);
  await waitUntil(`${LINES} lines are posted`, TIMEOUT_MS, async () => (await readState(product, number)) === 'posted');
  fs.rmSync(file);
  await waitUntil('it is quiet', TIMEOUT_MS, () => isQuiet(product));
  return measureTime(product, number);
}

function print(name: string, ratio: number, limit: number): void {
  console.log(`${name}: ${ratio.toFixed(2)} times the time on one PostgreSQL, limit ${limit}`);
  if (!(ratio <= limit)) process.exitCode = 1;
}
