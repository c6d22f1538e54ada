import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { isQuiet } from './file-import.ts';
import { createProcessGroup, type Environment, endProgram, type ProcessGroup, startProgram } from './process-group.ts';
import { startProxy } from './proxy.ts';
import { waitForDemo, waitUntil } from './releases.ts';
import { startProduct } from './start-product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SETTLED_WITHIN_MS = 300_000;

/** The product as several processes behind a proxy, as `docs/deploy` describes it. */
export interface ManyProcesses extends ProcessGroup {
  /** The address of the proxy. */
  origin: string;
  sandbox_origin: string;
  data_dir: string;
  database: pg.Pool;
  /** Runs the product's command line; throws when it exits with an error. */
  tangent(...args: string[]): Promise<string>;
  /** Stops everything; with `keep` the folder remains for inspection. */
  stop(options: { keep: boolean }): Promise<void>;
}

/**
 * Creates the demo with one api and one worker. Then starts a PostgreSQL behind PgBouncer, the sandbox, which has the
 * bucket of our files too, and nginx, all on the same data; processes of the product are started by `scale`.
 */
export async function startProcesses(firstPort: number): Promise<ManyProcesses> {
  const [pgbouncer, nginx] = [findProgram('pgbouncer'), findProgram('nginx')];
  const [proxyPort, sandboxPort, poolerPort, firstApi] = [0, 1, 4, 5].map((offset) => firstPort + offset) as Ports;
  const settings = buildSettings(sandboxPort);
  const data_dir = await createDemo(firstPort, settings);
  const log = fs.openSync(path.join(data_dir, 'product.log'), 'a');
  const pool = await startDatabase(data_dir, poolerPort, pgbouncer);
  const addresses = { DATABASE_URL: pool.url, DATABASE_DIRECT_URL: pool.direct_url, DATA_DIR: data_dir };
  const env = { ...process.env, ...settings, ...addresses, ...buildAddresses(proxyPort, sandboxPort) };
  const sandbox = await startSandbox(env, log);
  const apiPorts = [0, 1, 2].map((index) => firstApi + index);
  const proxy = startProxy(nginx, path.join(data_dir, 'nginx'), proxyPort, apiPorts);
  const database = new pg.Pool({ connectionString: pool.direct_url, max: 2 });
  const group = createProcessGroup(env, log, apiPorts);
  return {
    ...group,
    origin: `http://localhost:${proxyPort}`,
    sandbox_origin: `http://127.0.0.1:${sandboxPort}`,
    data_dir,
    database,
    tangent: async (...args) =>
      (await promisify(execFile)(process.execPath, ['dist/server/cli.js', ...args], { cwd: ROOT, env })).stdout,
    stop: async ({ keep }) => {
      await group.scale({ api: 0, worker: 0 });
      await database.end();
      for (const child of [proxy, sandbox, pool.child]) await endProgram(child);
      if (!keep) fs.rmSync(data_dir, { recursive: true, force: true });
    },
  };
}

type Ports = [number, number, number, number];

/** Finds a program by the variable of its name, in PATH and where Debian has it; throws with the next step. */
function findProgram(name: string): string {
  const variable = name.toUpperCase();
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  const file = process.env[variable] ?? folders.map((one) => path.join(one, name)).find((one) => fs.existsSync(one));
  if (file !== undefined && fs.existsSync(file)) return file;
  throw new Error(`${name} is missing: install it (Debian: apt install ${name}) or set ${variable} to its path`);
}

function buildSettings(sandboxPort: number): Record<string, string> {
  return {
    SANDBOX_REPORTS: 'off',
    DEMO: 'releases',
    AUTO_REVIEW: 'off',
    RATE_LIMITS: 'off',
    STORAGE_URL: 's3://our-files/files',
    STORAGE_S3_ENDPOINT: `http://127.0.0.1:${sandboxPort}/s3`,
    STORAGE_S3_ACCESS_KEY_ID: 'sandbox',
    STORAGE_S3_SECRET_ACCESS_KEY: 'sandbox-s3-secret',
  };
}

function buildAddresses(proxyPort: number, sandboxPort: number): Record<string, string> {
  return {
    APP_MODE: 'development',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    MALLOC_ARENA_MAX: '2',
    PUBLIC_URL: `http://localhost:${proxyPort}`,
    TRUST_PROXY: 'on',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SFTP_PORT: String(sandboxPort + 1),
    SANDBOX_SMTP_PORT: String(sandboxPort + 2),
  };
}

/** Creates accounts and releases of the demo; returns the folder of their data. */
async function createDemo(firstPort: number, settings: Record<string, string>): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-processes-'));
  const product = await startProduct(firstPort, folder, settings);
  try {
    await waitForDemo(product);
    await waitUntil('the demo has settled', SETTLED_WITHIN_MS, () => isQuiet(product));
  } finally {
    await product.stop({ keep: true });
  }
  return folder;
}

type PooledDatabase = { url: string; direct_url: string; child: ChildProcess };

async function startDatabase(folder: string, port: number, pgbouncer: string): Promise<PooledDatabase> {
  const program = path.join(ROOT, 'server/testing/harness/pooled-database.ts');
  const documented = path.join(ROOT, 'docs/deploy/pgbouncer.ini');
  const child = fork(program, [folder, String(port), pgbouncer, documented], { execArgv: ['--import', 'tsx'] });
  const [addresses] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof addresses !== 'object') throw new Error(`the database could not start: ${addresses}`);
  return { ...(addresses as { url: string; direct_url: string }), child };
}

/** Starts the sandbox with the keys that the demo has created. */
async function startSandbox(env: Environment & { DATA_DIR: string }, log: number): Promise<ChildProcess> {
  const folder = path.join(env.DATA_DIR, 'sandbox');
  const own = {
    SANDBOX_DATA_DIR: folder,
    SANDBOX_AUTHORIZED_KEY_FILE: path.join(folder, 'authorized_keys'),
    SANDBOX_HOST_KEY_FILE: path.join(folder, 'host-key'),
    SANDBOX_STRIPE_HOOK_URL: `${env.PUBLIC_URL}/v1/hooks/stripe`,
    SANDBOX_STRIPE_HOOK_SECRET: fs.readFileSync(path.join(env.DATA_DIR, 'stripe-webhook-secret'), 'utf8').trim(),
  };
  const child = startProgram('sandbox.js', { ...env, ...own }, log);
  await waitUntil('the sandbox is ready', 30_000, async () => {
    const response = await fetch(`http://127.0.0.1:${env.SANDBOX_PORT}/control/clock`).catch(() => null);
    return response?.ok === true;
  });
  return child;
}
