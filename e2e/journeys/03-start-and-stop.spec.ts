import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { FIRST_PORT, ROOT } from '../product.ts';
import { test } from '../test.ts';

const PORTS = {
  PORT: String(FIRST_PORT + 4),
  SANDBOX_PORT: String(FIRST_PORT + 5),
  SANDBOX_SFTP_PORT: String(FIRST_PORT + 6),
  SANDBOX_SMTP_PORT: String(FIRST_PORT + 7),
};
const ORIGIN = `http://127.0.0.1:${PORTS.PORT}`;
const STARTED = { timeout: 120_000 };
/** However the starter ends, everything it started ends too: those that ignore it are killed after seven seconds. */
const EXIT_TIMEOUT = { timeout: 60_000 };

let folder: string;
const started: ChildProcess[] = [];
test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-start-'));
});
test.afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Product {
  pid: number;
  output(): string;
  exitCode(): number | null;
}

function start(command = process.execPath, args = ['dist/server/start.js']): Product {
  const environment = { ...process.env, ...PORTS, DATA_DIR: folder };
  const child = spawn(command, args, {
    cwd: ROOT,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return { pid: child.pid ?? 0, output: () => output, exitCode: () => child.exitCode };
}

/** Lists all descendants of a process, by process id with their command line. */
function listDescendants(pid: number): Map<number, string> {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).matchAll(
    /^ *(\d+) +(\d+) (.*)$/gm,
  );
  const all = [...rows].map(([, id, parent, line = '']) => ({ id: Number(id), parent: Number(parent), line }));
  const found = new Map<number, string>();
  const add = (parent: number) => {
    for (const child of all.filter((one) => one.parent === parent)) {
      found.set(child.id, child.line);
      add(child.id);
    }
  };
  add(pid);
  return found;
}

/** Waits for a program of the product, other than the one with the `earlier` process id, and returns its process id. */
async function waitForProgram(product: Product, name: string, earlier = 0): Promise<number> {
  let found: number | undefined;
  const find = () => {
    const all = [...listDescendants(product.pid)].filter(([, line]) => line.endsWith(`dist/server/${name}.js`));
    found = all.find(([pid]) => pid !== earlier)?.[0];
    return found;
  };
  await expect.poll(find, STARTED).toBeDefined();
  if (found === undefined) throw new Error(`${name} does not run`);
  return found;
}

/** Lists which of these processes still run, as the system names them. */
function listRunning(pids: Iterable<number>): string[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' }).matchAll(
    /^ *(\d+) +(\S+) +(.*)$/gm,
  );
  const running = [...rows].filter(([, , state = '']) => !state.startsWith('Z'));
  const lines = new Map(running.map(([, id, , line = '']) => [Number(id), line]));
  return [...pids].flatMap((pid) => lines.get(pid) ?? []);
}

/** Lists the ports of the product on which something still listens. */
async function listBusyPorts(): Promise<string[]> {
  const isBusy = (port: string) =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
  const busy = await Promise.all(Object.values(PORTS).map(isBusy));
  return Object.values(PORTS).filter((_, at) => busy[at]);
}

async function isHealthy(): Promise<boolean> {
  return fetch(`${ORIGIN}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('a first start that is killed while it creates the demo leaves nothing running', async () => {
  const product = start();
  await waitForProgram(product, 'audio-child');
  const everything = [product.pid, ...listDescendants(product.pid).keys()];
  process.kill(product.pid, 'SIGKILL');
  await expect.poll(() => listRunning(everything), EXIT_TIMEOUT).toEqual([]);
});

test('a program that dies is restarted, and one signal ends everything', async () => {
  const product = start();
  await expect.poll(product.output, STARTED).toContain('Ready:');
  for (const name of ['api', 'worker', 'sandbox']) {
    const before = await waitForProgram(product, name);
    process.kill(before, 'SIGKILL');
    await expect.poll(product.output).toContain(`${name} ended unexpectedly (SIGKILL); starting it again`);
    await waitForProgram(product, name, before);
  }
  await expect.poll(isHealthy, STARTED).toBe(true);
  expect((await fetch(ORIGIN)).status).toBe(200);
  const everything = [product.pid, ...listDescendants(product.pid).keys()];
  process.kill(product.pid, 'SIGTERM');
  await expect.poll(() => listRunning(everything), EXIT_TIMEOUT).toEqual([]);
});

test('everything ends when the starting program is killed', async () => {
  const product = start();
  await expect.poll(product.output, STARTED).toContain('Ready:');
  const everything = [product.pid, ...listDescendants(product.pid).keys()];
  expect(everything.length).toBeGreaterThan(4);
  process.kill(product.pid, 'SIGKILL');
  await expect.poll(() => listRunning(everything), EXIT_TIMEOUT).toEqual([]);
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`npm start ends with everything it started when npm gets ${signal}`, async () => {
    const product = start('npm', ['start']);
    await expect.poll(product.output, STARTED).toContain('Ready:');
    const everything = [product.pid, ...listDescendants(product.pid).keys()];
    // npm, its shell, the starter and its guard, the product, its three programs, PostgreSQL and its guard.
    expect(everything.length).toBeGreaterThanOrEqual(10);
    process.kill(product.pid, signal);
    await expect.poll(() => listRunning(everything), EXIT_TIMEOUT).toEqual([]);
    expect(await listBusyPorts()).toEqual([]);
  });
}

test('a program that dies repeatedly ends everything with an error', async () => {
  const product = start();
  await expect.poll(product.output, STARTED).toContain('Ready:');
  const everything = [product.pid, ...listDescendants(product.pid).keys()];
  let latest = 0;
  for (let death = 1; death <= 6; death++) {
    latest = await waitForProgram(product, 'api', latest);
    process.kill(latest, 'SIGKILL');
    await expect.poll(() => product.output().split('api ended').length - 1).toBe(death);
  }
  await expect.poll(() => listRunning(everything), EXIT_TIMEOUT).toEqual([]);
  expect(product.output()).toContain('api ended again and again (SIGKILL); stopping everything');
  // The process disappears a moment before its parent learns of its exit.
  await expect.poll(() => product.exitCode()).toBe(1);
});
