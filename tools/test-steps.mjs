import { createInterface } from 'node:readline';
import { exitOnRequest, startGuarded } from './guarded.mjs';

/** Runs a program and resolves with its exit code. Prefixes every line of its output with the name of the step. */
export function run(name, command, args, env = {}) {
  return new Promise((resolve) => {
    const child = startGuarded(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const pipe = (stream, target) =>
      createInterface({ input: stream }).on('line', (line) => target.write(`[${name}] ${line}\n`));
    pipe(child.stdout, process.stdout);
    pipe(child.stderr, process.stderr);
    child.once('error', () => resolve({ code: 1 }));
    child.once('close', (code) => {
      exitOnRequest();
      resolve({ code: code ?? 1 });
    });
  });
}

/** Counts the tests in a JSON report of Vitest or Playwright. */
export function countTests(report) {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Returns the last line of `npm test`. A step that failed without a failing test counts as one failure. */
export function describeResult(steps) {
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const failed = steps.reduce((sum, step) => sum + Math.max(step.failed, step.code === 0 ? 0 : 1), 0);
  return { line: `${passed} passed, ${failed} failed`, failed };
}
