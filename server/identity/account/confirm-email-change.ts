import { isUniqueViolation } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { recordSecurityEvent, updateUser } from '../auth/public.ts';
import { consumeLink, voidLinks } from './account-link.ts';
import { lockEmailLink, type OpenedLink } from './email-link.ts';
import { enqueueAccountMail } from './enqueue-mail.ts';

/**
 * Gives an account the address that a link was sent to; returns false when the link is dead or another account has the
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

async function changeAddress(tx: Tx, openedLink: OpenedLink): Promise<boolean> {
  const { token, secret, requestContext, now } = openedLink;
  const found = await lockEmailLink(tx, 'change_email', openedLink);
  if (found.state !== 'ask') return found.state === 'done';
  const { user } = found;
  const { email } = await consumeLink(tx, { token, purpose: 'change_email', secret }, now);
  await updateUser(tx, user.id, { email, email_verified_at: now });
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
