import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostmasterGuard {
  /** Puts one more process of PostgreSQL under guard. */
  watch(pid: number | undefined): void;
  /** Ends the guard; it first ends the guarded processes that still run, and removes the temporary folders. */
  stop(): Promise<void>;
}

/** Starts the program that ends PostgreSQL when this process is gone. */
export function guardPostmaster(dataFolder: string, temporaryFolders: readonly string[]): PostmasterGuard {
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
