import { users } from '@tangent/db/schema/identity/account.ts';
import { referral_rewards } from '@tangent/db/schema/promotion/referral.ts';
import { REFERRAL_TIERS } from '@tangent/domain/promotion/referral-limits.ts';
import { formatDollars } from '@tangent/web/texts/format-dollars.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import type { referralMailJob } from './jobs.ts';

/** Sends an email about a credit, which is money: also to users with emails turned off. */
export async function sendReferralMail(
  context: MailContext,
  { mail, reward_id }: z.output<typeof referralMailJob.schema>,
  messageId: string,
): Promise<void> {
  const [row] = await context.db
    .select({ reward: referral_rewards, user: users })
    .from(referral_rewards)
    .innerJoin(users, eq(users.id, referral_rewards.account_id))
    .where(eq(referral_rewards.id, reward_id));
  if (!row || row.user.deactivated_at !== null) return;
  const { reward, user } = row;
  const { t } = await loadTexts(user.language);
  const { friends } = REFERRAL_TIERS[reward.tier];
  const values = {
    name: user.first_name,
    friends,
    reward: t(`referral.reward.${reward.tier}`),
    amount: formatDollars(reward.credit_cents ?? 0, user.language),
    back: formatDollars(reward.credit_back_cents ?? 0, user.language),
  };
  await sendEmail(context, user, messageId, {
    subject: t(`mail.${mail}.subject`, values),
    heading: t(`mail.${mail}.heading`, values),
    paragraphs: [t(`mail.${mail}.body`, values)],
    points: [],
    action: { label: t('mail.referral_action'), path: '/referral-program' },
    footer: 'billing',
  });
}
