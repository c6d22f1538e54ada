import type { Language } from '@tangent/domain/locale.ts';
import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { AccountMail } from './account-mail.ts';
import {
  accountMailJob,
  exportMailJob,
  payoutMailJob,
  planMailJob,
  releaseMailJob,
  shareMailJob,
  welcomeMailJob,
} from './job-kinds.ts';
import type { ReleaseMail } from './release-mail.ts';

/** Greets a new account, with the link that verifies its address unless that is known. Part of the transaction that makes it. */
export function enqueueWelcomeMail(tx: Tx, userId: string, linkId?: string): Promise<void> {
  return enqueue(tx, welcomeMailJob, { user_id: userId, ...(linkId === undefined ? {} : { link_id: linkId }) });
}

/** Says that the archive of everything is ready. Part of the transaction in which it becomes so. */
export function enqueueExportMail(tx: Tx, userId: string): Promise<void> {
  return enqueue(tx, exportMailJob, { user_id: userId });
}

/** Tells an owner what happened to a release. Part of the transaction in which it happens. */
export function enqueueReleaseMail(tx: Tx, mail: ReleaseMail, releaseId: string): Promise<void> {
  return enqueue(tx, releaseMailJob, { mail, release_id: releaseId });
}

/** Tells somebody what happened to their account. Part of the transaction in which it happens. */
export function enqueueAccountMail(
  tx: Tx,
  mail: AccountMail,
  userId: string,
  more: { link_id?: string; to?: string; language?: Language; params?: Record<string, string> } = {},
): Promise<void> {
  return enqueue(tx, accountMailJob, { mail, user_id: userId, params: {}, ...more });
}

/** Tells somebody what happened to their plan. Part of the transaction in which it happens. */
export function enqueuePlanMail(tx: Tx, facts: z.output<typeof planMailJob.schema>): Promise<void> {
  return enqueue(tx, planMailJob, facts);
}

/** Writes to somebody with a share, or to the owner of the tracks about them. Part of the transaction in which it happens. */
export function enqueueShareMail(tx: Tx, facts: z.output<typeof shareMailJob.schema>): Promise<void> {
  return enqueue(tx, shareMailJob, facts);
}

/** Tells somebody what happened to their withdrawal. Part of the transaction in which it happens. */
export function enqueuePayoutMail(tx: Tx, facts: z.output<typeof payoutMailJob.schema>): Promise<void> {
  return enqueue(tx, payoutMailJob, facts);
}
