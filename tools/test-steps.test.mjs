import { expect, test } from 'vitest';
import { listJourneyGroups } from './journey-groups.mjs';
import { countTests, describeResult, listFailures, runBeside } from './test-steps.mjs';

test('the tests of both runners are counted', () => {
  expect(countTests({ numPassedTests: 7, numFailedTests: 1 })).toEqual({ passed: 7, failed: 1 });
  expect(countTests({ stats: { expected: 4, unexpected: 2, flaky: 1 } })).toEqual({ passed: 5, failed: 2 });
});

test('failures of both runners are listed with file, title and error', () => {
  const failedTest = { status: 'failed', fullName: 'a sum', failureMessages: ['1 is not 2'] };
  const vitest = {
    testResults: [
      { name: 'a.test.ts', message: '', assertionResults: [{ status: 'passed' }, failedTest] },
      { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', message: '', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(listFailures(vitest)).toEqual(['a.test.ts › a sum\n1 is not 2', 'b.test.ts\nno such module']);
  const failedSpec = { ok: false, file: '01.spec.ts', line: 7, title: 'a page' };
  const results = [{ errors: [{ message: 'no button' }] }];
  const playwright = {
    stats: {},
    suites: [{ specs: [{ ok: true }], suites: [{ specs: [{ ...failedSpec, tests: [{ results }] }] }] }],
  };
  expect(listFailures(playwright)).toEqual(['01.spec.ts:7 › a page\nno button']);
});

test('the result adds up tests, and a step that failed without tests counts as a failure', () => {
  const steps = [
    { code: 0, passed: 10, failed: 0 },
    { code: 1, passed: 4, failed: 2 },
    { code: 1, passed: 0, failed: 0 },
  ];
  expect(describeResult(steps)).toEqual({ line: '14 passed, 3 failed', failed: 3 });
});

test('steps start in their order, beside each other while cores are free, and after the step that they need', async () => {
  const build = { name: 'build', cores: 1 };
  const steps = [
    build,
    { name: 'rules', cores: 2 },
    { name: 'lint', cores: 1 },
    { name: 'page', cores: 1, needs: build },
  ];
  const log = [];
  const ends = new Map();
  const runStep = ({ name }) => {
    log.push(`${name} starts`);
    return new Promise((resolve) => ends.set(name, () => resolve({ name })));
  };
  const end = async (name) => {
    log.push(`${name} ends`);
    ends.get(name)();
    await new Promise(setImmediate);
  };
  const results = runBeside(steps, 3, runStep);
  for (const name of ['rules', 'build', 'lint', 'page']) await end(name);
  expect((await results).map(({ name }) => name)).toEqual(['build', 'rules', 'lint', 'page']);
  expect(log).toEqual([
    'build starts',
    'rules starts',
    'rules ends',
    'lint starts',
    'build ends',
    'page starts',
    'lint ends',
    'page ends',
  ]);
});

test('every journey belongs to exactly one group, in order', () => {
  const all = ['01-a.spec.ts', '03-b.spec.ts', '06-c.spec.ts', '09-d.spec.ts', '18-e.spec.ts', '90-last.spec.ts'];
  const { starting, sides } = listJourneyGroups(all);
  expect([starting, ...sides].map(({ files }) => files)).toEqual([
    ['03-b.spec.ts'],
    ['01-a.spec.ts', '09-d.spec.ts', '90-last.spec.ts'],
    ['18-e.spec.ts'],
    ['06-c.spec.ts'],
  ]);
  const ports = sides.map(({ first_port }) => first_port);
  expect(new Set(ports).size).toBe(ports.length);
});
