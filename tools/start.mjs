// npm start: installs, builds and runs the whole product with its sandbox.
import { startGuard, startGuarded, waitForExit } from './guarded.mjs';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';

await runTool(async () => {
  const started = performance.now();
  startGuard();
  await setUp();
  const { build } = await import('./build.mjs');
  await build();
  const PREPARATION_MS = String(Math.round(performance.now() - started));
  // The closed channel tells the product immediately when this program has exited.
  const product = startGuarded(process.execPath, ['dist/server/start.js'], {
    env: { ...process.env, PREPARATION_MS },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.exitCode = await waitForExit(product);
});
