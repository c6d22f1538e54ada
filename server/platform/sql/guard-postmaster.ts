import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostmasterGuard {
  /** Puts one more process of PostgreSQL under guard. */
  watch(pid: number | undefined): void;
  /** Ends the guard; it first ends what still runs, and removes the temporary folders. */
  stop(): Promise<void>;
}

/** Starts the program that ends PostgreSQL when this one is gone. */
export function guardPostmaster(dataFolder: string, temporaryFolders: readonly string[]): PostmasterGuard {
  const args = [...getProgram(), dataFolder, ...temporaryFolders];
  // Its own process group: Ctrl-C in the terminal must not reach it.
  const guard = spawn(process.execPath, args, { cwd: '/', stdio: ['pipe', 'ignore', 'inherit'], detached: true });
  const exited = once(guard, 'exit');
  // A guard that could not be started, or was killed, is no reason to end.
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

// Beside the built programs lies the built guard; from sources, in tests, a loader runs its source.
function getProgram(): string[] {
  const built = path.join(import.meta.dirname, 'postmaster-guard.js');
  if (fs.existsSync(built)) return [built];
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', loader, path.join(import.meta.dirname, 'postmaster-guard.ts')];
}
