import os from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx,mjs}';

/** Files in one process load the product's code once, not a hundred times, which took half of the time of all tests. */
export const SHARED = { isolate: false } as const;

/** Silences the AWS SDK, which on Node 20 warns about its future versions. */
export const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' } as const;

export const RUN_OPTIONS = {
  environment: 'node',
  maxWorkers: Math.max(2, os.availableParallelism()),
  // What the rules have transformed, the server tests and the next run need not.
  experimental: { fsModuleCache: true },
  // These limits only end tests that hang. They measure nothing, so they are long enough for a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // An expected result usually appears within milliseconds; a busy machine needs much longer.
  expect: { poll: { timeout: 20_000 } },
} as const;

export const SERVER_PROJECT = {
  name: 'server',
  ...SHARED,
  // One PostgreSQL for all server tests; it starts only when a test of this project runs.
  globalSetup: ['tools/bundle-test-programs.mjs', 'server/testing/harness/postgres-for-tests.ts'],
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    ...RUN_OPTIONS,
    // Every machine runs the same tests: those that need DDEX's files run separately (vitest.official.config.ts).
    env: { DDEX_SCHEMA_DIR: '', ...QUIET },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          ...SHARED,
          include: [`{domain,contract,ddex,apple,audio,sandbox,clients,tools}/${TESTS}`],
          exclude: ['ddex/official/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          ...SHARED,
          include: [`web/${TESTS}`],
          setupFiles: ['web/testing/restore-globals.ts'],
        },
      },
      { extends: true, test: { ...SERVER_PROJECT, include: [`{db,server}/${TESTS}`] } },
    ],
  },
});
