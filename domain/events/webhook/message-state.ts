import { DAY_MS } from '../../duration.ts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_RETRY_SECONDS } from '../webhook-limits.ts';

/**
 * States of a message to an endpoint: `waiting` for its next attempt, `delivered`, `failed` when all attempts are used,
 * and `missed` when the endpoint was off or the plan did not include webhooks.
 */
export const WEBHOOK_MESSAGE_STATES = ['waiting', 'delivered', 'failed', 'missed'] as const;
export type WebhookMessageState = (typeof WEBHOOK_MESSAGE_STATES)[number];

/** States of messages that their owner can have sent again, all at once. */
export const UNDELIVERED_STATES = ['failed', 'missed'] as const satisfies readonly WebhookMessageState[];

/** Why an endpoint is off: its owner switched it off, it failed for days, or it answered 410 Gone. */
export const WEBHOOK_OFF_REASONS = ['by_owner', 'failing', 'gone'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

/** Why an attempt failed; `status` means an answer other than 2xx. */
export const WEBHOOK_PROBLEMS = [
  'status',
  'timeout',
  'unknown_host',
  'not_public',
  'certificate',
  'unreachable',
] as const;

/**
 * Returns when to try a message again, in milliseconds since 1970; null when its attempts are used up.
 *
 * @param attempts attempts of this round so far, the failed one included.
 * @example findNextAttempt(1, 0) // 10_000
 * @example findNextAttempt(9, 0) // null
 */
export function findNextAttempt(attempts: number, nowMs: number): number | null {
  const seconds = WEBHOOK_RETRY_SECONDS[attempts - 1];
  return seconds === undefined ? null : nowMs + seconds * 1000;
}

/**
 * Returns why to switch an endpoint off after a failed attempt; null to leave it on.
 *
 * @param failing_since_ms the first failure since the last delivery.
 * @example findOffReason({ status: 410, is_last_attempt: false, failing_since_ms: 0 }, 0) // 'gone'
 * @example findOffReason({ status: 500, is_last_attempt: true, failing_since_ms: 0 }, 3 * DAY_MS) // 'failing'
 */
export function findOffReason(
  { status, is_last_attempt, failing_since_ms }: Failure,
  nowMs: number,
): Exclude<WebhookOffReason, 'by_owner'> | null {
  if (status === 410) return 'gone';
  const isLong = nowMs - failing_since_ms >= WEBHOOK_FAILING_DAYS * DAY_MS;
  return is_last_attempt && isLong ? 'failing' : null;
}

type Failure = {
  readonly status: number | null;
  readonly is_last_attempt: boolean;
  readonly failing_since_ms: number;
};
