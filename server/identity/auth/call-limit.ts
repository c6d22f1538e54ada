import { CALLS } from '@tangent/domain/limits.ts';
import { Refusal } from '../../platform/refusal.ts';

const WINDOW_MS = CALLS.window_minutes * 60_000;

export interface CallLimit {
  /** Counts a call of a user; refuses when there were too many in this minute. */
  count(userId: string, now: Date): void;
}

/**
 * Limits the calls per user and minute, counted in this process alone: it keeps one user from using up a
 * process, and needs no database query.
 */
export function createCallLimiter(): CallLimit {
  let current = 0;
  let calls = new Map<string, number>();
  return {
    count: (userId, now) => {
      const time = now.getTime();
      const window = Math.floor(time / WINDOW_MS);
      if (window !== current) {
        current = window;
        calls = new Map();
      }
      const count = (calls.get(userId) ?? 0) + 1;
      calls.set(userId, count);
      if (count <= CALLS.per_user) return;
      const retry_after_seconds = Math.ceil(((window + 1) * WINDOW_MS - time) / 1000);
      throw new Refusal('too_many_requests', [], { retry_after_seconds });
    },
  };
}
