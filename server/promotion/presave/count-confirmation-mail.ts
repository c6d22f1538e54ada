import { CONFIRMATION_MAILS } from '@tangent/domain/promotion/presave-limits.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PresaveContext } from './context.ts';
import { buildFanKey } from './fan-secrets.ts';

/**
 * Counts a confirmation mail to a mailbox and returns whether it may get this one today. Counted for all artists
 * together, for reminders and for following.
 */
export async function countConfirmationMail(
  { pool, auth_secret }: Pick<PresaveContext, 'pool' | 'auth_secret'>,
  mailbox: string,
): Promise<boolean> {
  const { per_mailbox: uses, window_minutes } = CONFIRMATION_MAILS;
  const limit = createRateLimiter(pool, { name: 'presave_mailbox', uses, window_minutes, is_on: true });
  try {
    await limit.count(buildFanKey(auth_secret, '', `mail:${mailbox}`));
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}
