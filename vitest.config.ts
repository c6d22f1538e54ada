import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx,mjs}';

/** Files in one process read the product's code once instead of a hundred times, which was half of the time of all tests. */
export const SHARED = { isolate: false } as const;

/** The AWS SDK warns on Node 20 of its own future versions. */
export const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' } as const;

export const RUN_OPTIONS = {
  environment: 'node',
  // Two cores: more workers only make the databases of the server tests wait for each other.
  maxWorkers: 2,
  // These only end what hangs. Nothing is measured by them, so a machine that does ten other things has time enough too.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // What a test waits for comes in a moment; on a machine that does ten other things, in a long one.
  expect: { poll: { timeout: 20_000 } },
} as const;

export const SERVER_PROJECT = {
  name: 'server',
  ...SHARED,
  // One PostgreSQL for all of them; started only when a test of this project runs.
  globalSetup: ['tools/bundle-test-programs.mjs', 'server/testing/harness/postgres-for-tests.ts'],
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    ...RUN_OPTIONS,
    // The same tests everywhere: what lies on one machine only has a run of its own (vitest.official.config.ts).
    env: { DDEX_SCHEMA_DIR: '', ...QUIET },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          ...SHARED,
          include: [`{domain,contract,ddex,audio,sandbox,tools}/${TESTS}`],
          exclude: ['ddex/official/**'],
        },
      },
      // Tests of the browser's part put things of a browser into the world: each file has one of its own.
      { extends: true, test: { name: 'web', include: [`web/${TESTS}`] } },
      { extends: true, test: { ...SERVER_PROJECT, include: [`{db,server}/${TESTS}`] } },
    ],
  },
});
