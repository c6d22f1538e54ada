import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { formatDollars } from '@tangent/web/texts/format-dollars.ts';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { EmailDraft } from '../../messaging/mail/public.ts';
import type { payoutMailJob } from './jobs.ts';

type PayoutMailData = z.output<typeof payoutMailJob.schema>;
type Names = { name: string; product: string; email: string };

const ACTIONS = {
  history: { label: 'mail.payout_action.history', path: '/royalties?view=payouts' },
  settings: { label: 'mail.payout_action.settings', path: '/account/payout' },
} as const;

/** Most failed withdrawals are fixed where the payout method is set up. */
const LEADS_TO = {
  requested: 'history',
  paid: 'history',
  cancelled: 'history',
  failed: 'settings',
  returned: 'settings',
} as const satisfies Record<PayoutMailData['mail'], keyof typeof ACTIONS>;

/** Builds the text of an email about a withdrawal. */
export function buildPayoutEmail(t: TFunction, language: Language, data: PayoutMailData, names: Names): EmailDraft {
  const { mail, method, destination } = data;
  const values = {
    ...names,
    amount: formatDollars(data.amount_cents, language),
    net: formatDollars(data.net_cents, language),
    destination: t(`withdrawal.destination.${method}`, { email: destination }),
    date: formatDay(data.expected_on, language),
    reason: describeReason(t, data),
  };
  const { label, path } = ACTIONS[LEADS_TO[mail]];
  // The request may come from an intruder; the owner has days to stop it.
  const warning = mail === 'requested' ? [t('mail.not_you.support', values)] : [];
  return {
    subject: t(`mail.payout_${mail}.subject`, values),
    heading: t(`mail.payout_${mail}.heading`, values),
    paragraphs: [t(`mail.payout_${mail}.body`, values), ...warning],
    points: [],
    action: { label: t(label), path },
    footer: 'money',
  };
}

function describeReason(t: TFunction, { cancel_reason, failure }: PayoutMailData): string {
  if (cancel_reason !== null) return t(`withdrawal.cancelled.${cancel_reason}`);
  return failure === null ? '' : t(`withdrawal.failure.${failure}`);
}

function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
