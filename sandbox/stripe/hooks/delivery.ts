const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The delivery state of an event. */
export interface Delivery {
  /** The event's id. */
  id: string;
  /** `unsent`: no endpoint was set when it happened; `given_up`: the endpoint did not accept it within three days. */
  state: 'unsent' | 'lost' | 'held' | 'waiting' | 'delivered' | 'given_up';
  attempts: number;
  /** Response status of the last attempt; null without a response. */
  last_status: number | null;
  last_attempt_at: string | null;
  next_attempt_at: string | null;
}

/** Waiting times between attempts: three days in all, by the machine's clock. */
export const RETRY_WAITS_MS: readonly number[] = [
  SECOND_MS,
  5 * SECOND_MS,
  30 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
];

export function startDelivery(id: string, state: Delivery['state']): Delivery {
  return { id, state, attempts: 0, last_status: null, last_attempt_at: null, next_attempt_at: null };
}

/** Returns the delivery after an attempt with this status at this time. */
export function recordAttempt(
  delivery: Delivery,
  status: number | null,
  { at_ms, waits_ms }: { at_ms: number; waits_ms: readonly number[] },
): Delivery {
  const wait = waits_ms[delivery.attempts];
  const tried = {
    ...delivery,
    attempts: delivery.attempts + 1,
    last_status: status,
    last_attempt_at: new Date(at_ms).toISOString(),
    next_attempt_at: null,
  };
  if (status !== null && status >= 200 && status < 300) return { ...tried, state: 'delivered' };
  if (wait === undefined) return { ...tried, state: 'given_up' };
  return { ...tried, state: 'waiting', next_attempt_at: new Date(at_ms + wait).toISOString() };
}
