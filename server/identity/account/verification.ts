import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { markVerified } from '../auth/public.ts';
import { consumeLink, createLink } from './account-link.ts';
import { lockEmailLink, type OpenedLink } from './email-link.ts';
import { enqueueAccountMail } from './enqueue-mail.ts';

/**
 * Emails the link that verifies the address of an account; a verified one that refused an email gets one that says that
 * emails arrive again.
 */
export async function sendVerification(tx: Tx, userId: string, now: Date): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  if (user.email_verified_at !== null) return enqueueAccountMail(tx, 'address_works', userId);
  const link_id = await createLink(tx, { account_id: userId, purpose: 'verify_email', email: user.email, now });
  await enqueueAccountMail(tx, 'verify_email', userId, { link_id });
}

/** Verifies the address that a link was sent to; returns false when the link is dead. */
export async function confirmVerification(tx: Tx, openedLink: OpenedLink): Promise<boolean> {
  const { token, secret, requestContext, now } = openedLink;
  const found = await lockEmailLink(tx, 'verify_email', openedLink);
  if (found.state !== 'ask') return found.state === 'done';
  await consumeLink(tx, { token, purpose: 'verify_email', secret }, now);
  await markVerified(tx, found.user.id, { requestContext, now });
  return true;
}
