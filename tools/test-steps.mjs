import { spawn } from 'node:child_process';

/** Runs a program with its output shown; answers its exit code and what it printed. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const show = (stream) => (chunk) => {
      output += chunk;
      stream.write(chunk);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.once('error', () => resolve({ code: 1, output }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
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
