import { LOGIN_FAILURES } from '@tangent/domain/limits.ts';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../platform/refusal.ts';

export interface LoginLimit {
  /** Counts an attempt before it is made, so that many at once do not slip through; refuses when there were too many. */
  count(account: string, address: string): Promise<void>;
  /** Takes the attempt back: it was the right password. */
  forgive(account: string, address: string): Promise<void>;
}

/** Slows down guessing: so many failures per account and per address in a quarter of an hour. */
export function openLoginLimit(pool: pg.Pool): LoginLimit {
  const accounts = openLimiter(pool, 'login_account', LOGIN_FAILURES.per_account);
  const addresses = openLimiter(pool, 'login_address', LOGIN_FAILURES.per_address);
  return {
    count: async (account, address) => {
      await consume(addresses, address);
      await consume(accounts, account);
    },
    forgive: async (account, address) => {
      await accounts.delete(account);
      await addresses.reward(address);
    },
  };
}

function openLimiter(pool: pg.Pool, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: LOGIN_FAILURES.window_minutes * 60,
  });
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Refusal('too_many_requests', [], { retry_after_seconds: Math.ceil(reason.msBeforeNext / 1000) });
  }
}
