import { users } from '@tangent/db/schema/identity/account.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import type { formMailJob } from './jobs.ts';

/** Sends an email about a request, in the language of its owner; the answer itself is in the email. */
export async function sendFormMail(
  context: MailContext,
  { mail, request_id }: z.output<typeof formMailJob.schema>,
  messageId: string,
): Promise<void> {
  const [row] = await context.db
    .select({ request: form_requests, user: users })
    .from(form_requests)
    .innerJoin(users, eq(users.id, form_requests.account_id))
    .where(eq(form_requests.id, request_id));
  if (!row || row.user.deactivated_at !== null) return;
  const { request, user } = row;
  const { t } = await loadTexts(user.language);
  const values = {
    name: user.first_name,
    form: t(`tools.name.${request.form}`),
    subject: request.subject,
    due: formatInstant(request.due_at, user.language),
    until: request.allowed_until === null ? '' : formatDay(request.allowed_until, user.language),
  };
  const answer = mail === 'form_answered' ? (request.answer ?? '').split(/\n\s*\n/) : [];
  const until =
    mail === 'form_answered' && request.allowed_until !== null ? [t('mail.form_allowed_until', values)] : [];
  await sendEmail(context, user, messageId, {
    subject: t(`mail.${mail}.subject`, values),
    heading: t(`mail.${mail}.heading`, values),
    paragraphs: [t(`mail.${mail}.body`, values), ...answer, ...until],
    points: [],
    action: { label: t('mail.form_action'), path: buildPath(mail, request) },
    footer: 'form',
  });
}

function buildPath(mail: string, { id, form }: typeof form_requests.$inferSelect): string {
  return mail === 'form_move_request' ? `/tools/moves/${id}` : `/forms/${form}?request=${id}`;
}

function formatInstant(instant: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(FORMAT_LOCALES[language], style).format(instant)} UTC`;
}

function formatDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
