import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { SHARE_LINK_DAYS } from '@tangent/domain/money/money-limits.ts';
import { getFirstDay } from '@tangent/domain/money/royalty/period.ts';
import { formatDollars, formatMicroDollars } from '@tangent/web/texts/format-dollars.ts';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { EmailDraft, EmailPoint } from '../../messaging/mail/public.ts';
import type { shareMailJob } from './jobs.ts';
import { isToOwner } from './share-mail.ts';

type ShareMailData = z.output<typeof shareMailJob.schema>;
interface Facts {
  names: { name: string; person: string; product: string };
  path: string;
}

/**
 * Builds the text of an email about a share, with percentages, money and months in the format of the reader’s language.
 */
export function buildShareEmail(
  t: TFunction,
  language: Language,
  data: ShareMailData,
  { names, path }: Facts,
): EmailDraft {
  const values = { ...names, artist: data.artist || t('mail.share.somebody'), month: formatMonth(data.from, language) };
  const action = data.invitation_no === null ? 'see' : 'claim';
  return {
    subject: t(`mail.${data.mail}.subject`, values),
    heading: t(`mail.${data.mail}.heading`, values),
    paragraphs: [t(`mail.${data.mail}.body`, values), ...listNotes(t, language, data)],
    points: listPoints(t, language, data),
    action: { label: t(`mail.share.${action}`), path },
    footer: isToOwner(data.mail) ? 'money' : 'share',
  };
}

function listNotes(t: TFunction, language: Language, data: ShareMailData): string[] {
  const { mail, recoupable_cents, waiting_micros, invitation_no } = data;
  return [
    ...(waiting_micros > 0 ? [t('mail.share.waiting', { amount: formatMicroDollars(waiting_micros, language) })] : []),
    ...(recoupable_cents > 0
      ? [t('mail.share.recoupable', { amount: formatDollars(recoupable_cents, language) })]
      : []),
    ...(mail === 'share_changed' ? [t('mail.share.not_retroactive')] : []),
    ...(invitation_no === null ? [] : [t('mail.share.link', { days: SHARE_LINK_DAYS })]),
  ];
}

function listPoints(t: TFunction, language: Language, { mail, tracks, track_count }: ShareMailData): EmailPoint[] {
  const share = (basisPoints: number) => formatShare(basisPoints, language);
  const points = tracks.map(({ title, before, after }) => ({
    name: title || t('release.untitled'),
    explanation:
      mail === 'share_invited'
        ? t('mail.share.share', { share: share(after) })
        : t('mail.share.change', { before: share(before), after: share(after) }),
  }));
  const more = track_count - tracks.length;
  return more > 0 ? [...points, { name: t('mail.share.more', { count: more }), explanation: '' }] : points;
}

function formatShare(basisPoints: number, language: Language): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(FORMAT_LOCALES[language], style).format(basisPoints / 10_000);
}

function formatMonth(period: string | null, language: Language): string {
  if (period === null) return '';
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(FORMAT_LOCALES[language], style).format(new Date(`${getFirstDay(period)}T00:00:00Z`));
}
