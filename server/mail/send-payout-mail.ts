import { users } from '@tangent/db/schema/account.ts';
import { openTexts } from '@tangent/web/texts/open-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { MailContext } from './context.ts';
import type { payoutMailJob } from './job-kinds.ts';
import { payoutLetter } from './payout-letter.ts';
import { sendLetter } from './send-letter.ts';

/** Tells somebody what happened to their withdrawal, whatever mails they have switched off. */
export async function sendPayoutMail(
  context: MailContext,
  data: z.output<typeof payoutMailJob.schema>,
  messageId: string,
): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, data.user_id));
  if (!user || user.erased_at !== null) return;
  const { t } = await openTexts(user.language);
  const names = { name: user.first_name, product: context.product_name, email: context.support_email };
  await sendLetter(context, user, messageId, payoutLetter(t, user.language, data, names));
}
