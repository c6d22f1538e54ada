const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/**
 * How long to wait after the nth failed attempt to reach a store, in milliseconds: doubling from one minute to six hours.
 * `jitter` between 0 and 1 spreads waiting deliveries over the last quarter of the wait, so that they do not all come back at once.
 */
export function retryWaitMs(failedAttempts: number, jitter: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failedAttempts - 1));
  return Math.round(wait * (0.75 + 0.25 * jitter));
}
