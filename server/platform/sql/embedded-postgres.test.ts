import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';
import { inTransaction } from './transaction.ts';
import { waitForDatabase } from './wait-for-database.ts';

const EXIT_TIMEOUT = { timeout: 10_000 };

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the embedded database stores text as UTF-8 even on a machine without a locale', async () => {
  const postgres = await startEmbeddedPostgres({ folder, log: () => {} });
  const rows = await query(postgres.url, "select current_setting('server_encoding') as encoding, lower('ÇĞİ') as low");
  expect(rows[0].encoding).toBe('UTF8');
  expect(rows[0].low).toMatch(/^çği/);
  await postgres.stop();
});

test('every committed row is still there after the process that runs the database is killed', async () => {
  const first = await startInChild();
  await query(first.url, 'create table kept (id int)');
  const writer = new pg.Client({ connectionString: first.url });
  writer.on('error', () => {});
  await writer.connect();
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await writer.query('insert into kept values ($1)', [acknowledged + 1]);
      acknowledged += 1;
    }
  })().catch(() => {});
  while (acknowledged < 50) await wait(5);
  process.kill(first.pid, 'SIGKILL');
  await writing;

  const second = await startEmbeddedPostgres({ folder, log: () => {} });
  const rows = await query(second.url, 'select count(*)::int as count from kept');
  expect(rows[0].count).toBeGreaterThanOrEqual(acknowledged);
  await second.stop();
});

test('a killed database server restarts at the same address, with every acknowledged row', async () => {
  const postgres = await startEmbeddedPostgres({ folder, log: () => {} });
  await query(postgres.url, 'create table kept (id int)');
  for (const id of [1, 2]) {
    await query(postgres.url, `insert into kept values (${id})`);
    process.kill(
      Number(fs.readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    );
    const rows = await vi.waitFor(() => query(postgres.url, 'select count(*)::int as count from kept'), {
      timeout: 30_000,
    });
    expect(rows).toEqual([{ count: id }]);
  }
  await postgres.stop();
});

test('a process survives the death of its database in the middle of a transaction, and one that starts in the meantime waits', async () => {
  const postgres = await startEmbeddedPostgres({ folder, log: () => {} });
  const errors: Error[] = [];
  const { db, pool, close } = openDatabase({ url: postgres.url, onError: (error) => errors.push(error) });
  const interrupted = inTransaction(db, async (tx) => {
    await tx.execute('select 1');
    await expect.poll(() => errors).not.toEqual([]);
    await tx.execute('select 1');
  });
  const outcome = expect(interrupted).rejects.toThrow();
  await expect.poll(() => pool.totalCount).toBe(1);
  process.kill(Number(fs.readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  await outcome;
  await waitForDatabase(pool);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
  await postgres.stop();
});

test('a database folder that another running process uses is left alone', async () => {
  const first = await startInChild();
  await expect(startEmbeddedPostgres({ folder, log: () => {} })).rejects.toThrow(/in use by process \d+/);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  process.kill(first.pid, 'SIGKILL');
});

test('no part of a database is left when the process that runs it is killed, not even its files when they are temporary', async () => {
  const { pid } = await startInChild({ is_temporary: true });
  const all = listProcesses();
  const socketFolder = /\S*\/pg-\w+/.exec(all.join('\n'))?.[0] ?? '';
  expect(fs.existsSync(socketFolder)).toBe(true);
  // The server and its guard.
  expect(all).toHaveLength(3);
  process.kill(pid, 'SIGKILL');
  await expect.poll(listProcesses, EXIT_TIMEOUT).toEqual([]);
  expect([socketFolder, folder].filter((one) => fs.existsSync(one))).toEqual([]);
});

test('a first start that is killed while creating the data folder leaves nothing running, and the next start works', async () => {
  const { child } = spawnStarter();
  await expect.poll(() => fs.existsSync(path.join(folder, 'data.new', 'PG_VERSION'))).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(listProcesses, EXIT_TIMEOUT).toEqual([]);
  const postgres = await startEmbeddedPostgres({ folder, log: () => {} });
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  expect(listProcesses()).toEqual([]);
});

/** Returns the command lines of all processes that name the folder of this test. */
function listProcesses(): string[] {
  const lines = execFileSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(folder) && !line.startsWith('Z'));
}

async function startInChild(options: { is_temporary?: boolean } = {}): Promise<{ pid: number; url: string }> {
  const { child, url } = spawnStarter(options);
  return { pid: child.pid as number, url: await url };
}

function spawnStarter(options: { is_temporary?: boolean } = {}) {
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts');
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const options = ${JSON.stringify({ ...options, folder })};
    const postgres = await startEmbeddedPostgres({ ...options, log: () => {} });
    console.log(postgres.url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once('exit', () => reject(new Error('the child did not start')));
  });
  // A test may end the child before it prints its address.
  url.catch(() => undefined);
  return { child, url };
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
