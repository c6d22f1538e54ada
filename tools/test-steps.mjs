import { createInterface } from 'node:readline';
import { exitOnRequest, startGuarded } from './guarded.mjs';

/** Enough for an error with its stack, where no report names a failed test. */
const KEPT_LINES = 60;

/**
 * Runs a program and resolves with its exit code and the last lines of its output. Prefixes every line with the name of
 * the step.
 */
export function run(name, command, args, env = {}) {
  return new Promise((resolve) => {
    const last_lines = [];
    const child = startGuarded(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const pipe = (stream, target) =>
      createInterface({ input: stream }).on('line', (line) => {
        target.write(`[${name}] ${line}\n`);
        last_lines.push(line);
        if (last_lines.length > KEPT_LINES) last_lines.shift();
      });
    pipe(child.stdout, process.stdout);
    pipe(child.stderr, process.stderr);
    child.once('error', (error) => resolve({ code: 1, last_lines: [error.message] }));
    child.once('close', (code) => {
      exitOnRequest();
      resolve({ code: code ?? 1, last_lines });
    });
  });
}

/**
 * Runs the steps in their order, each as soon as as many cores are free as it uses and the step that it needs is done,
 * and returns their results in that order.
 */
export async function runBeside(steps, cores, runStep) {
  const results = new Map();
  const running = new Map();
  for (const step of steps) {
    const used = () => [...running.keys()].reduce((sum, other) => sum + other.cores, 0);
    while (running.size > 0 && (used() + step.cores > cores || running.has(step.needs)))
      await Promise.race(running.values());
    const run = runStep(step).then((result) => {
      results.set(step, result);
      running.delete(step);
    });
    running.set(step, run);
  }
  await Promise.all(running.values());
  return steps.map((step) => results.get(step));
}

/** Counts the tests in a JSON report of Vitest or Playwright. */
export function countTests(report) {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Lists what failed in a JSON report of Vitest or Playwright: file, title and error of each test. */
export function listFailures(report) {
  if (report.stats) return report.suites.flatMap(listFailedSpecs);
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot be loaded, or whose preparation fails, has an error of its own and no failed test.
    if (failed.length === 0) return message ? [`${name}\n${message}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`);
  });
}

function listFailedSpecs({ specs = [], suites = [] }) {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return `${file}:${line} › ${title}\n${errors.map(({ message }) => message).join('\n')}`;
    });
  return [...failures, ...suites.flatMap(listFailedSpecs)];
}

/** Returns the last line of `npm test`. A step that failed without a failing test counts as one failure. */
export function describeResult(steps) {
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const failed = steps.reduce((sum, step) => sum + Math.max(step.failed, step.code === 0 ? 0 : 1), 0);
  return { line: `${passed} passed, ${failed} failed`, failed };
}
