import type { Language } from '@tangent/domain/locale.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { AccountMail } from './account-mail.ts';
import { accountMailJob, welcomeMailJob } from './jobs.ts';

/**
 * Enqueues the welcome email of a new account, with the link that verifies its address unless it is verified already.
 * Runs in the transaction that creates the account.
 */
export function enqueueWelcomeMail(tx: Tx, userId: string, linkId?: string): Promise<void> {
  return enqueue(tx, welcomeMailJob, { user_id: userId, ...(linkId === undefined ? {} : { link_id: linkId }) });
}

/** Enqueues an email about an account. Runs in the transaction of the event. */
export function enqueueAccountMail(
  tx: Tx,
  mail: AccountMail,
  userId: string,
  more: { link_id?: string; to?: string; language?: Language; params?: Record<string, string> } = {},
): Promise<void> {
  return enqueue(tx, accountMailJob, { mail, user_id: userId, params: {}, ...more });
}
