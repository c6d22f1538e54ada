import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_WITHIN_MS = 20_000;

/**
 * Stops a PostgreSQL that a killed run left behind, but only one whose command line names our data folder: the process
 * number in the file may belong to another process by now.
 */
export async function stopLeftOverPostmaster(dataFolder: string, log: (line: string) => void): Promise<void> {
  const pidFile = path.join(dataFolder, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return;
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isPostgresFor(dataFolder, pid)) return;
  const owner = findRunningOwner(pid);
  if (owner) {
    throw new Error(`The database folder ${dataFolder} is in use by process ${owner}; stop that one first`);
  }
  log(`stopping the left-over PostgreSQL ${pid}`);
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; isPostgresFor(dataFolder, pid); waitedMs += 50) {
    if (waitedMs > STOP_WITHIN_MS) throw new Error(`The left-over PostgreSQL ${pid} does not stop`);
    await wait(50);
  }
}

/**
 * Tells whether this process is a PostgreSQL whose command line names this data folder, or one beside it with a longer
 * name.
 */
export function isPostgresFor(dataFolder: string, pid: number): boolean {
  return pid > 1 && readProcess(pid, 'command').includes(` -D ${dataFolder}`);
}

// The starter of a running product is a Node process; an orphan belongs to process 1 or to another reaper.
function findRunningOwner(pid: number): number | null {
  const parent = Number(readProcess(pid, 'ppid'));
  return parent > 1 && /\bnode\b|vitest/.test(readProcess(parent, 'command')) ? parent : null;
}

function readProcess(pid: number, field: 'command' | 'ppid'): string {
  if (process.platform === 'linux') return readFromProc(pid, field);
  return spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

function readFromProc(pid: number, field: 'command' | 'ppid'): string {
  try {
    if (field === 'command') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    // The name in parentheses may contain spaces; the parent is the second field after it.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? '';
  } catch {
    return '';
  }
}
