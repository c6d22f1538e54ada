import type { Tx } from '../../platform/sql/open-database.ts';
import { markVerified } from '../auth/public.ts';
import { consumeLink } from './account-link.ts';
import { lockEmailLink, type OpenedLink } from './email-link.ts';

/** Verifies the address that a link was sent to; returns false when the link is dead. */
export async function confirmVerification(tx: Tx, openedLink: OpenedLink): Promise<boolean> {
  const { token, secret, requestContext, now } = openedLink;
  const found = await lockEmailLink(tx, 'verify_email', openedLink);
  if (found.state !== 'ask') return found.state === 'done';
  await consumeLink(tx, { token, purpose: 'verify_email', secret }, now);
  await markVerified(tx, found.user.id, { requestContext, now });
  return true;
}
