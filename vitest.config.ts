import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,contract,ddex,audio,db,server,sandbox,tools,web}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    // Two cores: more workers only make the databases of the server tests wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
