import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { createLink } from './account-link.ts';
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
