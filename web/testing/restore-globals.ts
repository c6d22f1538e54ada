import { afterAll, vi } from 'vitest';

// Files of tests share one process: what one of them put in place of a browser's global ends with it, and so does its
// time zone, with the formats that modules keep for it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
