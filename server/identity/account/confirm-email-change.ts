import { users } from '@tangent/db/schema/account.ts';
import { eq } from 'drizzle-orm';
import { enqueueAccountMail } from '../../engagement/mail/public.ts';
import { isUniqueViolation } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type RequestContext, recordSecurityEvent } from '../auth/public.ts';
import { consumeLink, findLink, isLinkOpen, voidLinks } from './account-link.ts';

interface OpenedLink {
  token: string;
  secret: string;
  requestContext: RequestContext;
  now: Date;
}

/**
 * Gives an account the address that a link was sent to; returns false when the link is void or another account has the
 * address by now.
 */
export async function confirmEmailChange(db: Db, openedLink: OpenedLink): Promise<boolean> {
  try {
    return await inTransaction(db, (tx) => changeAddress(tx, openedLink));
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) return false;
    throw error;
  }
}

async function changeAddress(tx: Tx, { token, secret, requestContext, now }: OpenedLink): Promise<boolean> {
  const claim = { token, purpose: 'change_email', secret } as const;
  const link = await findLink(tx, claim);
  if (link === null || link.expires_at <= now) return false;
  const [user] = await tx.select().from(users).where(eq(users.id, link.account_id)).for('no key update');
  if (!user || user.deactivated_at !== null) return false;
  // A mail scanner may have followed the link before.
  if (user.email === link.email) return true;
  if (!isLinkOpen(link, now)) return false;
  const { email } = await consumeLink(tx, claim, now);
  await tx.update(users).set({ email, email_verified_at: now }).where(eq(users.id, user.id));
  // Links sent to the old address must no longer open the account.
  await voidLinks(tx, user.id, 'reset_password', now);
  await voidLinks(tx, user.id, 'verify_email', now);
  const params = { new_email: email };
  await enqueueAccountMail(tx, 'email_changed', user.id, { to: user.email, params });
  await enqueueAccountMail(tx, 'email_changed', user.id, { to: email, params });
  const details = { old_email: user.email, new_email: email };
  await recordSecurityEvent(tx, { account_id: user.id, type: 'email_changed', at: now, requestContext, details });
  return true;
}
