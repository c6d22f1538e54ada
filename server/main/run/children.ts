import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Environment } from '../config/sandbox-defaults.ts';

/** All programs stop within ten seconds, one rank after the other. */
const STOP_WITHIN_MS = 4_000;

export interface Child {
  /**
   * Resolves when the program is ready, with the line that reported it; the line is empty when the program reported it
   * through its channel. Rejects when the program ends earlier.
   */
  ready: Promise<string>;
  stop(): Promise<void>;
}

export interface Program {
  name: string;
  /** File beside this program. */
  file: string;
  args?: readonly string[];
  environment: Environment;
  /** Prefix of the line that reports readiness; without it the program reports through its channel. */
  ready_prefix?: string;
}

/** Starts one of our programs. It stops when this process is gone. `onEnd` receives its exit code or signal. */
export function startChild(program: Program, onEnd: (how: string) => void): Child {
  return watchChild(spawnProgram(program, program.file), program, onEnd);
}

/** A process that has loaded the packages of a program, and later runs the program. */
export interface SpareProcess {
  run(onEnd: (how: string) => void): Child;
  stop(): Promise<void>;
}

/**
 * Starts a spare process from `spare.js`, which `npm run dev` builds. Loading packages takes most of a start, and they
 * stay the same when our own code changes.
 */
export function startSpare(program: Program): SpareProcess {
  const child = spawnProgram(program, 'spare.js');
  return {
    run: (onEnd) => {
      child.send({ run: program.file });
      return watchChild(child, program, onEnd);
    },
    stop: () => stopChild(child),
  };
}

function spawnProgram(program: Program, file: string): ChildProcess {
  const folder = import.meta.dirname;
  const watch = path.join(folder, 'parent-watch.js');
  // A separate process group: Ctrl-C in the terminal reaches only this process, which stops everything in order.
  return spawn(process.execPath, ['--import', watch, path.join(folder, file), ...(program.args ?? [])], {
    env: { ...process.env, ...program.environment },
    stdio: ['ignore', program.ready_prefix === undefined ? 'inherit' : 'pipe', 'inherit', 'ipc'],
    detached: true,
  });
}

function watchChild(child: ChildProcess, program: Program, onEnd: (how: string) => void): Child {
  const ready = waitUntilReady(child, program);
  child.once('exit', (code, signal) => onEnd(signal ?? `code ${code}`));
  return { ready, stop: () => stopChild(child) };
}

function waitUntilReady(child: ChildProcess, { name, ready_prefix }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000);
      const line = output.split('\n').find((candidate) => candidate.startsWith(ready_prefix ?? ''));
      if (line !== undefined && output.includes(`${line}\n`)) resolve(line);
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
