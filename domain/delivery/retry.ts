import { DAY_MS, HOUR_MS, MINUTE_MS } from '../duration.ts';

const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** What is left of the time a store has promised when we give up, so that a person can still act within it. */
const RETRY_MARGIN_MS = 12 * HOUR_MS;

/**
 * How long to wait after the nth failed attempt to reach a store, in milliseconds: doubling from one minute to six hours.
 * `jitter` between 0 and 1 spreads waiting deliveries over the last quarter of the wait, so that they do not all come back at once.
 */
export function retryWaitMs(failedAttempts: number, jitter: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failedAttempts - 1));
  return Math.round(wait * (0.75 + 0.25 * jitter));
}

/**
 * How long a store is tried, in milliseconds from the first attempt, before a person has to see to it: as long as the store itself
 * would take to act, less a margin; never by a number of attempts (docs/standards/delivery.md). Times are product time.
 */
export function retryPeriodMs(serviceDays: number): number {
  return Math.max(RETRY_MARGIN_MS, serviceDays * DAY_MS - RETRY_MARGIN_MS);
}
