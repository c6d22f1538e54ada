import { performance } from 'node:perf_hooks';
import { addRoyaltyHistory, HISTORY, RARE_COUNTRY } from './product/royalty-history.ts';
import { type Session, signIn } from './product/session.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Measures the calls of the royalties screen for an artist with a million entries, some of them shares in other
 * accounts' music, among five million others of two years. The limit is 150 ms for 95 % of the responses of every call,
 * over HTTP, all on one machine.
 */
const LIMIT_MS = 150;
const ROUNDS = 40;

const product = await startProduct(5040);
try {
  const session = await signIn(product, 'pro');
  const { _id } = await session.call<{ _id: string }>('GET', '/v1/api/user');
  await addRoyaltyHistory(product.database, _id);
  const worst = await measureAll(session, await listCalls(session));
  console.log(
    `${HISTORY.artist_lines} of ${HISTORY.artist_lines + HISTORY.other_lines} entries; worst p95 ${worst.toFixed(0)} ms`,
  );
  console.log(`limit ${LIMIT_MS} ms, ratio ${(worst / LIMIT_MS).toFixed(2)}`);
  if (worst > LIMIT_MS) process.exitCode = 1;
} finally {
  await product.stop();
}
process.exit();

type Entry = { transaction_id: string; track: { id: string }; release: { id: string }; platform: { id: string } };
type Page = { items: Entry[]; next_cursor: string };

/** Lists the calls with every filter of the screen. */
async function listCalls({ call }: Session): Promise<string[]> {
  const ROYALTIES = '/v1/api/royalties';
  const entries = `${ROYALTIES}/entries`;
  const first = await call<Page>('GET', entries);
  const second = await call<Page>('GET', `${entries}?cursor=${first.next_cursor}`);
  const [entry] = second.items;
  if (entry === undefined) throw new Error('there are no entries');
  const { transaction_id, track, release, platform } = entry;
  const breakdowns = ['platform', 'country', 'track', 'release', 'period'].map((by) => `breakdown?by=${by}`);
  const narrow = [
    '',
    '&from=2025-06&to=2025-06',
    `&platform=${platform.id}`,
    '&country=DE',
    `&country=${RARE_COUNTRY}`,
    `&track=${track.id}`,
    `&release=${release.id}`,
    '&status=paid',
    '&status=pending',
    `&transaction_id=${transaction_id}`,
    `&country=DE&track=${track.id}&status=paid`,
    `&cursor=${second.next_cursor}`,
  ].map((filter) => `entries?${filter.slice(1)}`);
  return [
    'overview',
    ...breakdowns,
    `breakdown?by=track&country=DE`,
    `breakdown?by=country&track=${track.id}`,
    ...narrow,
    `entries/${transaction_id}`,
    'statements',
    'statements/2026-10',
    'store-months',
  ].map((path) => `${ROYALTIES}/${path}`);
}

/** Returns the slowest p95 of all calls. The calls take turns, so that none has the machine to itself. */
async function measureAll({ call }: Session, paths: readonly string[]): Promise<number> {
  const times = new Map(paths.map((path) => [path, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of paths) {
      const started = performance.now();
      await call('GET', path);
      // The first round warms up.
      if (round > 0) times.get(path)?.push(performance.now() - started);
    }
  }
  const rows = [...times].map(([path, all]) => ({ path: path.slice('/v1/api/royalties/'.length), ...describe(all) }));
  console.table(rows.map(({ path, ...row }) => ({ path: path.slice(0, 60), ...row })));
  return Math.max(...rows.map(({ p95_ms }) => p95_ms));
}

function describe(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return { median_ms: at(0.5), p95_ms: at(0.95), ratio: Number((at(0.95) / LIMIT_MS).toFixed(2)) };
}
