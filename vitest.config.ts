import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx,mjs}';

/** Files in one process read the product's code once instead of a hundred times, which was half of the time of all tests. */
const SHARED = { isolate: false } as const;

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: more workers only make the databases of the server tests wait for each other.
    maxWorkers: 2,
    // These only end what hangs. Nothing is measured by them, so a machine that does ten other things has time enough too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a test waits for comes in a moment; on a machine that does ten other things, in a long one.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', ...SHARED, include: [`{domain,contract,ddex,audio,sandbox,tools}/${TESTS}`] },
      },
      // Tests of the browser's part put things of a browser into the world: each file has one of its own.
      { extends: true, test: { name: 'web', include: [`web/${TESTS}`] } },
      {
        extends: true,
        test: {
          name: 'server',
          ...SHARED,
          include: [`{db,server}/${TESTS}`],
          // One PostgreSQL for all of them; started only when a test of this project runs.
          globalSetup: ['server/testing/postgres-for-tests.ts'],
        },
      },
    ],
  },
});
