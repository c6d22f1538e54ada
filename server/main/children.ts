import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Environment } from './config.ts';

const STOP_WITHIN_MS = 9_000;

export interface Child {
  /** The line by which the program said that it is ready; empty when it said so through its channel. */
  ready_line: string;
  stop(): Promise<void>;
}

interface Options {
  name: string;
  /** File beside this program. */
  program: string;
  environment: Environment;
  /** How the line begins that says it is ready; without it the program tells through its channel. */
  ready_prefix?: string;
  /** The process ended although nobody stopped it. */
  onDeath: (name: string, code: number | null) => void;
}

/** Starts one of our programs and waits until it is ready. It stops by itself when we are gone. */
export async function startChild(options: Options): Promise<Child> {
  const folder = import.meta.dirname;
  const watch = path.join(folder, 'parent-watch.js');
  // Its own process group: Ctrl-C in the terminal reaches us alone, and we stop everything in order.
  const child = spawn(process.execPath, ['--import', watch, path.join(folder, options.program)], {
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', options.ready_prefix === undefined ? 'inherit' : 'pipe', 'inherit', 'ipc'],
    detached: true,
  });
  const ready_line = await waitUntilReady(child, options);
  let isStopping = false;
  child.once('exit', (code) => {
    if (!isStopping) options.onDeath(options.name, code);
  });
  return {
    ready_line,
    stop: () => {
      isStopping = true;
      return stopChild(child);
    },
  };
}

function waitUntilReady(child: ChildProcess, { name, ready_prefix }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-10_000);
      const line = said.split('\n').find((candidate) => candidate.startsWith(ready_prefix ?? ''));
      if (line !== undefined && said.includes(`${line}\n`)) resolve(line);
    });
    child.once('message', () => resolve(''));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${name} could not start`)));
  });
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
