import type { Account } from '@tangent/contract/identity/account.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import {
  type Actor,
  hasEmail,
  type RequestContext,
  recordSecurityEvent,
  refuseBlockedAddress,
} from '../auth/public.ts';
import { createLink } from './account-link.ts';
import { enqueueAccountMail } from './enqueue-mail.ts';
import { getAccount } from './get-account.ts';

/** Returns the address as it is stored; refuses an invalid one, the account's own and one of another account. */
export async function checkNewEmail(db: Db | Tx, accountId: string, typed: string): Promise<string> {
  const issues = checkEmail('email', typed);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const email = writeEmail(typed);
  const [owner] = await db.select({ id: users.id }).from(users).where(hasEmail(email));
  if (owner?.id === accountId) throw new Refusal('invalid_input', [{ code: 'same_email', path: 'email' }]);
  await refuseBlockedAddress(db, email);
  if (owner) throw new Refusal('duplicated_email', [{ code: 'duplicated_email', path: 'email' }]);
  return email;
}

/** Emails a link to the new address and a warning to the old one, which counts until the link is followed. */
export async function requestEmailChange(
  tx: Tx,
  actor: Actor,
  { email, requestContext, now }: { email: string; requestContext: RequestContext; now: Date },
): Promise<Account> {
  const account_id = actor.user_id;
  const link_id = await createLink(tx, { account_id, purpose: 'change_email', email, now });
  await enqueueAccountMail(tx, 'change_email', account_id, { link_id, to: email });
  await enqueueAccountMail(tx, 'email_change_requested', account_id, { params: { new_email: email } });
  const details = { new_email: email };
  await recordSecurityEvent(tx, { account_id, type: 'email_change_requested', at: now, requestContext, details });
  return getAccount(tx, account_id, now);
}
