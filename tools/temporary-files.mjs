// Where the temporary files of a test run are: in memory, where the machine has room. A database of a test is six
// hundred small files, which a disk creates more slowly the longer a run takes.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'tangent-tests-';
/** A whole run needs up to 3 GB at once; half of this stays for the programs. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/** Gives this tool and what it starts a folder of their own for temporary files; it is removed when the tool ends. */
export function useOwnTemporaryFolder() {
  const parent = hasRoom() ? MEMORY : os.tmpdir();
  removeAbandoned(parent);
  const folder = path.join(parent, `${PREFIX}${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  // PostgreSQL may run as another user, who has to enter the folder.
  fs.chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
}

function hasRoom() {
  if (!fs.existsSync(MEMORY) || os.freemem() < NEEDED_BYTES) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES / 2;
}

/** Removes the folders of tools that were killed. */
export function removeAbandoned(parent, isRunning = isProcess) {
  for (const name of fs.readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isRunning(pid)) fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isProcess(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
