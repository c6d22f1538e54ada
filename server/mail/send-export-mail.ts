import { users } from '@tangent/db/schema/account.ts';
import { ACCOUNT_EXPORT_DAYS } from '@tangent/domain/limits.ts';
import { openTexts } from '@tangent/web/texts/open-texts.ts';
import { eq } from 'drizzle-orm';
import type { MailContext } from './context.ts';
import { sendLetter } from './send-letter.ts';

/** The archive that somebody asked for is ready; a blocked account is led to the page that it may see. */
export async function sendExportMail(context: MailContext, userId: string, messageId: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { t } = await openTexts(user.language);
  const words = { product: context.product_name, name: user.first_name, days: ACCOUNT_EXPORT_DAYS };
  await sendLetter(context, user, messageId, {
    subject: t('mail.export.subject', words),
    heading: t('mail.export.heading', words),
    paragraphs: [t('mail.export.body', words)],
    points: [],
    action: { label: t('mail.export.action', words), path: '/distributions#everything' },
  });
}
