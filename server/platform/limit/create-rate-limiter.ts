import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';

export interface Limit {
  /** Counts one use; refuses when there were too many in the window, with the time until the next. */
  count(key: string): Promise<void>;
  /** Takes one use back. */
  uncount(key: string): Promise<void>;
  /** Resets the count. */
  clear(key: string): Promise<void>;
}

interface LimitOptions {
  name: string;
  uses: number;
  window_minutes: number;
  /** When false, counts and refuses nothing (`RATE_LIMITS`). */
  is_on: boolean;
}

const NO_LIMIT: Limit = { count: async () => {}, uncount: async () => {}, clear: async () => {} };

/** Limits the uses per key in a time window, counted in the database and so the same for every process. */
export function createRateLimiter(pool: pg.Pool, limit: LimitOptions): Limit {
  if (!limit.is_on) return NO_LIMIT;
  const limiter = new RateLimiterPostgres({
    // Without names: a pooler gives the next statement another session, which does not know the prepared one.
    storeClient: { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values: values ?? [] }) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.uses,
    duration: limit.window_minutes * 60,
  });
  return {
    count: async (key) => {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new Refusal('too_many_requests', [], { retry_after_seconds: Math.ceil(reason.msBeforeNext / 1000) });
      }
    },
    uncount: async (key) => {
      await limiter.reward(key);
    },
    clear: async (key) => {
      await limiter.delete(key);
    },
  };
}
