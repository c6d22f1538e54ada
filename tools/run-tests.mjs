// npm run test:unit, test:server, test:e2e, test:changed: runs a part of npm test. Further arguments go to the test
// runner: a file, -t <name>.
import { listChangedFiles } from './changed-files.mjs';
import { exitOnRequest, startGuarded, waitForExit } from './guarded.mjs';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';
import { useOwnTemporaryFolder } from './temporary-files.mjs';
import { checkTypes } from './typecheck.mjs';

const BIN = 'node_modules/.bin';
const SOURCE = /\.(tsx?|mjs|json|css)$/;

const PARTS = {
  unit: (args) => runVitest(['run', '--project', 'rules', '--project', 'web', ...args]),
  server: (args) => runVitest(['run', '--project', 'server', ...args]),
  e2e: runJourneys,
  changed: testChanged,
};

await runTool(async () => {
  const [part, ...args] = process.argv.slice(2);
  if (!(part in PARTS)) throw new Error(`Name the tests to run: ${Object.keys(PARTS).join(', ')}`);
  // As in npm test: the official schemas have a separate run.
  delete process.env.DDEX_SCHEMA_DIR;
  await setUp();
  useOwnTemporaryFolder();
  process.exitCode = (await PARTS[part](args)) ? 0 : 1;
});

async function runVitest(args) {
  const { buildKernels } = await import('./build-kernels.mjs');
  await buildKernels();
  return run(`${BIN}/vitest`, args);
}

async function runJourneys(args) {
  const { build } = await import('./build.mjs');
  await build();
  exitOnRequest();
  return run(`${BIN}/playwright`, ['test', '-c', 'e2e/playwright.config.ts', ...args]);
}

/** Runs lint, types, and the tests that import a changed file. */
async function testChanged(args) {
  const files = listChangedFiles();
  if (files.length === 0) {
    console.log('Nothing has changed since main');
    return true;
  }
  console.log(`Changed since main: ${files.length} files`);
  const lint = await run(`${BIN}/biome`, ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files]);
  const types = await checkTypes();
  const sources = files.filter((file) => SOURCE.test(file));
  const tests = await runVitest(['related', '--run', '--passWithNoTests', ...args, ...sources]);
  return lint && types && tests;
}

async function run(command, args) {
  const code = await waitForExit(startGuarded(command, args, { stdio: 'inherit' }));
  exitOnRequest();
  return code === 0;
}
