import type { Clock } from '../../platform/clock/clock.ts';

export interface TestClock extends Clock {
  /** Moves the clock ahead, as waiting would. */
  advance(milliseconds: number): void;
}

/** Creates a clock that runs with the machine's and can be moved ahead. */
export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    offsetMs: () => ahead,
    set: async (offsetMs) => {
      ahead = offsetMs;
    },
    stop: () => {},
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
