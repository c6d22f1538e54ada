import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * Measures how long `npm start` takes until the product is ready: on a fresh clone with a warm package cache, and the
 * second time. The limits are 60 and 5 seconds, demo and first database included.
 */
const LIMITS_S = { first: 60, second: 5 };
const ROOT = path.resolve(import.meta.dirname, '..');
const PORTS = { PORT: '4890', SANDBOX_PORT: '4891', SANDBOX_SFTP_PORT: '4892', SANDBOX_SMTP_PORT: '4893' };

const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-start-'));
execFileSync('git', ['clone', '--quiet', ROOT, clone]);
try {
  for (const [name, limit] of Object.entries(LIMITS_S)) {
    const { seconds, line } = await startOnce();
    console.log(line);
    console.log(`${name} start ${seconds.toFixed(1)} s, limit ${limit} s, ratio ${(seconds / limit).toFixed(2)}`);
    if (seconds > limit) process.exitCode = 1;
  }
} finally {
  fs.rmSync(clone, { recursive: true, force: true });
}

async function startOnce(): Promise<{ seconds: number; line: string }> {
  const started = performance.now();
  const product = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    env: { ...process.env, ...PORTS },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    let output = '';
    product.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const ready = output.split('\n').find((candidate) => candidate.startsWith('Ready:'));
      if (ready !== undefined) resolve(ready);
    });
    product.once('exit', () => reject(new Error(`npm start ended before it was ready:\n${output}`)));
  });
  const seconds = (performance.now() - started) / 1000;
  // Stops the whole process group, like Ctrl-C in a terminal.
  process.kill(-(product.pid ?? 0), 'SIGINT');
  await ended;
  return { seconds, line };
}
