import { users } from '@tangent/db/schema/identity/account.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import { buildPayoutEmail } from './build-payout-email.ts';
import type { payoutMailJob } from './jobs.ts';

/** Sends an email about a withdrawal, even when the user has turned emails off. */
export async function sendPayoutMail(
  context: MailContext,
  data: z.output<typeof payoutMailJob.schema>,
  messageId: string,
): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, data.user_id));
  if (!user || user.erased_at !== null) return;
  const { t } = await loadTexts(user.language);
  const names = { name: user.first_name, product: context.product_name, email: context.support_email };
  await sendEmail(context, user, messageId, buildPayoutEmail(t, user.language, data, names));
}
