// npm run test:official: runs everything that needs DDEX's official files, which may not be part of this repository.
import path from 'node:path';
import { startGuard } from './guarded.mjs';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';
import { useOwnTemporaryFolder } from './temporary-files.mjs';
import { run } from './test-steps.mjs';

const SETUP_HINT =
  'Set DDEX_SCHEMA_DIR to the folder of the official DDEX schemas, which holds ern-43, ern-432 and ern-382: ' +
  'DDEX_SCHEMA_DIR=/path/to/ddex/xsd npm run test:official';

await runTool(async () => {
  if (!process.env.DDEX_SCHEMA_DIR) throw new Error(SETUP_HINT);
  startGuard();
  useOwnTemporaryFolder();
  await setUp();
  // Relative paths in the environment start here, also for programs that run in another folder.
  const env = { DDEX_SCHEMA_DIR: path.resolve(process.env.DDEX_SCHEMA_DIR) };
  const open = ['--import', 'tsx', 'ddex/official/load-schemas.ts'];
  const { code } = await run('official schemas', process.execPath, open, env);
  if (code !== 0) return process.exit(1);
  const { buildKernels } = await import('./build-kernels.mjs');
  await buildKernels();
  const tests = await run(
    'official',
    'node_modules/.bin/vitest',
    ['run', '--config', 'vitest.official.config.ts'],
    env,
  );
  process.exitCode = tests.code;
});
