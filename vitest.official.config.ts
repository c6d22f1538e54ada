import { defineConfig } from 'vitest/config';
import { QUIET, RUN_OPTIONS, SERVER_PROJECT, SHARED } from './vitest.config.ts';

/**
 * Runs the tests that need DDEX's official files, and all others that write or read messages: here the official schema
 * and a second engine check every message too (`npm run test:official`).
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
