import { EMAIL_CHANGES, RESET_MAILS, VERIFICATION_RESEND_SECONDS } from '@tangent/domain/limits.ts';
import type pg from 'pg';
import { createRateLimiter, type Limit } from '../../platform/limit/create-rate-limiter.ts';

interface LimitContext {
  pool: pg.Pool;
  /** False where limits would disturb: tests of other things, benches. */
  limits_uses: boolean;
}

/** Requested verification emails: one a minute per account. */
export function createVerificationLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  return createRateLimiter(pool, {
    name: 'verification',
    uses: 1,
    window_minutes: VERIFICATION_RESEND_SECONDS / 60,
    is_on,
  });
}

/** Requests to reset a password, per client address. */
export function createResetRequestLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_address: uses, window_minutes } = RESET_MAILS;
  return createRateLimiter(pool, { name: 'reset_request', uses, window_minutes, is_on });
}

/** Emails that reset a password, per account, whatever client requests them. */
export function createResetMailLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_account: uses, window_minutes } = RESET_MAILS;
  return createRateLimiter(pool, { name: 'reset_mail', uses, window_minutes, is_on });
}

/** Emails to new addresses: the product must not be usable for flooding a mailbox. */
export function createEmailChangeLimiter({ pool, limits_uses: is_on }: LimitContext): Limit {
  const { per_account: uses, window_minutes } = EMAIL_CHANGES;
  return createRateLimiter(pool, { name: 'email_change', uses, window_minutes, is_on });
}
