import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { waitUntil } from './releases.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist/server');
const READY_WITHIN_MS = 60_000;

type Kind = 'api' | 'worker';
type Running = { kind: Kind; port: number; child: ChildProcess };
export type Environment = Record<string, string | undefined>;

/** The api and worker processes of the product. */
export interface ProcessGroup {
  /** The addresses of the api processes, past the proxy. */
  listApis(): string[];
  /** Starts or stops processes until there are so many. */
  scale(counts: Record<Kind, number>): Promise<void>;
  /** Replaces every process, one after the other, api first; returns how long each took to end, in milliseconds. */
  replaceAll(): Promise<{ name: string; ended_ms: number }[]>;
}

/** Creates a group without processes; their log goes to a file that is open. */
export function createProcessGroup(env: Environment, log: number, apiPorts: readonly number[]): ProcessGroup {
  const running: Running[] = [];
  const start = async (kind: Kind) => {
    const port = kind === 'api' ? findFreePort(apiPorts, running) : 0;
    const child = startProgram(`${kind}.js`, port === 0 ? env : { ...env, PORT: String(port) }, log);
    running.push({ kind, port, child });
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (message !== 'ready') throw new Error(`${kind} could not start: ${message}`);
    if (port !== 0) await waitUntilReady(port);
  };
  const stopOne = async (one: Running) => {
    running.splice(running.indexOf(one), 1);
    await endProgram(one.child);
  };
  const listKind = (kind: Kind) => running.filter((one) => one.kind === kind);
  return {
    listApis: () => listKind('api').map(({ port }) => `http://127.0.0.1:${port}`),
    scale: async (counts) => {
      for (const kind of ['api', 'worker'] as const) {
        await Promise.all(listKind(kind).slice(counts[kind]).map(stopOne));
        const missing = counts[kind] - listKind(kind).length;
        for (let started = 0; started < missing; started++) await start(kind);
      }
    },
    replaceAll: async () => {
      const replaced: { name: string; ended_ms: number }[] = [];
      for (const [index, one] of [...listKind('api'), ...listKind('worker')].entries()) {
        const started = performance.now();
        await stopOne(one);
        replaced.push({ name: `${one.kind} ${index + 1}`, ended_ms: performance.now() - started });
        await start(one.kind);
      }
      return replaced;
    },
  };
}

/** Starts one of the built programs; it ends when this process is gone. */
export function startProgram(file: string, env: Environment, log: number): ChildProcess {
  const args = ['--import', path.join(DIST, 'parent-watch.js'), path.join(DIST, file)];
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', log, log, 'ipc'] });
}

/** Ends a program as a process manager does, and waits until it has ended. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function findFreePort(ports: readonly number[], running: readonly Running[]): number {
  const port = ports.find((one) => running.every((other) => other.port !== one));
  if (port === undefined) throw new Error('the proxy knows no more api processes');
  return port;
}

function waitUntilReady(port: number): Promise<void> {
  return waitUntil(`the api process on ${port} is ready`, READY_WITHIN_MS, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    return response?.ok === true;
  });
}
