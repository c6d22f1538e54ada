import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

// Processes of other machines and containers, whose ids mean nothing here, may share the folder for temporary files.
const MACHINE_PREFIX = `tangent-${os.hostname().replace(/[^\w]/g, '_')}-`;

/** Gives `work` an empty folder for temporary files, which is removed when the work is over, however it ended. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${MACHINE_PREFIX}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes the folders of processes that were killed. A folder with this process's own id belonged to an earlier one, so
 * it is called before any work starts.
 */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = name.startsWith(MACHINE_PREFIX) ? Number.parseInt(name.slice(MACHINE_PREFIX.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    await rm(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
