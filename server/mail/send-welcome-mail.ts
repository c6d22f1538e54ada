import { users } from '@tangent/db/schema/account.ts';
import { openTexts } from '@tangent/web/texts/open-texts.ts';
import { eq } from 'drizzle-orm';
import type { MailContext } from './context.ts';
import { sendLetter } from './send-letter.ts';

/** Greets a new account in the language it was made in. */
export async function sendWelcomeMail(context: MailContext, userId: string, messageId: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { t } = await openTexts(user.language);
  const words = { product: context.product_name, name: user.first_name };
  await sendLetter(context, user, messageId, {
    subject: t('mail.welcome.subject', words),
    heading: t('mail.welcome.heading', words),
    paragraphs: [t('mail.welcome.body', words)],
    points: [],
    action: { label: t('mail.welcome.action', words), path: '/distributions/new/basic-info' },
  });
}
