import { users } from '@tangent/db/schema/identity/account.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { findPayingDay } from '@tangent/domain/money/royalty/store-terms.ts';
import { formatMicroDollars } from '@tangent/web/texts/format-dollars.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { isEmailOff } from '../../../events/activity/public.ts';
import { type EmailDraft, type MailContext, sendEmail } from '../../../messaging/mail/public.ts';
import { formatMonth } from '../charges/send-fine-mail.ts';
import type { ReportedMonth, reportedMailJob } from './jobs.ts';

/** Rows of one email; an account with its first reports can have a year of them. */
const ROWS = 12;

/** Sends the email about months that stores reported, unless the account has turned it off. */
export async function sendReportedMail(
  context: MailContext,
  { account_id, months }: z.output<typeof reportedMailJob.schema>,
  messageId: string,
): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.id, account_id));
  if (!user?.email_notifications || user.erased_at !== null) return;
  if (await isEmailOff(context.db, user.id, 'month_reported')) return;
  const { t } = await loadTexts(user.language);
  const today = utcDay(context.clock.now().getTime());
  await sendEmail(context, user, messageId, buildReportedEmail(t, user.language, { months, today }, user.first_name));
}

type Facts = { months: readonly ReportedMonth[]; today: CalendarDate };

/** Builds the email: what was earned first, when it can be withdrawn, then each store and month. */
export function buildReportedEmail(t: TFunction, language: Language, facts: Facts, name: string): EmailDraft {
  const { months, today } = facts;
  const [largest] = months;
  if (largest === undefined) throw new Error('an email about reported months needs one');
  const newest = months.reduce((last, { month }) => (month > last ? month : last), largest.month);
  const paid_on = findPayingDay(newest);
  const values = {
    name,
    count: months.length,
    store: largest.store,
    month: formatMonth(largest.month, language),
    amount: formatMicroDollars(
      months.reduce((sum, { amount_micros }) => sum + amount_micros, 0),
      language,
    ),
    newest: formatMonth(newest, language),
    date: formatDay(paid_on, language),
  };
  const rows = months.slice(0, ROWS).map(({ store, month, amount_micros }) => ({
    name: `${store}, ${formatMonth(month, language)}`,
    value: formatMicroDollars(amount_micros, language),
  }));
  const rest = months.length - rows.length;
  const mail = months.length === 1 ? 'month_reported' : 'months_reported';
  return {
    subject: t(`mail.${mail}.subject`, values),
    heading: t(`mail.${mail}.heading`, values),
    paragraphs: [
      t(`mail.${mail}.body`, values),
      t(paid_on > today ? 'mail.month_reported.later' : 'mail.month_reported.now', values),
      ...(rest > 0 ? [t('mail.month_reported.rest', { count: rest })] : []),
    ],
    points: [],
    rows,
    action: { label: t('mail.month_reported.action'), path: buildPath(months) },
  };
}

/** The lines of the one report, or of all months. */
function buildPath(months: readonly ReportedMonth[]): string {
  const sorted = months.map(({ month }) => month).sort();
  const [only] = months.length === 1 ? months : [];
  const query = new URLSearchParams({
    view: 'entries',
    ...(only === undefined ? {} : { platform: only.store_id }),
    from: sorted[0] ?? '',
    to: sorted.at(-1) ?? '',
  });
  return `/royalties?${query}`;
}

function formatDay(day: CalendarDate, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(FORMAT_LOCALES[language], format).format(new Date(`${day}T00:00:00Z`));
}
