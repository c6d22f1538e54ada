import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { isPostgresFor } from './left-over-postmaster.ts';

const KILL_AFTER_MS = 4_000;
const CHECK_EVERY_MS = 50;

/**
 * A program that runs beside the embedded PostgreSQL and ends it when the program that started both is gone, even after
 * kill -9. It reads the ids of PostgreSQL's processes from its standard input, which closes when the starter ends. Its
 * arguments are the data folder, by which it recognises these processes, and the folders to remove at the end.
 */
const [dataFolder = '', ...temporaryFolders] = process.argv.slice(2);
const pids: number[] = [];

// Signals that end the starter may reach this program too. It has to stay until PostgreSQL has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
for await (const line of createInterface({ input: process.stdin })) pids.push(Number(line));
await stopPostgres();
for (const folder of temporaryFolders) fs.rmSync(folder, { recursive: true, force: true });

async function stopPostgres(): Promise<void> {
  const listAlive = () => pids.filter((pid) => isPostgresFor(dataFolder, pid));
  // PostgreSQL's fast shutdown: it closes open connections and loses nothing committed.
  for (const pid of listAlive()) process.kill(pid, 'SIGINT');
  const since = performance.now();
  while (listAlive().length > 0) {
    if (performance.now() - since > KILL_AFTER_MS) for (const pid of listAlive()) process.kill(pid, 'SIGKILL');
    await wait(CHECK_EVERY_MS);
  }
}
