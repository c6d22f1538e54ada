import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx,mjs}';

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: more workers only make the databases of the server tests wait for each other.
    maxWorkers: 2,
    // Every file in the same process reads the product's code once instead of a hundred times: half of the time of all tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'rules', include: [`{domain,contract,ddex,audio,sandbox,tools,web}/${TESTS}`] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: [`{db,server}/${TESTS}`],
          // One PostgreSQL for all of them; started only when a test of this project runs.
          globalSetup: ['server/testing/postgres-for-tests.ts'],
        },
      },
    ],
  },
});
