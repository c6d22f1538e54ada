import { EMAIL_CHANGES, RESET_MAILS, VERIFICATION_RESEND_SECONDS } from '@tangent/domain/limits.ts';
import { createRateLimiter, type Limit } from '../../platform/limit/create-rate-limiter.ts';
import type { AccountContext } from './context.ts';

type LimitContext = Pick<AccountContext, 'pool' | 'limits_uses'>;

/** Mails that verify an address, by request: one a minute per account. */
export function createVerificationLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  return createRateLimiter(pool, {
    name: 'verification',
    uses: 1,
    window_minutes: VERIFICATION_RESEND_SECONDS / 60,
    is_on,
  });
}

/** Requests to reset a password, per address they come from. */
export function createResetRequestLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_address: uses, window_minutes } = RESET_MAILS;
  return createRateLimiter(pool, { name: 'reset_request', uses, window_minutes, is_on });
}

/** Mails that reset a password, per account, whoever asks for them. */
export function createResetMailLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_account: uses, window_minutes } = RESET_MAILS;
  return createRateLimiter(pool, { name: 'reset_mail', uses, window_minutes, is_on });
}

/** Mails to addresses that somebody wants to change to: nobody is to be flooded through us. */
export function createEmailChangeLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_account: uses, window_minutes } = EMAIL_CHANGES;
  return createRateLimiter(pool, { name: 'email_change', uses, window_minutes, is_on });
}
