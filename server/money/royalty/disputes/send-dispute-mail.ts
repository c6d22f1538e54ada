import { users } from '@tangent/db/schema/identity/account.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { formatDollars } from '@tangent/web/texts/format-dollars.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { type EmailDraft, type MailContext, sendEmail } from '../../../messaging/mail/public.ts';
import type { fineDisputeMailJob } from '../charges/jobs.ts';
import { formatDay, formatMonth } from '../charges/send-fine-mail.ts';

type DisputeMailData = z.output<typeof fineDisputeMailJob.schema>;

/** Sends an email about a dispute that moved, even when the user has turned emails off. */
export async function sendDisputeMail(context: MailContext, data: DisputeMailData, messageId: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, data.user_id));
  if (!user || user.erased_at !== null) return;
  const { t } = await loadTexts(user.language);
  await sendEmail(context, user, messageId, buildDisputeEmail(t, user.language, data, user.first_name));
}

/** Builds the text of an email about a dispute: what became of it, what staff write, and what happens next. */
export function buildDisputeEmail(t: TFunction, language: Language, data: DisputeMailData, name: string): EmailDraft {
  const { state, store, month, track, amount_cents, note, due_on, transaction_id } = data;
  const values = {
    name,
    store,
    track: track || t('release.untitled'),
    month: formatMonth(month, language),
    amount: formatDollars(amount_cents, language),
  };
  return {
    subject: t(`mail.fine_dispute.${state}.subject`, values),
    heading: t(`mail.fine_dispute.${state}.heading`, values),
    paragraphs: [
      t(`mail.fine_dispute.${state}.body`, values),
      ...(note === null ? [] : [t('mail.fine_dispute.note', { note })]),
      ...(state === 'refused' ? [t('mail.fine_dispute.refused.next')] : []),
      ...(state === 'refused' || due_on === null
        ? []
        : [t(`mail.fine_dispute.${state}.due`, { store, date: formatDay(new Date(due_on), language) })]),
    ],
    points: [],
    action: { label: t('mail.fine_action'), path: `/royalties?view=entries&entry=${transaction_id}` },
    footer: 'money',
  };
}
