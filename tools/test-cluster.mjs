// npm run test:cluster: the server tests of all that lies in distributed tables, on a cluster of Citus.
import { startGuard } from './guarded.mjs';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';
import { run } from './test-steps.mjs';

const SETUP_HINT =
  'Set CLUSTER_DATABASE_URL to a database on the coordinator of a Citus cluster whose role may create databases on every ' +
  'machine with the same address and password: CLUSTER_DATABASE_URL=postgres://user@127.0.0.1:5432/postgres npm run test:cluster';

await runTool(async () => {
  if (!process.env.CLUSTER_DATABASE_URL) throw new Error(SETUP_HINT);
  startGuard();
  await setUp();
  const { buildKernels } = await import('./build-kernels.mjs');
  await buildKernels();
  const args = ['run', '--config', 'vitest.cluster.config.ts', ...process.argv.slice(2)];
  process.exitCode = (await run('cluster', 'node_modules/.bin/vitest', args)).code;
});
