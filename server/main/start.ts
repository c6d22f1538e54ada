import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../platform/sql/embedded-postgres.ts';
import { readApplePublicKey } from './config/apple-key.ts';
import { checkPort } from './config/check-port.ts';
import { getMode, loadConfig } from './config/config.ts';
import { createFileIfMissing } from './config/local-secret.ts';
import { type Environment, loadHookSecret, sandboxDefaults, sandboxPorts } from './config/sandbox-defaults.ts';
import { settingError } from './config/setting-error.ts';
import { loadStoreKey } from './config/store-key.ts';
import { createContext } from './context.ts';
import { migrate } from './database/migrate.ts';
import { buyDemoPlans } from './demo/buy-demo-plans.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-accounts.ts';
import { readDemoExtent, seedDemoAccounts } from './demo/seed-demo.ts';
import { type Child, startChild } from './run/children.ts';
import { keepRunning, type RestartableProgram } from './run/keep-running.ts';
import { runProcess } from './run/run-process.ts';

const environment: Environment & { PORT: string; HOST: string } = { PORT: '4300', HOST: '127.0.0.1', ...process.env };
const dataFolder = path.resolve(environment.DATA_DIR ?? '.data');
/** The programs by name; `npm run dev` restarts them when their code has changed. */
const programs = new Map<string, RestartableProgram>();
/** How much of the demo is added. */
const { DEMO = 'full' } = process.env;
const stops: { rank: number; stop: () => Promise<void> }[] = [];
let isStopping = false;

/**
 * Stops the programs of the highest rank first, so that none loses a service that it needs. A second call finds no
 * program left to stop.
 */
async function stopAll(): Promise<void> {
  isStopping = true;
  const all = stops.splice(0);
  for (const rank of [3, 2, 1]) {
    await Promise.all(all.filter((one) => one.rank === rank).map((one) => one.stop()));
  }
}

function stopBecause(reason: string): void {
  console.error(`${reason}; stopping everything`);
  void stopAll().finally(() => process.exit(1));
}

/** Registers how to stop a program. A program that starts late, while all others stop, is stopped at once. */
async function addStop(rank: number, stop: () => Promise<void>): Promise<void> {
  if (!isStopping) {
    stops.push({ rank, stop });
    return;
  }
  await stop();
  throw new Error('Stopped during the start');
}

async function startProgram(name: string, program: RestartableProgram, rank: number): Promise<void> {
  programs.set(name, program);
  await waitFor(program, rank);
}

/** Registers a program to be stopped, also while it is still starting. */
async function waitFor({ ready, stop }: Child, rank: number): Promise<void> {
  // A failed start is only an error for callers that wait for it.
  ready.catch(() => undefined);
  await addStop(rank, stop);
  await ready;
}

async function ensureDatabaseUrl(): Promise<string> {
  const configured = process.env.DATABASE_URL;
  if (configured) return configured;
  const postgres = await startEmbeddedPostgres({
    folder: path.join(dataFolder, 'postgres'),
    log: () => {},
    onGiveUp: (reason) => stopBecause(`PostgreSQL could not be restarted: ${reason}`),
  });
  // The command line, a separate process, finds the running database with this file.
  const file = path.join(dataFolder, 'database-url');
  await addStop(1, async () => {
    fs.rmSync(file, { force: true });
    await postgres.stop();
  });
  fs.writeFileSync(file, postgres.url, { mode: 0o600 });
  return postgres.url;
}

async function prepareDatabase(): Promise<string> {
  const url = await ensureDatabaseUrl();
  await migrate(url);
  return url;
}

async function launchSandbox(): Promise<void> {
  await startProgram('sandbox', startSandbox(environment, dataFolder, stopBecause), 2);
}

async function checkPorts(): Promise<void> {
  const ports = sandboxPorts(environment);
  await checkPort(environment.HOST, Number(environment.PORT), 'PORT');
  await checkPort('127.0.0.1', ports.http, 'SANDBOX_PORT');
  await checkPort('127.0.0.1', ports.sftp, 'SANDBOX_SFTP_PORT');
  await checkPort('127.0.0.1', ports.smtp, 'SANDBOX_SMTP_PORT');
}

// The demo only fills our own database, never one of a configured DATABASE_URL.
const hasOwnDatabase = !process.env.DATABASE_URL;

async function addDemoAccounts(settings: Environment, sandbox: Promise<void>): Promise<void> {
  const context = await createContext(loadConfig(settings), 'start');
  try {
    await seedDemoAccounts(context);
    await sandbox;
    await buyDemoPlans(context).catch((error: Error) => {
      console.error(`Some plans of the demo were not bought (${error.message}); the next start buys them`);
    });
  } finally {
    await context.close();
  }
}

/** Adds what the accounts of the demo have in the background, because that takes long. */
async function fillDemo(settings: Environment): Promise<void> {
  const program = {
    name: 'demo',
    file: 'cli.js',
    args: ['seed', 'demo', DEMO],
    environment: settings,
    ready_prefix: 'The ',
  };
  const { ready, stop } = startChild(program, (how) => {
    if (how !== 'code 0' && !isStopping)
      console.error(`The demo is not complete (${how}); the next start continues it`);
  });
  ready.catch(() => undefined);
  await addStop(3, stop);
}

async function startProduct(databaseUrl: string, sandbox: Promise<void>): Promise<void> {
  // The host key of its stores is known from an earlier start; only the first start must wait for it.
  if (sandboxDefaults(environment).STORE_SFTP_HOST_KEY_SHA256 === undefined) await sandbox;
  // NODE_ENV only picks React's fast build here; APP_MODE decides the mode.
  const { LOG_LEVEL = 'warn', AUTO_REVIEW = 'on' } = environment;
  // A single user must be able to see a release go live; a release with findings still waits for a reviewer.
  const modes = { APP_MODE: 'development', NODE_ENV: 'production', LOG_LEVEL, AUTO_REVIEW };
  const quiet = {
    // One arena per thread would keep the peak memory of each thread: a hundred megabytes of unused memory.
    MALLOC_ARENA_MAX: '2',
    // On Node 20 the AWS SDK warns about its future versions; the installed version is tested on it.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  const settings = { ...quiet, ...environment, ...modes, DATABASE_URL: databaseUrl };
  const start = (name: string, own: Environment = {}) =>
    startProgram(name, keepRunning({ name, file: `${name}.js`, environment: { ...settings, ...own } }, stopBecause), 3);
  // The accounts exist before api accepts requests.
  const accounts = hasOwnDatabase ? addDemoAccounts(settings, sandbox) : Promise.resolve();
  const outcomes = await Promise.allSettled([start('worker', workerMetrics()), accounts.then(() => start('api'))]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  if (hasOwnDatabase) await fillDemo(settings);
}

/** Both programs run on this machine: the worker's metrics are on the port after that of api. */
function workerMetrics(): Environment {
  const { METRICS_PORT } = environment;
  return METRICS_PORT ? { METRICS_PORT: String(Number(METRICS_PORT) + 1) } : {};
}

function checkDemoExtent(): void {
  try {
    readDemoExtent(DEMO);
  } catch (error) {
    throw settingError('DEMO', error);
  }
}

function ensureDataFolder(): void {
  try {
    fs.mkdirSync(dataFolder, { recursive: true });
    fs.accessSync(dataFolder, fs.constants.W_OK);
  } catch (error) {
    throw settingError('DATA_DIR', error);
  }
}

async function startEverything(): Promise<{ stop(): Promise<void> }> {
  const started = performance.now();
  if (getMode(process.env) === 'production') {
    throw new Error('npm start is for trying Tangent out. In production run dist/server/api.js and worker.js');
  }
  await checkPorts();
  checkDemoExtent();
  ensureDataFolder();

  // The sandbox needs no database: both start in parallel, and each is stopped when the other one fails.
  const sandbox = launchSandbox();
  const outcomes = await Promise.allSettled([sandbox, prepareDatabase().then((url) => startProduct(url, sandbox))]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  console.log(describeReady(performance.now() - started));
  return { stop: stopAll };
}

function describeReady(startMs: number): string {
  const { PUBLIC_URL } = { ...sandboxDefaults(environment), ...environment };
  const names = DEMO_ACCOUNTS.map((account) => account.username).join(', ');
  const demo = hasOwnDatabase ? `  ·  accounts: ${names}  ·  password: ${DEMO_PASSWORD}` : '';
  const preparation = Number(process.env.PREPARATION_MS ?? 0);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const timing = `install and build ${seconds(preparation)}, start ${seconds(startMs)}`;
  return `Ready: ${PUBLIC_URL}${demo}  ·  ${timing}`;
}

/**
 * A message of `npm run dev` with the names of programs. The reply to a restart names those that did not become ready.
 */
interface DevelopmentRequest {
  restart?: readonly string[];
  prepare?: readonly string[];
}

async function serveDevelopment({ restart, prepare = [] }: DevelopmentRequest): Promise<void> {
  for (const name of prepare) programs.get(name)?.prepareRestart();
  if (restart === undefined) return;
  const failed: string[] = [];
  const restartOne = async (name: string) => programs.get(name)?.restart();
  await Promise.all(restart.map((name) => restartOne(name).catch(() => failed.push(name))));
  process.send?.({ failed });
}

if (process.channel) process.on('message', (request: DevelopmentRequest) => void serveDevelopment(request));

await runProcess(async () => {
  try {
    return await startEverything();
  } catch (error) {
    await stopAll();
    throw error;
  }
}, stopAll);

/** Starts the sandbox; once it is ready, saves the host key of its stores. */
function startSandbox(
  environment: Environment,
  dataFolder: string,
  onGiveUp: (reason: string) => void,
): RestartableProgram {
  const folder = path.join(dataFolder, 'sandbox');
  fs.mkdirSync(folder, { recursive: true });
  const keysFile = path.join(folder, 'authorized_keys');
  createFileIfMissing(keysFile, `${loadStoreKey(dataFolder).public_key}\n`);
  const folders = {
    SANDBOX_DATA_DIR: folder,
    SANDBOX_AUTHORIZED_KEY_FILE: keysFile,
    SANDBOX_HOST_KEY_FILE: path.join(folder, 'host-key'),
    SANDBOX_APPLE_PUBLIC_KEY: readApplePublicKey(dataFolder),
    SANDBOX_STRIPE_HOOK_URL: `http://127.0.0.1:${environment.PORT}/v1/hooks/stripe`,
    SANDBOX_STRIPE_HOOK_SECRET: loadHookSecret(dataFolder),
  };
  const program = { name: 'sandbox', file: 'sandbox.js', ready_prefix: 'sandbox ready' };
  const sandbox = keepRunning({ ...program, environment: { ...environment, ...folders } }, onGiveUp);
  const ready = sandbox.ready.then((line) => {
    const fingerprint = /SHA256:(\S+)/.exec(line)?.[1] ?? '';
    fs.writeFileSync(path.join(folder, 'host-key-sha256'), fingerprint);
    return line;
  });
  return { ...sandbox, ready };
}
