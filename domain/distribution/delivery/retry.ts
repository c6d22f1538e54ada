import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../duration.ts';

const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** The time that remains of a store's promised period when retries stop, so that staff can still act within it. */
const RETRY_MARGIN_MS = 12 * HOUR_MS;

/**
 * Returns the wait after the nth failed attempt to reach a store, in milliseconds: doubling from one minute to six
 * hours. `jitter` between 0 and 1 spreads waiting deliveries over the last quarter of the wait, so that they do not all
 * retry at once.
 */
export function retryWaitMs(failedAttempts: number, jitter: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failedAttempts - 1));
  return Math.round(wait * (0.75 + 0.25 * jitter));
}

/**
 * Returns how long a store is retried before staff have to act, in milliseconds from the first attempt: the time the
 * store itself would take, minus a margin; never a number of attempts (docs/standards/delivery.md). Times are product
 * time.
 */
export function retryPeriodMs(serviceDays: number): number {
  return Math.max(RETRY_MARGIN_MS, serviceDays * DAY_MS - RETRY_MARGIN_MS);
}
