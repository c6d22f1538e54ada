import { users } from '@tangent/db/schema/identity/account.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import { buildAccountEmail } from './build-account-email.ts';
import { findMailLink } from './find-mail-link.ts';
import type { accountMailJob } from './jobs.ts';

type AccountMailData = z.output<typeof accountMailJob.schema>;

/** Sends an email about an account, even when the user has turned emails off. */
export async function sendAccountMail(context: MailContext, data: AccountMailData, messageId: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, data.user_id));
  if (!user) return;
  const link = data.link_id === undefined ? null : await findMailLink(context, data.link_id);
  // A newer link was requested in the meantime: an email with a dead link would only confuse.
  if (data.link_id !== undefined && link === null) return;
  const language = data.language ?? user.language;
  const { t } = await loadTexts(language);
  const names = { name: user.first_name, product: context.product_name, email: context.support_email };
  const email = buildAccountEmail(t, { mail: data.mail, params: data.params, names, link });
  await sendEmail(context, { ...user, language, email: data.to ?? user.email }, messageId, email);
}
