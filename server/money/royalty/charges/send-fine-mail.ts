import { users } from '@tangent/db/schema/identity/account.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { formatDollars } from '@tangent/web/texts/format-dollars.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { Actor } from '../../../identity/auth/public.ts';
import { type EmailDraft, type MailContext, sendEmail } from '../../../messaging/mail/public.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { fineMailJob } from './jobs.ts';

type FineMailData = z.output<typeof fineMailJob.schema>;
export type FineMailContext = MailContext & { hooks: Hooks<Actor> };

/** Sends an email about fines of a store, even when the user has turned emails off. */
export async function sendFineMail(context: FineMailContext, data: FineMailData, messageId: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, data.user_id));
  if (!user || user.erased_at !== null) return;
  const { t } = await loadTexts(user.language);
  const { is_back, release_ids, store_id, month } = data;
  const warned_at = is_back
    ? null
    : await context.hooks.findStreamWarning(context.db, { release_ids, store_id, month });
  const email = buildFineEmail(t, user.language, { ...data, warned_at }, user.first_name);
  await sendEmail(context, user, messageId, email);
}

type Facts = Omit<FineMailData, 'store_id' | 'release_ids'> & {
  /** When we first warned of these streams; null if we did not. */
  warned_at: Date | null;
};

/**
 * Builds the text of an email about fines: amount, store, track and month first, when we warned, then what can be done.
 */
export function buildFineEmail(t: TFunction, language: Language, data: Facts, name: string): EmailDraft {
  const { store, tracks: count, track, month, amount_cents, is_back, transaction_id, warned_at } = data;
  const values = {
    name,
    store,
    count,
    track: track || t('release.untitled'),
    month: formatMonth(month, language),
    amount: formatDollars(amount_cents, language),
  };
  const mail = is_back ? 'fine_returned' : 'store_fine';
  return {
    subject: t(`mail.${mail}.subject`, values),
    heading: t(`mail.${mail}.heading`, values),
    paragraphs: is_back
      ? [t('mail.fine_returned.body', values)]
      : [
          t('mail.store_fine.body', values),
          ...(warned_at === null ? [] : [t('mail.store_fine.warned', { date: formatDay(warned_at, language) })]),
          t('mail.store_fine.who'),
          t('mail.store_fine.next', values),
        ],
    points: [],
    action: { label: t('mail.fine_action'), path: `/royalties?view=entries&entry=${transaction_id}` },
    footer: 'money',
  };
}

export function formatDay(at: Date, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(FORMAT_LOCALES[language], format).format(at);
}

export function formatMonth(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
