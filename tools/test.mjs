// npm test: everything that shows the product works. The last line is the sum of all tests. npm test -- <part> runs one
// part of it, as the jobs of the hosted workflow do.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startGuard } from './guarded.mjs';
import { listJourneyGroups } from './journey-groups.mjs';
import { listChecks } from './list-checks.mjs';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';
import { useOwnTemporaryFolder } from './temporary-files.mjs';
import { countTests, describeResult, listFailures, run, runBeside } from './test-steps.mjs';

const BIN = 'node_modules/.bin';
const CORES = os.availableParallelism();
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));

const checkStep = (file) => ({
  part: 'static',
  name: path.basename(file, '.mjs'),
  cores: 1,
  command: process.execPath,
  args: [file],
});

const vitestStep = (name, projects) => {
  const report = path.join(reports, `${name}.json`);
  return {
    part: name,
    name,
    // As many as it has workers (vitest.config.ts).
    cores: Math.max(2, CORES),
    command: `${BIN}/vitest`,
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
  };
};

// Several checkers each resolve the types of the others again: one needs half the processor time, and the rules run beside it.
const typeStep = (name, project) => ({
  part: 'static',
  name,
  cores: 1,
  command: `${BIN}/tsc`,
  args: ['-p', project, '--checkers', '1'],
});

const STATIC_CHECKS = [
  typeStep('types', 'tsconfig.json'),
  typeStep('types of domain', 'domain'),
  typeStep('types of web', 'web'),
  { part: 'static', name: 'unused code', cores: 1, command: `${BIN}/knip`, args: ['--no-progress'] },
  { part: 'static', name: 'lint', cores: 1, command: `${BIN}/biome`, args: ['check', '--error-on-warnings'] },
  ...listChecks().map(checkStep),
];

const RULES = vitestStep('rules', ['rules', 'web']);
const SERVER = vitestStep('server', ['server']);
const BUILD = { part: 'journeys', name: 'build', cores: 1, command: process.execPath, args: ['tools/build.mjs'] };

const journeyStep = ({ name, first_port, files, own_product, demo }) => {
  const report = path.join(reports, `${first_port}.json`);
  return {
    part: 'journeys',
    name,
    cores: 1,
    needs: BUILD,
    command: `${BIN}/playwright`,
    args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json', ...files],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_FIRST_PORT: String(first_port),
      E2E_PRODUCT: own_product ? 'on' : 'off',
      DEMO: demo,
    },
    report,
  };
};

const { starting: STARTING, sides: SIDES } = listJourneyGroups();
/** In the order in which they start. */
const STEPS = [BUILD, RULES, ...STATIC_CHECKS, journeyStep(STARTING), SERVER, ...SIDES.map(journeyStep)];
const PARTS = [...new Set(STEPS.map(({ part }) => part))];

await runTool(async () => {
  const [part] = process.argv.slice(2);
  if (part !== undefined && !PARTS.includes(part)) throw new Error(`Name a part to run: ${PARTS.join(', ')}`);
  // The same tests everywhere: the official schemas have a separate run (npm run test:official).
  delete process.env.DDEX_SCHEMA_DIR;
  startGuard();
  useOwnTemporaryFolder();
  process.once('exit', () => fs.rmSync(reports, { recursive: true, force: true }));
  const started = performance.now();
  const chosen = STEPS.filter((step) => part === undefined || step.part === part);
  // One step more than there are cores: each waits for a disk, a process or a timer a part of its time.
  const steps = [await prepare(), ...(await runBeside(chosen, CORES + 1, runStep))];
  for (const step of steps.filter(({ code }) => code !== 0)) describeFailure(step);
  for (const { name, seconds, code } of steps)
    console.log(`${seconds.padStart(7)} s  ${name}${code === 0 ? '' : '  FAILED'}`);
  console.log(`${secondsSince(started).padStart(7)} s  in total`);
  const { line, failed } = describeResult(steps);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(line);
});

async function prepare() {
  const started = performance.now();
  await setUp();
  const { buildKernels } = await import('./build-kernels.mjs');
  await buildKernels();
  return { name: 'setup', seconds: secondsSince(started), code: 0, passed: 0, failed: 0 };
}

async function runStep({ name, command, args, env, report }) {
  const started = performance.now();
  const { code, last_lines } = await run(name, command, args, env);
  const { counts, failures } = readReport(report);
  console.log(`— ${name}: ${secondsSince(started)} s${code === 0 ? '' : ', FAILED'}`);
  return { name, seconds: secondsSince(started), code, ...counts, failures, last_lines };
}

function readReport(file) {
  if (file === undefined || !fs.existsSync(file)) return { counts: { passed: 0, failed: 0 }, failures: [] };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { counts: countTests(report), failures: listFailures(report) };
}

/** Prints a failure again at the end, where it is found: thousands of lines of other steps may follow it. */
function describeFailure({ name, failures, last_lines }) {
  console.log(`\n— ${name} failed:\n${(failures.length > 0 ? failures : last_lines).join('\n')}\n`);
}

function secondsSince(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}
