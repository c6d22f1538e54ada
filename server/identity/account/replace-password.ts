import type { Tx } from '../../platform/sql/open-database.ts';
import { revokeSessions, updateUser } from '../auth/public.ts';
import { voidLinks } from './account-link.ts';
import { enqueueAccountMail } from './enqueue-mail.ts';

interface Replacement {
  account_id: string;
  password_hash: string;
  now: Date;
  /** The session of the change, if it may stay. */
  except?: string | undefined;
}

/** Sets a password, ends the other sessions and open links of the account, and notifies the owner. */
export async function replacePassword(tx: Tx, { account_id, password_hash, now, except }: Replacement): Promise<void> {
  await updateUser(tx, account_id, { password_hash });
  await revokeSessions(tx, account_id, except === undefined ? {} : { except });
  await voidLinks(tx, account_id, 'reset_password', now);
  await voidLinks(tx, account_id, 'change_email', now);
  await enqueueAccountMail(tx, 'password_changed', account_id);
}
