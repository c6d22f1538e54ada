import { afterAll, vi } from 'vitest';

// Files of tests share one process: what one of them put in place of a browser's global ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
