import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { formatDollars } from '@tangent/web/texts/format-dollars.ts';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { EmailDraft } from '../../../messaging/mail/public.ts';
import type { planMailJob } from '../jobs.ts';
import { isAboutMoney, isPlanEnd, type PlanMail } from './plan-mail.ts';

type PlanMailData = z.output<typeof planMailJob.schema>;
type Names = { name: string; product: string };

/** Emails that lead to another action than viewing the plan. */
const ACTIONS: Partial<Record<PlanMail, 'again' | 'card' | 'keep'>> = {
  cancelled: 'keep',
  payment_failed: 'card',
  ended: 'again',
  refunded: 'again',
  grant_ended: 'again',
};

/** Builds the text of an email about a plan, with money and dates in the format of the reader’s language. */
export function buildPlanEmail(t: TFunction, language: Language, data: PlanMailData, names: Names): EmailDraft {
  const { mail, plan, amount_cents, until, plan_now } = data;
  const values = {
    ...names,
    plan: t(`plan.name.${plan}`),
    plan_now: t(`plan.name.${plan_now}`),
    lower: t('plan.name.pro'),
    date: until === null ? '' : formatDay(until, language),
    amount: formatDollars(amount_cents ?? YEARLY_PRICES_CENTS[plan], language),
  };
  return {
    subject: t(`mail.plan_${mail}.subject`, values),
    heading: t(`mail.plan_${mail}.heading`, values),
    paragraphs: [t(`mail.plan_${mail}.body`, values), ...listNotes(t, language, data, values)],
    points: [],
    action: { label: t(`mail.plan_action.${ACTIONS[mail] ?? 'see'}`), path: '/account/subscription' },
    ...(isAboutMoney(mail) ? { footer: 'billing' as const } : {}),
  };
}

function listNotes(
  t: TFunction,
  language: Language,
  { mail, amount_cents, refund_until, plan_now }: PlanMailData,
  values: { amount: string; plan_now: string },
): string[] {
  const isCharge = mail === 'started' || mail === 'upgraded' || mail === 'renewed' || mail === 'downgraded';
  return [
    ...(isCharge && amount_cents !== null ? [t('mail.plan_note.paid', values)] : []),
    ...(refund_until === null ? [] : [t('mail.plan_note.guarantee', { date: formatDay(refund_until, language) })]),
    ...(isPlanEnd(mail) && plan_now !== 'free' ? [t('mail.plan_note.kept', values)] : []),
    ...(mail === 'cancelled' || (isPlanEnd(mail) && plan_now === 'free') ? [t('mail.plan_note.stays_live')] : []),
  ];
}

function formatDay(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(instant));
}
