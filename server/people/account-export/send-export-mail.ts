import { users } from '@tangent/db/schema/identity/account.ts';
import { ACCOUNT_EXPORT_DAYS } from '@tangent/domain/people/people-limits.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';

/** Sends the email that the requested archive is ready. */
export async function sendExportMail(context: MailContext, userId: string, messageId: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { t } = await loadTexts(user.language);
  const values = { product: context.product_name, name: user.first_name, days: ACCOUNT_EXPORT_DAYS };
  await sendEmail(context, user, messageId, {
    subject: t('mail.export.subject', values),
    heading: t('mail.export.heading', values),
    paragraphs: [t('mail.export.body', values)],
    points: [],
    action: { label: t('mail.export.action', values), path: '/distributions#everything' },
    // The owner has asked for it, so it cannot be turned off.
    footer: 'form',
  });
}
