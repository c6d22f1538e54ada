import { referral_rewards, referral_visits, referrals } from '@tangent/db/schema/promotion/referral.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import { bindSweeps } from '../../platform/jobs/ticker.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import * as jobs from './jobs.ts';
import { type ReferralContext, registerReferralRoutes } from './routes.ts';
import { saveReferral } from './save-referral.ts';
import { type CreditContext, giveCredit, takeCredit } from './send-credit.ts';
import { sendReferralMail } from './send-referral-mail.ts';
import { sweepReferrals } from './sweep-referrals.ts';

export const referralModule = {
  name: 'referral',
  tables: ['referral_rewards', 'referral_visits', 'referrals'],
  registerRoutes: registerReferralRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      giveCreditJob: ({ reward_id }) => giveCredit(context, reward_id),
      takeCreditJob: ({ reward_id }) => takeCredit(context, reward_id),
      referralMailJob: (data, run) => sendReferralMail(context, data, run.id),
    }),
  buildSweeps: ({ clock }) => bindSweeps(jobs, { referralSweep: (tx) => sweepReferrals(tx, clock.now()) }),
  personal_data: {
    referrals: { erasing: 'emptied', exporting: { part: 'referrals' } },
    referral_visits: { erasing: 'removed', exporting: { part: 'referral_visits' } },
    referral_rewards: { erasing: 'removed', exporting: { part: 'referral_rewards' } },
  },
  hooks: { onRegistered: saveReferral },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, ReferralContext, CreditContext & MailContext>;

/** A friend who leaves still counts for the referrer, without the network and without what staff noted. */
async function eraseAccount(tx: Tx, id: string): Promise<void> {
  await tx.delete(referrals).where(eq(referrals.referrer_id, id));
  await tx.update(referrals).set({ network: null, note: null, signals: [] }).where(eq(referrals.friend_id, id));
  await tx.delete(referral_rewards).where(eq(referral_rewards.account_id, id));
  await tx.delete(referral_visits).where(eq(referral_visits.account_id, id));
}

/** The people whom the account invited are others' data: only when they signed up is part of the export. */
async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { signed_up_at, network, qualified_at } = referrals;
  return {
    referrals: {
      invited: await tx.select({ signed_up_at, qualified_at }).from(referrals).where(eq(referrals.referrer_id, id)),
      invited_by: await tx.select({ signed_up_at, network }).from(referrals).where(eq(referrals.friend_id, id)),
    },
    referral_rewards: await tx.select().from(referral_rewards).where(eq(referral_rewards.account_id, id)),
    referral_visits: await tx.select().from(referral_visits).where(eq(referral_visits.account_id, id)),
  };
}
