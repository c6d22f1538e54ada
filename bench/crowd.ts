import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { printAgainstLimit } from './process-cost.ts';
import type { CrowdCounts } from './product/crowd-clients.ts';
import { watchLoad } from './product/load.ts';
import { CallFailed, signIn } from './product/session.ts';
import type { Product } from './product/start-product.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';

/**
 * Measures an api process in a crowd: 10,000 connections opened at once that request the start page, stay and request a
 * file every nine seconds, and 500 slow ones. Meanwhile health checks and the calls of a signed-in user are timed. `SECONDS` sets the
 * length; five minutes are the full measurement.
 */
const CLIENTS = Number(process.env.CLIENTS ?? 10_000);
const SLOW_CLIENTS = Number(process.env.SLOW_CLIENTS ?? 500);
const SECONDS = Number(process.env.SECONDS ?? 45);
/** A slow body may take 25 seconds and is cut at the next byte; a busy machine needs some more. */
const LIMITS = { health_p99_ms: 500, health_max_ms: 1_000, call_p99_ms: 1_000, memory_mb: 600, slow_seconds: 40 };
const TIMED_EVERY_MS = 100;
const APP_RETRIES_AFTER_MS = 1_000;
const PORT = Number(process.env.FIRST_PORT ?? 5580);

requireOpenFiles(CLIENTS + SLOW_CLIENTS + 200);
const product = await startQuietProduct(PORT);
const crowd = fork(
  path.join(import.meta.dirname, 'product/crowd-clients.ts'),
  [PORT, CLIENTS, SLOW_CLIENTS].map(String),
  {
    execArgv: ['--import', 'tsx'],
  },
);
try {
  process.exitCode = (await measure(product)) ? 0 : 1;
} finally {
  crowd.kill();
  await product.stop();
}

async function measure({ origin, findPid }: Product): Promise<boolean> {
  const session = await signIn({ origin }, 'pro');
  const load = watchLoad({ findPid }, ['api']);
  const health: number[] = [];
  const calls: number[] = [];
  const until = { now: false };
  const timing = [
    time(health, until, async () => {
      const { status } = await fetch(`${origin}/health`);
      if (status !== 200) throw new Error(`/health responded with ${status}`);
    }),
    time(calls, until, () => callAsApp(() => session.call('GET', '/v1/api/releases'))),
  ];
  const started = performance.now();
  await once(crowd, 'message');
  console.log(`${CLIENTS} connections after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await wait(SECONDS * 1000);
  until.now = true;
  const failed = (await Promise.all(timing)).flat();
  const counts = await readCounts();
  const { api } = load.stop();
  console.log(`${counts.open} connections at the end; ${JSON.stringify(counts)}`);
  for (const reason of new Set(failed)) console.log(`failed: ${reason}`);
  return [
    printAgainstLimit('visitors without the start page', CLIENTS - counts.served, 0, ''),
    printAgainstLimit('health, 99 %', percentile(health), LIMITS.health_p99_ms, ' ms'),
    printAgainstLimit('health, slowest', Math.max(...health), LIMITS.health_max_ms, ' ms'),
    printAgainstLimit('calls of a user, 99 %', percentile(calls), LIMITS.call_p99_ms, ' ms'),
    printAgainstLimit('memory of api', api.peak_mb, LIMITS.memory_mb, ' MB'),
    printAgainstLimit('longest slow client', counts.slow_longest_ms / 1000, LIMITS.slow_seconds, ' s'),
    printAgainstLimit('failed health checks and calls', failed.length, 0, ''),
  ].every((isWithin) => isWithin);
}

/** Repeats a call once after a refusal for lack of room, as the app does. */
async function callAsApp(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status < 500) throw error;
    await wait(APP_RETRIES_AFTER_MS);
    await call();
  }
}

/** Repeats a request at a steady pace; returns why requests failed. */
async function time(durations: number[], until: { now: boolean }, request: () => Promise<unknown>): Promise<string[]> {
  const failed: string[] = [];
  while (!until.now) {
    const started = performance.now();
    await request().catch((error: Error) => failed.push(error.message));
    durations.push(performance.now() - started);
    await wait(TIMED_EVERY_MS);
  }
  return failed;
}

async function readCounts(): Promise<CrowdCounts> {
  const answer = once(crowd, 'message');
  crowd.send('counts');
  const [counts] = (await answer) as [CrowdCounts];
  return counts;
}

function percentile(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}

/** A connection is an open file for each of its ends. */
function requireOpenFiles(needed: number): void {
  const limit = /^Max open files\s+\S+\s+(\d+)/m.exec(fs.readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? '0';
  if (Number(limit) < needed)
    throw new Error(
      `This machine allows ${limit} open files for a process, ${needed} are needed (ulimit -Hn), or set CLIENTS`,
    );
}
