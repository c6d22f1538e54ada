import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@tangent/domain/random.ts';
import { isExternal } from '@tangent/tools/build.mjs';
import { rolldown } from 'rolldown';

/**
 * Runs random operations with money from eight clients at once, kills (kill -9) the database or one of the two working
 * processes about every second, and then checks the ledger. `SEEDS` sets the number of databases, `OPERATIONS` the
 * operations in each; `SEED` repeats one, `EVERY_MS` sets the time between kills.
 */
const SEEDS = Number(process.env.SEEDS ?? 10);
const OPERATIONS = Number(process.env.OPERATIONS ?? 10_000);
const FIRST_SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const PROCESSES = 2;
const CLIENTS_EACH = 4;
const EVERY_MS = Number(process.env.EVERY_MS ?? 1_000);
const ROOT = path.resolve(import.meta.dirname, '..');
// Below the repository, because the program loads its packages.
const PROGRAM = path.join(ROOT, 'dist/money-drill/money-drill.js');

type Outcome = { broken: object[]; payouts: string[]; counts: Record<string, number> };
type Operator = { child: ChildProcess; has_started: boolean };

await bundle();
let good = 0;
for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) if (await drill(seed)) good += 1;
console.log(`${good} of ${SEEDS} seeds passed`);
process.exit(good === SEEDS ? 0 : 1);

/** Bundles the program into one file, so that a process starts quickly. */
async function bundle(): Promise<void> {
  const input = {
    'money-drill': path.join(ROOT, 'server/testing/harness/money-drill.ts'),
    // PostgreSQL starts it from beside the program that starts PostgreSQL.
    'postmaster-guard': path.join(ROOT, 'server/platform/sql/postmaster-guard.ts'),
  };
  const built = await rolldown({
    input,
    external: isExternal,
    platform: 'node',
    transform: { jsx: 'react-jsx' },
    logLevel: 'warn',
  });
  await built.write({ dir: path.dirname(PROGRAM), format: 'esm', chunkFileNames: '[name]-[hash].js' });
}

async function drill(seed: number): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-money-'));
  const database = start('database', folder);
  const url = await firstLine(database);
  let isClean = false;
  try {
    await finish(start('prepare', folder, url, path.join(ROOT, 'db/migrations')));
    const startedAt = performance.now();
    const kills = await operate({ folder, url, seed });
    const seconds = (performance.now() - startedAt) / 1000;
    const { broken, payouts, counts } = JSON.parse(await finish(start('check', folder, url))) as Outcome;
    isClean = broken.length === 0 && payouts.length === 0;
    console.log(`seed ${seed}: ${isClean ? 'holds' : 'BROKEN'}; ${OPERATIONS} operations in ${seconds.toFixed(0)} s`);
    console.log(`  killed ${JSON.stringify(kills)}; ${JSON.stringify(counts)}`);
    for (const one of [...broken, ...payouts]) console.log(`  ${JSON.stringify(one)}`);
  } finally {
    await stop(database, folder, isClean);
  }
  return isClean;
}

/** Runs until enough operations are done; returns how often each process was killed. */
async function operate({ folder, url, seed }: { folder: string; url: string; seed: number }) {
  const random = createRandom(String(seed));
  const kills = { database: 0, process: 0 };
  let lives = 0;
  let done = 0;
  const startOperator = (): Operator => {
    lives += 1;
    const child = start('operate', folder, url, `${seed} ${lives}`, String(CLIENTS_EACH));
    const operator = { child, has_started: false };
    child.stdout?.on('data', (chunk: Buffer) => {
      operator.has_started = true;
      done += chunk.length;
    });
    return operator;
  };
  const operators = Array.from({ length: PROCESSES }, startOperator);
  try {
    while (done < OPERATIONS) {
      await wait(EVERY_MS * (0.5 + random()));
      requireRunning(operators);
      const chosen = Math.floor(random() * (PROCESSES + 1));
      const operator = operators[chosen];
      if (operator === undefined) kills.database += killDatabase(folder);
      else if (operator.has_started) {
        await kill(operator.child);
        operators[chosen] = startOperator();
        kills.process += 1;
      }
    }
  } finally {
    for (const { child } of operators) await kill(child);
  }
  return kills;
}

/** Requires that no process has ended by itself: they must continue after every crash of the database. */
function requireRunning(operators: readonly Operator[]): void {
  if (operators.some(({ child }) => child.exitCode !== null)) throw new Error('a process gave up');
}

function killDatabase(folder: string): number {
  const file = path.join(folder, 'postgres', 'data', 'postmaster.pid');
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (pid === 0 || !fs.existsSync(`/proc/${pid}`)) return 0;
  process.kill(pid, 'SIGKILL');
  return 1;
}

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = await once(child.stdout ?? child, 'data');
  return String(chunk).trim();
}

/** Waits until a process has finished; returns its output. */
async function finish(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`a part of the drill ended with ${code}`);
  return output;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function stop(database: ChildProcess, folder: string, isClean: boolean): Promise<void> {
  await kill(database);
  killDatabase(folder);
  if (isClean) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  else console.log(`data kept for inspection: ${folder}`);
}
