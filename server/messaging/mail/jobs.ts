import { WEBHOOK_OFF_REASONS } from '@tangent/domain/events/webhook/message-state.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { PAYOUT_METHODS } from '@tangent/domain/money/payout/payout-method.ts';
import { PAYOUT_FAILURES, WITHDRAWAL_CANCEL_REASONS } from '@tangent/domain/money/payout/withdrawal.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { ACCOUNT_MAILS } from './account-mail.ts';
import { FAN_MAILS } from './fan-mail.ts';
import { FORM_MAILS } from './form-mail.ts';
import { PAYOUT_MAILS } from './payout-mail.ts';
import { PITCH_MAILS } from './pitch-mail.ts';
import { PLAN_MAILS } from './plan-mail.ts';
import { REFERRAL_MAILS } from './referral-mail.ts';
import { RELEASE_MAILS } from './release-mail.ts';
import { SHARE_MAILS } from './share-mail.ts';

/** Emails leave the company. */
const OUTBOUND = { retry_limit: 10, is_outbound: true } as const;

export const welcomeMailJob = defineJob(
  'mail.welcome',
  z.object({
    user_id: z.uuid(),
    /** The link that verifies the address, unless the sign-up has proved it. */
    link_id: z.uuid().optional(),
  }),
  OUTBOUND,
);

export const exportMailJob = defineJob('mail.export', z.object({ user_id: z.uuid() }), OUTBOUND);

export const releaseMailJob = defineJob(
  'mail.release',
  z.object({ mail: z.enum(RELEASE_MAILS), release_id: z.uuid() }),
  OUTBOUND,
);

export const pageMailJob = defineJob('mail.page', z.object({ check_id: z.uuid() }), OUTBOUND);

/** The fan and what the email is about: everything else is read when it is sent, and no address is in a queue. */
export const fanMailJob = defineJob('mail.fan', z.object({ mail: z.enum(FAN_MAILS), fan_id: z.uuid() }), {
  ...OUTBOUND,
  concurrency: 4,
});

export const accountMailJob = defineJob(
  'mail.account',
  z.object({
    mail: z.enum(ACCOUNT_MAILS),
    user_id: z.uuid(),
    /** The link in the email. Its token is made when the email is built and is never in a queue. */
    link_id: z.uuid().optional(),
    /** The recipient, unless it is the address of the account. */
    to: z.string().optional(),
    /** The language of the page that requested the email, unless it is that of the account. */
    language: z.enum(LANGUAGES).optional(),
    params: z.record(z.string(), z.string()).default({}),
  }),
  OUTBOUND,
);

export const referralMailJob = defineJob(
  'mail.referral',
  z.object({ mail: z.enum(REFERRAL_MAILS), reward_id: z.uuid() }),
  OUTBOUND,
);

/** The facts at the time of the change: the email may be built later. Instants are ISO 8601. */
export const planMailJob = defineJob(
  'mail.plan',
  z.object({
    mail: z.enum(PLAN_MAILS),
    user_id: z.uuid(),
    plan: z.enum(PLANS),
    amount_cents: z.number().int().nullable(),
    /** When the plan ends, is paid until, or is replaced. */
    until: z.iso.datetime().nullable(),
    /** Until when the plan can be refunded; null when it cannot. */
    refund_until: z.iso.datetime().nullable(),
    /** The plan whose rules apply from then on. */
    plan_now: z.enum(PLANS),
  }),
  OUTBOUND,
);

/** The facts at the time of the change. Shares are hundredths of a percent. */
export const shareMailJob = defineJob(
  'mail.share',
  z.object({
    mail: z.enum(SHARE_MAILS),
    /** The owner of the tracks. */
    account_id: z.uuid(),
    payee_id: z.uuid(),
    /**
     * Number of the invitation whose link is in the email. Its token is made when the email is built and is never in a
     * queue.
     */
    invitation_no: z.number().int().nullable(),
    /** The artist of the tracks. */
    artist: z.string(),
    /** The first month of the new version. */
    from: z.string().nullable(),
    /** The first tracks of the change, and the number of all. */
    tracks: z.array(z.object({ title: z.string(), before: z.number().int(), after: z.number().int() })),
    track_count: z.number().int(),
    /** The amount that the owner recoups first from each track, and the amount that waits to be claimed. */
    recoupable_cents: z.number().int(),
    waiting_micros: z.number().int(),
  }),
  OUTBOUND,
);

/** The request is read when the email is sent. */
export const formMailJob = defineJob(
  'mail.form',
  z.object({ mail: z.enum(FORM_MAILS), request_id: z.uuid() }),
  OUTBOUND,
);

/** An endpoint was switched off; its address is read when the email is sent. */
export const webhookMailJob = defineJob(
  'mail.webhook',
  z.object({ endpoint_id: z.uuid(), reason: z.enum(WEBHOOK_OFF_REASONS).exclude(['by_owner']) }),
  OUTBOUND,
);

/** The pitch is read when the email is sent: no address of a curator is in a queue. */
export const pitchMailJob = defineJob(
  'mail.pitch',
  z.object({ mail: z.enum(PITCH_MAILS), pitch_id: z.uuid() }),
  OUTBOUND,
);

/** A change of a withdrawal, with the facts at that time. */
export const payoutMailJob = defineJob(
  'mail.payout',
  z.object({
    mail: z.enum(PAYOUT_MAILS),
    user_id: z.uuid(),
    amount_cents: z.number().int(),
    /** The amount after fees. */
    net_cents: z.number().int(),
    method: z.enum(PAYOUT_METHODS),
    destination: z.string(),
    expected_on: z.iso.date(),
    cancel_reason: z.enum(WITHDRAWAL_CANCEL_REASONS).nullable(),
    failure: z.enum(PAYOUT_FAILURES).nullable(),
  }),
  OUTBOUND,
);
