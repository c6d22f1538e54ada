import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const PASSWORD = 'Tangent-demo-1';

export type Part = 'start' | 'worker' | 'api' | 'sandbox' | 'database';

export interface Product {
  origin: string;
  sandbox_origin: string;
  sftp_port: number;
  data_dir: string;
  database: pg.Pool;
  /** Returns the process id of a running part; null while it is being restarted. */
  findPid(part: Part): number | null;
  /** Runs the product's command line. */
  tangent(...args: string[]): string;
  /** Stops the product; with `keep` its folder remains for inspection. */
  stop(options?: { keep: boolean }): Promise<void>;
}

function ensureFolder(dataFolder: string | undefined): string {
  if (dataFolder === undefined) return fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-bench-'));
  fs.mkdirSync(dataFolder, { recursive: true });
  return dataFolder;
}

/**
 * Starts the built product as `npm start` does, with everything a user has, on its own ports and in its own folder. A
 * given folder is kept for the next time. With `DATABASE_URL` in the settings there are no accounts yet. `programs` is
 * the folder of the built programs.
 */
export async function startProduct(
  firstPort: number,
  dataFolder?: string,
  settings: Record<string, string> = {},
  programs = 'dist',
): Promise<Product> {
  const program = (name: string) => `${programs}/server/${name}.js`;
  if (!fs.existsSync(path.join(ROOT, program('start'))))
    throw new Error('The product is not built yet: run `node tools/build.mjs` first');
  const data_dir = ensureFolder(dataFolder);
  const ports = {
    PORT: String(firstPort),
    SANDBOX_PORT: String(firstPort + 1),
    SANDBOX_SFTP_PORT: String(firstPort + 2),
    SANDBOX_SMTP_PORT: String(firstPort + 3),
  };
  const env = {
    ...process.env,
    ...ports,
    DATA_DIR: data_dir,
    LOG_LEVEL: 'error',
    AUTO_REVIEW: 'off',
    RATE_LIMITS: 'off',
    ...settings,
  };
  const log = fs.openSync(path.join(data_dir, 'product.log'), 'a');
  const start = spawn(process.execPath, [program('start')], { cwd: ROOT, env, stdio: ['ignore', 'pipe', log] });
  await waitUntilReady(start);
  const url = settings.DATABASE_URL ?? readText(path.join(data_dir, 'database-url'));
  const database = new pg.Pool({ connectionString: url, max: 2 });
  // The drills kill the database too.
  database.on('error', () => {});
  return {
    origin: `http://localhost:${ports.PORT}`,
    sandbox_origin: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    sftp_port: firstPort + 2,
    data_dir,
    database,
    findPid: (part) => findPid(part, start.pid ?? 0, data_dir),
    tangent: (...args) => execFileSync(process.execPath, [program('cli'), ...args], { cwd: ROOT, env }).toString(),
    stop: async ({ keep } = { keep: dataFolder !== undefined }) => {
      await database.end().catch(() => undefined);
      await stopProcess(start);
      if (!keep) fs.rmSync(data_dir, { recursive: true, force: true });
    },
  };
}

function waitUntilReady(start: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    start.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      if (/^Ready:/m.test(output)) resolve();
    });
    start.once('exit', () => reject(new Error(`the product ended before it was ready:\n${output}`)));
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}

function findPid(part: Part, startPid: number, dataDir: string): number | null {
  if (part === 'start') return startPid;
  if (part === 'database') {
    const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const pid = fs.existsSync(file) ? Number(readText(file).split('\n')[0]) : null;
    return pid !== null && fs.existsSync(`/proc/${pid}`) ? pid : null;
  }
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const [command, stat] = [readProcess(name, 'cmdline'), readProcess(name, 'stat')];
    const parent = Number(stat.split(') ').at(-1)?.split(' ')[1]);
    if (parent === startPid && command.includes(`${part}.js`)) return Number(name);
  }
  return null;
}

function readProcess(pid: string, file: 'cmdline' | 'stat'): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const readText = (file: string): string => fs.readFileSync(file, 'utf8').trim();
