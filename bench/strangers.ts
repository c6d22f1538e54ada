import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { printAgainstLimit } from './process-cost.ts';
import { watchLoad } from './product/load.ts';
import { type Session, signIn } from './product/session.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';
import type { StrangerCounts, StrangerOrder } from './product/stranger-clients.ts';

/**
 * Measures what others notice of one stranger who asks for what costs most, as often as possible: pictures and QR codes,
 * descriptions of the API, and clicks and calendar files under new names; then of an account that wants its archive
 * again and again. Limits of uses are on. `SECONDS` sets the length of each lane.
 */
const SECONDS = Number(process.env.SECONDS ?? 15);
const PORT = Number(process.env.FIRST_PORT ?? 5820);
const LIMITS = { call_p99_ms: 1_000, memory_mb: 400 };
/** Each account stays below its 300 calls a minute. */
const ACCOUNTS = ['free', 'apple', 'cancelled', 'staff'];
const TIMED_EVERY_MS = 250;
const PATHS = ['/v1/api/releases', '/v1/api/user', '/v1/api/plans', '/v1/api/artists'];
const ARCHIVES_OF = 'pro';
const ARCHIVE_EVERY_MS = 100;

type Lane = { name: string; connections: number; requests: StrangerOrder['requests'] };

const product = await startQuietProduct(PORT, 'releases', { RATE_LIMITS: 'on' });
let isWithin = true;
try {
  const accounts = await Promise.all(ACCOUNTS.map((name) => signIn(product, name)));
  const archiver = await signIn(product, ARCHIVES_OF);
  await report('nobody else', accounts, async () => wait(SECONDS * 1_000));
  for (const lane of listLanes(await listKeys()))
    await report(`${lane.name} over ${lane.connections} connections`, accounts, () => attack(lane));
  await report('archives of one account', accounts, () => requestArchives(archiver));
} finally {
  await product.stop();
}
process.exitCode = isWithin ? 0 : 1;

async function listKeys(): Promise<string[]> {
  const { rows } = await product.database.query<{ key: string }>('select key from smart_links order by key');
  return rows.map(({ key }) => key);
}

function listLanes(keys: readonly string[]): Lane[] {
  const get = (address: string, headers: Record<string, string> = {}) => ({ method: 'GET', path: address, headers });
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Build/{n}) Chrome/142.0.0.0 Mobile Safari/537.36' };
  const pictures = ['qr.png?size={n}', 'qr.svg?{n}', 'picture.jpg?lang=tr&{n}', 'cover.jpg?{n}', 'cover-small.jpg?{n}'];
  const invented = ['qr.png', 'picture.jpg', 'cover.jpg'].map((name) => get(`/release/invented-{n}/${name}`));
  const hits = ['go/spotify', 'calendar.ics'];
  return [
    {
      name: 'QR codes and pictures',
      connections: 50,
      requests: [...keys.flatMap((key) => pictures.map((name) => get(`/release/${key}/${name}`))), ...invented],
    },
    { name: 'QR codes of invented links', connections: 50, requests: invented },
    {
      name: 'descriptions of the API',
      connections: 300,
      requests: ['br', 'gzip', 'identity'].flatMap((encoding) =>
        ['/v1/openapi.json', '/v1/docs?{n}'].map((address) => get(address, { 'accept-encoding': encoding })),
      ),
    },
    {
      name: 'clicks and calendar files under new names',
      connections: 50,
      requests: keys.flatMap((key) => hits.map((name) => get(`/release/${key}/${name}`, phone))),
    },
  ];
}

/** Lets a stranger send requests, and prints how they were answered. */
async function attack({ connections, requests }: Lane): Promise<void> {
  const script = path.join(import.meta.dirname, 'product/stranger-clients.ts');
  const stranger = fork(script, [String(PORT)], { execArgv: ['--import', 'tsx'] });
  try {
    await once(stranger, 'message');
    stranger.send({ connections, requests } satisfies StrangerOrder);
    await wait(SECONDS * 1_000);
    const counted = once(stranger, 'message');
    stranger.send('stop');
    const [counts] = (await counted) as [StrangerCounts];
    console.log(`answers to the stranger: ${JSON.stringify(counts)}`);
  } finally {
    stranger.kill();
  }
}

async function requestArchives({ headers }: Session): Promise<void> {
  const statuses: StrangerCounts = {};
  for (const started = performance.now(); performance.now() - started < SECONDS * 1_000; await wait(ARCHIVE_EVERY_MS)) {
    const json = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const body = { method: 'POST', headers: { ...headers, ...json }, body: '{}' };
    const { status } = await fetch(`${product.origin}/v1/api/account/export`, body);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  console.log(`answers to the account: ${JSON.stringify(statuses)}`);
}

/** Times the calls of others while something goes on, and prints them. */
async function report(name: string, accounts: readonly Session[], go: () => Promise<void>): Promise<void> {
  const before = os.loadavg()[0] ?? 0;
  console.log(`\n${name}; load of the machine before ${before.toFixed(1)}`);
  const load = watchLoad(product, ['api']);
  const until = { now: false };
  const calling = accounts.map((account) => timeCalls(account, until));
  await go();
  until.now = true;
  const timed = await Promise.all(calling);
  const times = timed.flatMap((one) => one.times).sort((a, b) => a - b);
  const failed = timed.flatMap((one) => one.failed);
  const { api } = load.stop();
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  console.log(
    `${times.length} calls of ${accounts.length} others: p50 ${at(0.5).toFixed(1)} ms, max ${at(1).toFixed(0)} ms; ` +
      `api ${api.cpu_seconds.toFixed(1)} s of CPU time, load after ${(os.loadavg()[0] ?? 0).toFixed(1)}`,
  );
  const checks = [
    printAgainstLimit('calls of others, 99 %', at(0.99), LIMITS.call_p99_ms, ' ms'),
    printAgainstLimit(`failed calls of others ${failed[0] ?? ''}`.trim(), failed.length, 0, ''),
    printAgainstLimit('memory of api', api.peak_mb, LIMITS.memory_mb, ' MB'),
  ];
  isWithin = isWithin && checks.every((holds) => holds);
}

async function timeCalls({ headers }: Session, until: { now: boolean }) {
  const times: number[] = [];
  const failed: string[] = [];
  for (let n = 0; !until.now; n++, await wait(TIMED_EVERY_MS)) {
    const address = PATHS[n % PATHS.length] ?? '';
    const sent = performance.now();
    const response = await fetch(`${product.origin}${address}`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - sent);
    if (response.status !== 200) failed.push(`${address} ${response.status}`);
  }
  return { times, failed };
}
