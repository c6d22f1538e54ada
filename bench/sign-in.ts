import { performance } from 'node:perf_hooks';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { signIn } from './product/session.ts';
import { PASSWORD, type Product, startProduct } from './product/start-product.ts';

/**
 * Measures how long a sign-in takes at five per second beside readers, compared with one on an idle product, password
 * hash included, and how much read throughput remains. Quiet and busy intervals take turns in one run, so that the noise
 * of the machine affects both, and the limits are ratios, so that its speed does not matter.
 */
const PER_SECOND = 5;
const SPELL_SECONDS = 8;
const SPELLS = 4;
const READERS = 4;
const ALONE = 10;
const LIMIT_SLOWDOWN = 4;
const LIMIT_SHARE = 0.8;

const product = await startProduct(4870);
try {
  const captchas = await solveCaptchas(product, PER_SECOND * SPELL_SECONDS * SPELLS + ALONE);
  const reader = await signIn(product, 'pro');
  const read = () => reader.call('GET', '/v1/api/releases?sort=newest');
  await spell(read, null);
  const alone: number[] = [];
  for (let count = 0; count < ALONE; count++) await timeSignIn(product, captchas.pop() as string, alone);
  const quiet: number[] = [];
  const busy: number[] = [];
  const durations: number[] = [];
  for (let round = 0; round < SPELLS; round++) {
    quiet.push(await spell(read, null));
    busy.push(await spell(read, () => timeSignIn(product, captchas.pop() as string, durations)));
  }
  const p95 = percentile(durations, 0.95);
  const share = median(busy.map((rate, round) => rate / (quiet[round] as number)));
  console.log(`${durations.length} sign-ins at ${PER_SECOND}/s: median ${percentile(durations, 0.5).toFixed(0)} ms`);
  const slowdown = p95 / median(alone);
  console.log(`alone: median ${median(alone).toFixed(0)} ms`);
  console.log(`p95 ${p95.toFixed(0)} ms, ${slowdown.toFixed(2)} times a sign-in alone, limit ${LIMIT_SLOWDOWN}`);
  console.log(`reads: quiet ${median(quiet).toFixed(0)}/s, beside sign-ins ${median(busy).toFixed(0)}/s`);
  console.log(`${(share * 100).toFixed(0)} % of the quiet rate remain, limit ${LIMIT_SHARE * 100} %`);
  if (slowdown > LIMIT_SLOWDOWN || share < LIMIT_SHARE) process.exitCode = 1;
} finally {
  await product.stop();
}

/**
 * Reads for one interval as fast as a few readers can, starting sign-ins at a fixed rate; returns the reads per second.
 */
async function spell(read: () => Promise<unknown>, startSignIn: (() => Promise<void>) | null): Promise<number> {
  const endsAt = performance.now() + SPELL_SECONDS * 1000;
  let reads = 0;
  const readOn = async () => {
    while (performance.now() < endsAt) {
      await read();
      reads += 1;
    }
  };
  const signIns: Promise<void>[] = [];
  const timer = startSignIn === null ? null : setInterval(() => signIns.push(startSignIn()), 1000 / PER_SECOND);
  await Promise.all(Array.from({ length: READERS }, readOn));
  if (timer !== null) clearInterval(timer);
  await Promise.all(signIns);
  return reads / SPELL_SECONDS;
}

async function timeSignIn({ origin }: Product, captcha: string, durations: number[]): Promise<void> {
  const started = performance.now();
  const response = await fetch(`${origin}/v1/auth/login`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'advanced', password: PASSWORD, captcha }),
  });
  await response.text();
  if (!response.ok) throw new Error(`the sign-in returned ${response.status}`);
  durations.push(performance.now() - started);
}

/** Solves the captchas before the measurement, as browsers do on their own machines. */
async function solveCaptchas({ origin }: Product, count: number): Promise<string[]> {
  const solved: string[] = [];
  for (let made = 0; made < count; made++) {
    const challenge = (await (await fetch(`${origin}/v1/auth/captcha`)).json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    solved.push(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'));
  }
  return solved;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
