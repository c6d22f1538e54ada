import { defineConfig } from 'vitest/config';
import { QUIET, RUN_OPTIONS, SHARED } from './vitest.config.ts';

/**
 * Runs the tests of everything that reads or writes distributed tables on a cluster of Citus
 * (`npm run test:cluster`), every test file in a database of its own.
 */
export default defineConfig({
  test: {
    ...RUN_OPTIONS,
    env: { DDEX_SCHEMA_DIR: '', ...QUIET },
    projects: [
      {
        extends: true,
        test: {
          name: 'cluster',
          ...SHARED,
          globalSetup: ['tools/bundle-test-programs.mjs', 'server/testing/harness/cluster-for-tests.ts'],
          include: [
            'server/main/database/check-cluster.cluster.ts',
            'server/{money/royalty,insight/trends,insight/analytics,insight/dashboard,insight/monitoring}/**/*.test.ts',
            'server/promotion/smartlink/*.test.ts',
          ],
          // Reads the plans of one PostgreSQL.
          exclude: ['server/insight/analytics/one-account.test.ts'],
        },
      },
    ],
  },
});
