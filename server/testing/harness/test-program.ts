import path from 'node:path';

/** Returns the file of a program that `tools/bundle-test-programs.mjs` has bundled for the tests to start. */
export function getTestProgram(name: string): string {
  const { TEST_PROGRAMS } = process.env;
  if (TEST_PROGRAMS === undefined) throw new Error('TEST_PROGRAMS is not set: run the tests with Vitest');
  return path.join(TEST_PROGRAMS, `${name}.js`);
}
