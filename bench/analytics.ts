import { performance } from 'node:perf_hooks';
import { callAny, listOtherCalls, listTabCalls, percentile, round, timeCall } from './product/analytics-calls.ts';
import { type MonitoringRun, runMonitoring } from './product/monitoring-run.ts';
import { type Session, signIn } from './product/session.ts';
import { startProduct } from './product/start-product.ts';
import { addTrendHistory } from './product/trend-history.ts';
import { buildFreshness, HAND_WRITTEN } from './product/trend-queries.ts';

/**
 * Measures every analytics call for an artist with a million rows among a hundred million, over HTTP, beside
 * hand-written SQL statements for the same totals, run in turns on the same database. The limits are 100 ms for 95 % of
 * the responses, and three times the statement; the cost of an almost empty call is measured too and subtracted from
 * that ratio. `ROWS` sets fewer rows, `ROUNDS` the number of rounds; 0 only creates the rows. With `KEEP_DATA` the
 * database stays in that folder and is measured again without creating anything. The cost of stream monitoring for a
 * day is reported as well.
 */
const ROWS = Number(process.env.ROWS ?? 100_000_000);
const ARTIST_ROWS = Math.min(1_000_000, Math.round(ROWS / 2));
const ROUNDS = Number(process.env.ROUNDS ?? 40);
const LIMITS = { p95_ms: 100, ratio: 3 };

type Head = { range: Range; comparison: Range | null; step: 'day' | 'month' };
type Range = { from: string; to: string };
interface Case {
  path: string;
  /** Null where there is nothing to compare with. */
  statement: string | null;
}
interface Times {
  call: number[];
  statement: number[];
}

const product = await startProduct(5110, process.env.KEEP_DATA);
const { database } = product;
try {
  const session = await signIn(product, 'pro');
  const { _id } = await session.call<{ _id: string }>('GET', '/v1/api/user');
  await ensureHistory(_id);
  if (ROUNDS > 0) {
    report(await measure(session, await listCases(session, _id)));
    const { all, own } = await runMonitoring(database, _id);
    console.log(`stream monitoring of a day: ${summarise(all)}; the artist alone: ${summarise(own)}`);
  }
} finally {
  await product.stop();
}
process.exit();

async function ensureHistory(account: string): Promise<void> {
  const started = performance.now();
  const lines = await addTrendHistory(database, account, { rows: ROWS, artist_rows: ARTIST_ROWS });
  if (lines === null) return console.log('the rows already exist');
  console.log(`${lines} rows in ${Math.round((performance.now() - started) / 1000)} s, ${ARTIST_ROWS} of the artist`);
}

function report(times: ReadonlyMap<string, Times>): void {
  const rows = describe(times);
  console.table(rows);
  const worst = Math.max(...rows.map(({ p95_ms }) => p95_ms));
  const ratio = Math.max(...rows.map((row) => row.ratio ?? 0));
  console.log(`worst p95 ${worst} ms, limit ${LIMITS.p95_ms} ms, ratio ${(worst / LIMITS.p95_ms).toFixed(2)}`);
  console.log(`at most ${ratio} times the hand-written statement, limit ${LIMITS.ratio}`);
  if (worst > LIMITS.p95_ms || ratio > LIMITS.ratio) process.exitCode = 1;
}

function summarise({ monitored, find_s, monitor_s }: MonitoringRun): string {
  return `${monitored} releases at stores found in ${find_s.toFixed(1)} s and monitored in ${monitor_s.toFixed(1)} s`;
}

/** Lists the calls of the screen, with a statement for the same totals where there is one. */
async function listCases(session: Session, account: string): Promise<Case[]> {
  const cases: Case[] = [{ path: '/v1/api/releases/allowance', statement: null }];
  for (const { tab, path } of listTabCalls()) {
    const head = await session.call<Head>('GET', path);
    const figures = HAND_WRITTEN[tab]?.({ account, ...head });
    cases.push({ path, statement: `${figures}; ${buildFreshness(account)}` });
  }
  const others = await listOtherCalls(session);
  return [...cases, ...others.map((path) => ({ path, statement: null }))];
}

/** Measures calls and statements in turns, so that neither has the machine to itself. */
async function measure(session: Session, cases: readonly Case[]): Promise<Map<string, Times>> {
  const times = new Map(cases.map(({ path }) => [path, { call: [], statement: [] } as Times]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { path, statement } of cases) {
      const call_ms = await timeCall(() => callAny(session, path));
      const statement_ms = statement === null ? null : await timeCall(() => database.query(statement));
      // The first round warms up.
      if (round === 0) continue;
      times.get(path)?.call.push(call_ms);
      if (statement_ms !== null) times.get(path)?.statement.push(statement_ms);
    }
  }
  return times;
}

function describe(times: ReadonlyMap<string, Times>) {
  const [empty] = [...times.values()].map(({ call }) => percentile(call, 0.5));
  return [...times].map(([path, { call, statement }]) => {
    const by_hand_ms = statement.length > 0 ? percentile(statement, 0.5) : null;
    const ratio = by_hand_ms === null ? null : Number(((percentile(call, 0.5) - (empty ?? 0)) / by_hand_ms).toFixed(2));
    return {
      path: path.replace('/v1/api/', '').slice(0, 70),
      median_ms: round(percentile(call, 0.5)),
      p95_ms: round(percentile(call, 0.95)),
      by_hand_ms: by_hand_ms && round(by_hand_ms),
      ratio,
    };
  });
}
