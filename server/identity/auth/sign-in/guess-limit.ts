import { CAPTCHA_REQUESTS, CODE_FAILURES, STEP_UP_FAILURES } from '@tangent/domain/identity/identity-limits.ts';
import { createRateLimiter, type Limit } from '../../../platform/limit/create-rate-limiter.ts';
import type { AuthContext } from '../context.ts';

type LimitContext = Pick<AuthContext, 'pool' | 'limits_uses'>;

/** Wrong codes per account, across all sign-ins. Correct codes are uncounted, one by one. */
export function createCodeLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_account: uses, window_minutes } = CODE_FAILURES;
  return createRateLimiter(pool, { name: 'code', uses, window_minutes, is_on });
}

/** Wrong passwords and codes per account in confirmations: one count for all places. */
export function createStepUpLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_account: uses, window_minutes } = STEP_UP_FAILURES;
  return createRateLimiter(pool, { name: 'step_up', uses, window_minutes, is_on });
}

/** Captchas per client address: creating one costs us more than requesting it. */
export function createCaptchaLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_address: uses, window_minutes } = CAPTCHA_REQUESTS;
  return createRateLimiter(pool, { name: 'captcha', uses, window_minutes, is_on });
}
