import { HOUR_MS } from '../../duration.ts';
import { PRESAVE_RETRY_SECONDS, PRESAVE_SAVE_HOURS } from '../presave-limits.ts';

/**
 * Returns when to try again after a failed attempt, in milliseconds since 1970; null when the time to save is over
 * . Pauses double from attempt to attempt. The store's own wish (Retry-After) is never undercut.
 *
 * @param attempts attempts so far, the failed one included.
 */
export function findNextAttempt({ attempts, started_ms, retry_after_seconds }: Attempt, nowMs: number): number | null {
  const { first, longest } = PRESAVE_RETRY_SECONDS;
  const pause = Math.max(Math.min(longest, first * 2 ** (attempts - 1)), retry_after_seconds ?? 0);
  const next = nowMs + pause * 1000;
  return next < started_ms + PRESAVE_SAVE_HOURS * HOUR_MS ? next : null;
}

type Attempt = {
  readonly attempts: number;
  /** When saving started for the campaign. */
  readonly started_ms: number;
  readonly retry_after_seconds: number | null;
};
