// npm run tangent: the command line of the product.
import { spawnSync } from 'node:child_process';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';

await runTool(async () => {
  await setUp();
  const { build } = await import('./build.mjs');
  await build();
  const args = ['dist/server/cli.js', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
});
