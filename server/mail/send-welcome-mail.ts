import { users } from '@tangent/db/schema/account.ts';
import { openTexts } from '@tangent/web/texts/open-texts.ts';
import { eq } from 'drizzle-orm';
import type { MailContext } from './context.ts';
import { findMailLink } from './find-mail-link.ts';
import { sendLetter } from './send-letter.ts';

/** Greets a new account in the language it was made in; the same letter carries the link that verifies its address. */
export async function sendWelcomeMail(
  context: MailContext,
  { user_id, link_id }: { user_id: string; link_id?: string | undefined },
  messageId: string,
): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, user_id));
  if (!user) return;
  const { t } = await openTexts(user.language);
  const words = { product: context.product_name, name: user.first_name };
  const link = link_id === undefined ? null : await findMailLink(context, link_id);
  const paragraphs = [t('mail.welcome.body', words)];
  await sendLetter(context, user, messageId, {
    subject: t('mail.welcome.subject', words),
    heading: t('mail.welcome.heading', words),
    paragraphs: link === null ? paragraphs : [...paragraphs, t('mail.welcome.verify', { hours: link.hours })],
    points: [],
    action:
      link === null
        ? { label: t('mail.welcome.action', words), path: '/distributions/new/basic-info' }
        : { label: t('mail.welcome.verify_action'), path: link.path },
    ...(link === null ? {} : { footer: 'security' as const }),
  });
}
