import { users } from '@tangent/db/schema/account.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { markVerified, type RequestContext } from '../auth/public.ts';
import { consumeLink, findLink, isLinkOpen } from './account-link.ts';

interface OpenedLink {
  token: string;
  secret: string;
  requestContext: RequestContext;
  now: Date;
}

/**
 * Verifies the address that a link was sent to; returns false when the link is invalid. Mail scanners follow links
 * before users do: until it expires, a used link responds as it did the first time.
 */
export async function confirmVerification(
  tx: Tx,
  { token, secret, requestContext, now }: OpenedLink,
): Promise<boolean> {
  const claim = { token, purpose: 'verify_email', secret } as const;
  const link = await findLink(tx, claim);
  if (link === null || link.expires_at <= now) return false;
  const [user] = await tx.select().from(users).where(eq(users.id, link.account_id)).for('no key update');
  if (!user || user.deactivated_at !== null || user.email !== link.email) return false;
  if (user.email_verified_at !== null) return true;
  if (!isLinkOpen(link, now)) return false;
  await consumeLink(tx, claim, now);
  await markVerified(tx, user.id, { requestContext, now });
  return true;
}
