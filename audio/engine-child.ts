import { type ChildProcess, execFile, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The command of a child process: a source file through a loader in development, a bundled file in production. */
export interface ChildCommand {
  file: string;
  exec_argv: string[];
}

export interface EngineChildOptions {
  command: ChildCommand;
  job_time_limit_ms: number;
  max_rss_bytes: number;
}

/**
 * `engine_crashed`, `engine_timed_out` and `engine_out_of_memory` mean that the child died on this file,
 * `engine_closed` that the engine was closed before the job ended, `job_failed` that a file cannot be opened, decoded
 * for an encode, or written.
 */
export type EngineFailureCode =
  | 'engine_crashed'
  | 'engine_timed_out'
  | 'engine_out_of_memory'
  | 'engine_closed'
  | 'job_failed';

/** One child process; it runs one job at a time. The child sends any number of `Progress`, then one `Result`. */
export interface EngineChild<Job, Result, Progress> {
  run(job: Job, onProgress?: (progress: Progress) => void): Promise<Result | ChildDeath>;
  /** Kills the process at once and waits until it has exited. */
  kill(code: EngineFailureCode): Promise<void>;
  isAlive(): boolean;
}

/** The cause of a child's death. */
interface ChildDeath {
  death: EngineFailureCode;
  detail: string;
}

const MEMORY_CHECK_MS = 100;
// The child reads untrusted files, so it gets none of the server's settings and keys.
const PASSED_ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'NODE_ENV'];

/** Starts a child process; kills it if a job takes too long or too much memory. */
export function startEngineChild<Job extends object, Result extends { ok: boolean }, Progress extends object>(
  options: EngineChildOptions,
): EngineChild<Job, Result, Progress> {
  const child = forkChild(options.command);
  let cause: EngineFailureCode = 'engine_crashed';
  const gone = new Promise<ChildDeath>((resolve) => {
    child.once('error', (error) => resolve({ death: cause, detail: error.message }));
    child.once('exit', (code, signal) => resolve({ death: cause, detail: `ended with ${signal ?? `code ${code}`}` }));
  });
  const kill = async (code: EngineFailureCode) => {
    cause = code;
    child.kill('SIGKILL');
    await gone;
  };
  return {
    kill,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    async run(job, onProgress) {
      let isRunning = true;
      const stop = (code: EngineFailureCode) => (isRunning ? kill(code) : undefined);
      const timer = setTimeout(() => void stop('engine_timed_out'), options.job_time_limit_ms);
      const watch = watchMemory(child, options.max_rss_bytes, () => void stop('engine_out_of_memory'));
      let receive: (message: Result | Progress) => void = () => undefined;
      const finished = new Promise<Result>((resolve) => {
        receive = (message) => (isResult(message) ? resolve(message) : onProgress?.(message));
        child.on('message', receive);
      });
      // Race: a child that has just died refuses the message; its exit event reports the failure.
      child.send(job, () => undefined);
      try {
        return await Promise.race([finished, gone]);
      } finally {
        isRunning = false;
        child.off('message', receive);
        clearTimeout(timer);
        clearInterval(watch);
      }
    },
  };
}

function isResult<Result extends { ok: boolean }>(message: Result | object): message is Result {
  return 'ok' in message;
}

function forkChild({ file, exec_argv }: ChildCommand): ChildProcess {
  const env = Object.fromEntries(PASSED_ENVIRONMENT.map((name) => [name, process.env[name]]));
  return fork(file, [], { execArgv: exec_argv, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

function watchMemory(child: ChildProcess, maxRssBytes: number, onExceeded: () => void): NodeJS.Timeout {
  return setInterval(async () => {
    const rss = child.pid === undefined ? null : await findRssBytes(child.pid);
    if (rss !== null && rss > maxRssBytes) onExceeded();
  }, MEMORY_CHECK_MS);
}

// Null if the process has exited. The child cannot measure itself: it is busy in native code.
async function findRssBytes(pid: number): Promise<number | null> {
  try {
    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      const found = /^VmRSS:\s+(\d+) kB/m.exec(status);
      return found ? Number(found[1]) * 1024 : null;
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1024;
  } catch {
    return null;
  }
}
