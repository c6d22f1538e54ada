import { defineConfig } from 'vitest/config';
import { QUIET, RUN_OPTIONS, SERVER_PROJECT, SHARED } from './vitest.config.ts';

/**
 * The tests that need DDEX's official files, and all others that write or read messages, which then have every message checked by
 * the official schema and by a second engine as well (`npm run test:official`).
 */
export default defineConfig({
  test: {
    ...RUN_OPTIONS,
    env: QUIET,
    projects: [
      { extends: true, test: { name: 'messages', ...SHARED, include: ['{ddex,sandbox}/**/*.test.ts'] } },
      { extends: true, test: { ...SERVER_PROJECT, include: ['server/distribution/delivery/**/*.test.ts'] } },
    ],
  },
});
