import { LANGUAGES } from '@tangent/domain/locale.ts';
import { PAYOUT_METHODS } from '@tangent/domain/payout/payout-method.ts';
import { PAYOUT_FAILURES, WITHDRAWAL_CANCEL_REASONS } from '@tangent/domain/payout/withdrawal.ts';
import { PLANS } from '@tangent/domain/plan/plan.ts';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { ACCOUNT_MAILS } from './account-mail.ts';
import { PAYOUT_MAILS } from './payout-mail.ts';
import { PLAN_MAILS } from './plan-mail.ts';
import { RELEASE_MAILS } from './release-mail.ts';
import { SHARE_MAILS } from './share-mail.ts';

export const welcomeMailJob = defineJob(
  'mail.welcome',
  z.object({
    user_id: z.uuid(),
    /** The link that verifies the address, for who signed up with one that is not known to be theirs. */
    link_id: z.uuid().optional(),
  }),
  { retry_limit: 10 },
);

export const exportMailJob = defineJob('mail.export', z.object({ user_id: z.uuid() }), { retry_limit: 10 });

export const releaseMailJob = defineJob(
  'mail.release',
  z.object({ mail: z.enum(RELEASE_MAILS), release_id: z.uuid() }),
  { retry_limit: 10 },
);

export const accountMailJob = defineJob(
  'mail.account',
  z.object({
    mail: z.enum(ACCOUNT_MAILS),
    user_id: z.uuid(),
    /** The link that the mail carries; its token is made when the mail is written and lies in no queue. */
    link_id: z.uuid().optional(),
    /** Where to, when that is not the address of the account. */
    to: z.string().optional(),
    /** Of the page on which it was asked for, when that is not the one of the account. */
    language: z.enum(LANGUAGES).optional(),
    params: z.record(z.string(), z.string()).default({}),
  }),
  { retry_limit: 10 },
);

/** The facts are those of the moment it happened: the mail may be written later. Instants as ISO 8601 says them. */
export const planMailJob = defineJob(
  'mail.plan',
  z.object({
    mail: z.enum(PLAN_MAILS),
    user_id: z.uuid(),
    plan: z.enum(PLANS),
    amount_cents: z.number().int().nullable(),
    /** Until when the plan holds, is paid, or from when another one does. */
    until: z.iso.datetime().nullable(),
    /** Until when the money can be had back, while it can. */
    refund_until: z.iso.datetime().nullable(),
    /** The plan whose rules hold from then on. */
    plan_now: z.enum(PLANS),
  }),
  { retry_limit: 10 },
);

/** The facts are those of the moment it happened. Shares are hundredths of a percent. */
export const shareMailJob = defineJob(
  'mail.share',
  z.object({
    mail: z.enum(SHARE_MAILS),
    /** The owner of the tracks. */
    account_id: z.uuid(),
    payee_id: z.uuid(),
    /** Of the link that the mail carries; its token is made when the mail is written and lies in no queue. */
    invitation_no: z.number().int().nullable(),
    /** The artist whose tracks they are. */
    artist: z.string(),
    /** The month from which a new version counts. */
    from: z.string().nullable(),
    /** The first tracks it is about, and how many there are. */
    tracks: z.array(z.object({ title: z.string(), before: z.number().int(), after: z.number().int() })),
    track_count: z.number().int(),
    /** What the owner gets back first of each track, and what waits to be claimed. */
    recoupable_cents: z.number().int(),
    waiting_micros: z.number().int(),
  }),
  { retry_limit: 10 },
);

/** What happened to a withdrawal, with the facts of that moment. */
export const payoutMailJob = defineJob(
  'mail.payout',
  z.object({
    mail: z.enum(PAYOUT_MAILS),
    user_id: z.uuid(),
    amount_cents: z.number().int(),
    /** What arrives of it. */
    net_cents: z.number().int(),
    method: z.enum(PAYOUT_METHODS),
    destination: z.string(),
    expected_on: z.iso.date(),
    cancel_reason: z.enum(WITHDRAWAL_CANCEL_REASONS).nullable(),
    failure: z.enum(PAYOUT_FAILURES).nullable(),
  }),
  { retry_limit: 10 },
);
