import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';

export interface Limit {
  /** Counts one use; refuses when there were too many in the window, with the time until the next. */
  count(key: string): Promise<void>;
  /** Takes one use back. */
  uncount(key: string): Promise<void>;
  /** Begins to count anew. */
  clear(key: string): Promise<void>;
}

interface LimitOptions {
  name: string;
  uses: number;
  window_minutes: number;
  /** False counts nothing and refuses nobody. */
  is_on?: boolean;
}

const NO_LIMIT: Limit = { count: async () => {}, uncount: async () => {}, clear: async () => {} };

/** So many uses per key in a window of time, counted in the database: the same for every process. */
export function createRateLimiter(pool: pg.Pool, limit: LimitOptions): Limit {
  if (limit.is_on === false) return NO_LIMIT;
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
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
