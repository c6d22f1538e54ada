import { users } from '@tangent/db/schema/identity/account.ts';
import type { z } from 'zod';
import type { Limit } from '../../platform/limit/create-rate-limiter.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { hasEmail, recordSecurityEvent } from '../auth/public.ts';
import { createLink } from './account-link.ts';
import { enqueueAccountMail } from './enqueue-mail.ts';
import type { resetRequestJob } from './jobs.ts';

type ResetRequest = z.output<typeof resetRequestJob.schema>;

/** Emails the link that sets a new password, if the account exists, is not closed and its mailbox is within its limit. */
export async function sendReset(
  { db, clock }: BaseContext,
  limit: Limit,
  { email, language, ...requestContext }: ResetRequest,
): Promise<void> {
  const [user] = await db.select().from(users).where(hasEmail(email));
  if (!user || user.deactivated_at !== null || !(await isWithin(limit, user.email))) return;
  const now = clock.now();
  const account_id = user.id;
  await inTransaction(db, async (tx) => {
    // Sent to the stored address, not to the typed one: two addresses that look alike may belong to two users.
    const link_id = await createLink(tx, { account_id, purpose: 'reset_password', email: user.email, now });
    await enqueueAccountMail(tx, 'reset_password', account_id, { link_id, ...(language ? { language } : {}) });
    await recordSecurityEvent(tx, { account_id, type: 'password_reset_requested', at: now, requestContext });
  });
}

async function isWithin(limit: Limit, email: string): Promise<boolean> {
  try {
    await limit.count(email);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
