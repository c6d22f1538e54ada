import { users } from '@tangent/db/schema/account.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { buildPlanEmail } from './build-plan-email.ts';
import type { MailContext } from './context.ts';
import type { planMailJob } from './job-kinds.ts';
import { isAboutMoney } from './plan-mail.ts';
import { sendEmail } from './send-email.ts';

type PlanMailData = z.output<typeof planMailJob.schema>;

/** Tells somebody what happened to their plan: always when it is about money, else unless they do not want mails. */
export async function sendPlanMail(context: MailContext, data: PlanMailData, messageId: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, data.user_id));
  if (!user || user.erased_at !== null) return;
  // A closed account hears only of its money: there is nothing else that its owner could do.
  const isOff = !user.email_notifications || user.deactivated_at !== null;
  if (isOff && !isAboutMoney(data.mail)) return;
  const { t } = await loadTexts(user.language);
  const names = { name: user.first_name, product: context.product_name };
  await sendEmail(context, user, messageId, buildPlanEmail(t, user.language, data, names));
}
