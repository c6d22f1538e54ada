import { users } from '@tangent/db/schema/identity/account.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isEmailOff } from '../../../events/activity/public.ts';
import { type MailContext, sendEmail } from '../../../messaging/mail/public.ts';
import type { planMailJob } from '../jobs.ts';
import { buildPlanEmail } from './build-plan-email.ts';
import { isAboutMoney } from './plan-mail.ts';

type PlanMailData = z.output<typeof planMailJob.schema>;

/**
 * Sends an email about a plan: always when it is about money, otherwise unless the user has turned emails off.
 */
export async function sendPlanMail(context: MailContext, data: PlanMailData, messageId: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, data.user_id));
  if (!user || user.erased_at !== null) return;
  // A closed account gets only emails about money: its owner can do nothing about anything else.
  const isOff = !user.email_notifications || user.deactivated_at !== null;
  if (isOff && !isAboutMoney(data.mail)) return;
  if (data.mail === 'cancelled' && (await isEmailOff(context.db, user.id, 'subscription_ending'))) return;
  const { t } = await loadTexts(user.language);
  const names = { name: user.first_name, product: context.product_name };
  await sendEmail(context, user, messageId, buildPlanEmail(t, user.language, data, names));
}
