// npm start: installs, builds and runs the whole product with its sandbox.
import { spawn } from 'node:child_process';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';

await runTool(async () => {
  const started = performance.now();
  setUp();
  const { build } = await import('./build.mjs');
  await build();
  const PREPARATION_MS = String(Math.round(performance.now() - started));
  // A process of its own group and a channel to it: it hears of Ctrl-C once, from us, and of our death by the channel.
  const child = spawn(process.execPath, ['dist/server/start.js'], {
    env: { ...process.env, PREPARATION_MS },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
});
