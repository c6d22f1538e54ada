import { exitWhenAsked, startGuarded } from './guarded.mjs';

/** Runs a program with its output shown; answers its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = startGuarded(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => process.stdout.write(chunk));
    child.stderr.on('data', (chunk) => process.stderr.write(chunk));
    child.once('error', () => resolve({ code: 1 }));
    child.once('close', (code) => {
      exitWhenAsked();
      resolve({ code: code ?? 1 });
    });
  });
}

/** How many tests a JSON report of Vitest or Playwright counts. */
export function countTests(report) {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** The last line of `npm test`. A step that broke without a failing test of its own counts as one failure. */
export function describeResult(steps) {
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const failed = steps.reduce((sum, step) => sum + Math.max(step.failed, step.code === 0 ? 0 : 1), 0);
  return { line: `${passed} passed, ${failed} failed`, failed };
}
