import { LOGIN_FAILURES } from '@tangent/domain/limits.ts';
import { openLimit } from '../platform/limit/open-limit.ts';
import type { AuthContext } from './context.ts';

export interface LoginLimit {
  /** Counts an attempt before it is made, so that many at once do not slip through; refuses when there were too many. */
  count(account: string, address: string): Promise<void>;
  /** Takes the attempt back: it was the right password. */
  forgive(account: string, address: string): Promise<void>;
}

/** Slows down guessing: so many failures per account and per address in a quarter of an hour. */
export function openLoginLimit({ pool, limits_uses: is_on }: Pick<AuthContext, 'pool' | 'limits_uses'>): LoginLimit {
  const { per_account, per_address, window_minutes } = LOGIN_FAILURES;
  const accounts = openLimit(pool, { name: 'login_account', uses: per_account, window_minutes, is_on });
  const addresses = openLimit(pool, { name: 'login_address', uses: per_address, window_minutes, is_on });
  return {
    count: async (account, address) => {
      await addresses.count(address);
      await accounts.count(account);
    },
    forgive: async (account, address) => {
      await accounts.clear(account);
      await addresses.takeBack(address);
    },
  };
}
