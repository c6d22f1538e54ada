import type { Language } from '@tangent/domain/locale.ts';
import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { AccountMail } from './account-mail.ts';
import type { FanMail } from './fan-mail.ts';
import type { FormMail } from './form-mail.ts';
import {
  accountMailJob,
  exportMailJob,
  fanMailJob,
  formMailJob,
  pageMailJob,
  payoutMailJob,
  pitchMailJob,
  planMailJob,
  referralMailJob,
  releaseMailJob,
  shareMailJob,
  webhookMailJob,
  welcomeMailJob,
} from './jobs.ts';
import type { PitchMail } from './pitch-mail.ts';
import type { ReferralMail } from './referral-mail.ts';
import type { ReleaseMail } from './release-mail.ts';

/**
 * Enqueues the welcome email of a new account, with the link that verifies its address unless it is verified already.
 * Runs in the transaction that creates the account.
 */
export function enqueueWelcomeMail(tx: Tx, userId: string, linkId?: string): Promise<void> {
  return enqueue(tx, welcomeMailJob, { user_id: userId, ...(linkId === undefined ? {} : { link_id: linkId }) });
}

/** Enqueues the email that the account export is ready. Runs in the transaction in which it becomes ready. */
export function enqueueExportMail(tx: Tx, userId: string): Promise<void> {
  return enqueue(tx, exportMailJob, { user_id: userId });
}

/** Enqueues an email to the owner of a release. Runs in the transaction of the event. */
export function enqueueReleaseMail(tx: Tx, mail: ReleaseMail, releaseId: string): Promise<void> {
  return enqueue(tx, releaseMailJob, { mail, release_id: releaseId });
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

/** Enqueues an email about a plan. Runs in the transaction of the event. */
export function enqueuePlanMail(tx: Tx, facts: z.output<typeof planMailJob.schema>): Promise<void> {
  return enqueue(tx, planMailJob, facts);
}

/** Enqueues an email to the holder of a share, or to the owner of the tracks. Runs in the transaction of the event. */
export function enqueueShareMail(tx: Tx, facts: z.output<typeof shareMailJob.schema>): Promise<void> {
  return enqueue(tx, shareMailJob, facts);
}

/** Enqueues an email about a withdrawal. Runs in the transaction of the event. */
export function enqueuePayoutMail(tx: Tx, facts: z.output<typeof payoutMailJob.schema>): Promise<void> {
  return enqueue(tx, payoutMailJob, facts);
}

/** Enqueues the request to a store to move a release to another artist page. Runs in the transaction of the event. */
export function enqueuePageMail(tx: Tx, checkId: string): Promise<void> {
  return enqueue(tx, pageMailJob, { check_id: checkId });
}

/** Enqueues an email about a request. Runs in the transaction of the event. */
export function enqueueFormMail(tx: Tx, data: { mail: FormMail; request_id: string }): Promise<void> {
  return enqueue(tx, formMailJob, data);
}

/** Enqueues an email about a reward. Runs in the transaction of the event. */
export function enqueueReferralMail(tx: Tx, data: { mail: ReferralMail; reward_id: string }): Promise<void> {
  return enqueue(tx, referralMailJob, data);
}

/** Enqueues an email about a pitch. Runs in the transaction of the event. */
export function enqueuePitchMail(tx: Tx, data: { mail: PitchMail; pitch_id: string }): Promise<void> {
  return enqueue(tx, pitchMailJob, data);
}

/** Enqueues the email that an endpoint was switched off. Runs in the transaction in which it happens. */
export function enqueueWebhookMail(tx: Tx, data: z.output<typeof webhookMailJob.schema>): Promise<void> {
  return enqueue(tx, webhookMailJob, data);
}

/**
 * Enqueues an email to a fan who requested a reminder. Runs in the transaction of the event. A fan who confirms on
 * release day is reached by two events: while one email waits no second one is added, and later the fan's state says
 * that it was sent.
 */
export function enqueueFanMail(tx: Tx, data: { mail: FanMail; fan_id: string }): Promise<void> {
  return enqueue(tx, fanMailJob, data, data.mail === 'confirm' ? {} : { key: `${data.mail} ${data.fan_id}` });
}
