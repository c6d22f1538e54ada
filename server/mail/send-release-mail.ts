import { users } from '@tangent/db/schema/account.ts';
import { release_status_changes, releases } from '@tangent/db/schema/release.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import type { ReleaseStatus } from '@tangent/domain/release/status.ts';
import { openTexts } from '@tangent/web/texts/open-texts.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { MailContext } from './context.ts';
import type { LetterPoint } from './letter.tsx';
import type { ReleaseMail } from './release-mail.ts';
import { sendLetter } from './send-letter.ts';

const VERDICTS = { release_reopened: 'reopened', release_rejected: 'rejected' } as const satisfies Partial<
  Record<ReleaseMail, ReleaseStatus>
>;

/** Tells the owner of a release what happened to it, unless they do not want mails. */
export async function sendReleaseMail(
  context: MailContext,
  { mail, release_id }: { mail: ReleaseMail; release_id: string },
  messageId: string,
): Promise<void> {
  const [row] = await context.db
    .select()
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(eq(releases.id, release_id));
  if (!row?.users.email_notifications) return;
  const { t } = await openTexts(row.users.language);
  const verdict = await findVerdict(context, mail, release_id);
  const words = {
    product: context.product_name,
    name: row.users.first_name,
    title: row.releases.title,
    artist: row.releases.primary_artist,
    date: formatDate(row.releases.live_date ?? row.releases.release_date, row.users.language),
  };
  await sendLetter(context, row.users, messageId, {
    subject: t(`mail.${mail}.subject`, words),
    heading: t(`mail.${mail}.heading`, words),
    paragraphs: [t(`mail.${mail}.body`, words), ...(verdict?.note ? [t('mail.note', { note: verdict.note })] : [])],
    points: verdict ? describeReasons(t, verdict) : [],
    action: { label: t(`mail.${mail}.action`, words), path: `/distributions/${release_id}` },
  });
}

type Verdict = typeof release_status_changes.$inferSelect;

async function findVerdict({ db }: MailContext, mail: ReleaseMail, releaseId: string): Promise<Verdict | null> {
  if (mail !== 'release_reopened' && mail !== 'release_rejected') return null;
  const [row] = await db
    .select()
    .from(release_status_changes)
    .where(and(eq(release_status_changes.release_id, releaseId), eq(release_status_changes.to_status, VERDICTS[mail])))
    .orderBy(desc(release_status_changes.at))
    .limit(1);
  return row ?? null;
}

// What is sent back can be mended, so it also says how; what is refused cannot.
function describeReasons(t: TFunction, { to_status, reasons, track_numbers }: Verdict): LetterPoint[] {
  const points = (reasons ?? []).map((reason) => {
    const explanation = t(`review.reason.${reason}.explanation`);
    const action = to_status === 'reopened' ? t(`review.reason.${reason}.action`) : '';
    return { name: t(`review.reason.${reason}.name`), explanation: `${explanation} ${action}`.trim() };
  });
  if (!track_numbers || track_numbers.length === 0) return points;
  return [...points, { name: t('mail.tracks'), explanation: track_numbers.join(', ') }];
}

function formatDate(date: string | null, language: Language): string {
  if (date === null) return '';
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
