import { users } from '@tangent/db/schema/identity/account.ts';
import { checkPassword } from '@tangent/domain/identity/auth/check-password.ts';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import {
  hashPassword,
  markVerified,
  type RequestContext,
  recordSecurityEvent,
  resetLoginLimit,
} from '../auth/public.ts';
import { consumeLink, findLink, isLinkOpen } from './account-link.ts';
import { replacePassword } from './replace-password.ts';

/** The context of the calls about an account and the links in its emails. */
export interface AccountContext extends BaseContext {
  pool: pg.Pool;
  /** Signs the links in emails. */
  auth_secret: string;
  /** False where limits would disturb: tests of other things, benches. */
  limits_uses: boolean;
}

interface PasswordReset {
  token: string;
  password: string;
  requestContext: RequestContext;
}

/**
 * Sets a new password through an emailed link and ends every session. It signs no one in: the user signs in with the
 * new password, and the code where two-factor is on (A-147, ASVS 6.4.3).
 */
export async function resetPassword(
  context: AccountContext,
  { token, password, requestContext }: PasswordReset,
): Promise<void> {
  const { db, clock, auth_secret: secret } = context;
  const claim = { token, purpose: 'reset_password', secret } as const;
  const link = await findLink(db, claim);
  if (link === null || !isLinkOpen(link, clock.now())) throw new Refusal('invalid_token');
  const issues = checkPassword('password', password);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const password_hash = await hashPassword(password);
  const now = clock.now();
  const account_id = link.account_id;
  await inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, account_id)).for('no key update');
    if (!user || user.deactivated_at !== null) throw new Refusal('invalid_token');
    const { email } = await consumeLink(tx, claim, now);
    await replacePassword(tx, { account_id, password_hash, now });
    await recordSecurityEvent(tx, { account_id, type: 'password_reset', at: now, requestContext });
    // Using the link proves access to the mailbox.
    if (email === user.email) await markVerified(tx, account_id, { requestContext, now });
  });
  await resetLoginLimit(context, account_id);
}
