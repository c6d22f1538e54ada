import { users } from '@tangent/db/schema/identity/account.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import { findMailLink } from './find-mail-link.ts';

/**
 * Sends the welcome email in the language of the sign-up; the same email carries the link that verifies the address.
 */
export async function sendWelcomeMail(
  context: MailContext,
  { user_id, link_id }: { user_id: string; link_id?: string | undefined },
  messageId: string,
): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, user_id));
  if (!user) return;
  const { t } = await loadTexts(user.language);
  const values = { product: context.product_name, name: user.first_name };
  const link = link_id === undefined ? null : await findMailLink(context, link_id);
  const paragraphs = [t('mail.welcome.body', values)];
  await sendEmail(context, user, messageId, {
    subject: t('mail.welcome.subject', values),
    heading: t('mail.welcome.heading', values),
    paragraphs: link === null ? paragraphs : [...paragraphs, t('mail.welcome.verify', { hours: link.hours })],
    points: [],
    action:
      link === null
        ? { label: t('mail.welcome.action', values), path: '/distributions/new/basic-info' }
        : { label: t('mail.welcome.verify_action'), path: link.path },
    ...(link === null ? {} : { footer: 'security' as const }),
  });
}
