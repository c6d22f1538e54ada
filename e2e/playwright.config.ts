import { defineConfig } from '@playwright/test';
import { chrome } from './chrome.ts';
import { FIRST_PORT, ORIGIN, PRODUCT_ENVIRONMENT, ROOT } from './product.ts';

const PRODUCT = {
  command: 'node dist/server/start.js',
  cwd: ROOT,
  env: PRODUCT_ENVIRONMENT,
  url: `${ORIGIN}/health`,
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
} as const;

export default defineConfig({
  testDir: 'journeys',
  outputDir: `results/${FIRST_PORT}`,
  // The journeys share one product and its clock, so they run one after another.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: ORIGIN,
    locale: 'en-US',
    launchOptions: await chrome(),
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes a quarter of the runner's own time; `--trace on` records one where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
  ...(process.env.E2E_PRODUCT === 'off' ? {} : { webServer: PRODUCT }),
});
