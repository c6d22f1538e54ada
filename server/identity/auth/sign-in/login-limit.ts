import { LOGIN_FAILURES } from '@tangent/domain/identity/identity-limits.ts';
import { createRateLimiter, type Limit } from '../../../platform/limit/create-rate-limiter.ts';
import type { AuthContext } from '../context.ts';

type LimitContext = Pick<AuthContext, 'pool' | 'limits_uses'>;

export interface LoginLimit {
  /**
   * Counts an attempt before it is made, so that concurrent ones cannot slip through; refuses when there were too many.
   */
  count(account: string, network: string): Promise<void>;
  /** Takes the attempt back: the password was correct. */
  reset(account: string, network: string): Promise<void>;
}

/** Slows down guessing by limiting the failures per account and per network in a quarter of an hour. */
export function createLoginLimiter(context: LimitContext): LoginLimit {
  const { per_address: uses, window_minutes } = LOGIN_FAILURES;
  const accounts = createAccountLimiter(context);
  const addresses = createRateLimiter(context.pool, {
    name: 'login_address',
    uses,
    window_minutes,
    is_on: context.limits_uses,
  });
  return {
    count: async (account, network) => {
      await addresses.count(network);
      await accounts.count(account);
    },
    reset: async (account, network) => {
      await accounts.clear(account);
      await addresses.uncount(network);
    },
  };
}

/** Resets the count of an account whose owner has just set a new password through an emailed link. */
export function resetLoginLimit(context: LimitContext, accountId: string): Promise<void> {
  return createAccountLimiter(context).clear(accountId);
}

function createAccountLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_account: uses, window_minutes } = LOGIN_FAILURES;
  return createRateLimiter(pool, { name: 'login_account', uses, window_minutes, is_on });
}
