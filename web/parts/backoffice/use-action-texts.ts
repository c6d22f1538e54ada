import type { AuditEvent } from '@tangent/contract/identity/backoffice-audit.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { useTranslation } from 'react-i18next';
import { formatDollars, formatMicroDollars } from '../../texts/format-dollars.ts';
import { formatDate, formatNumber, formatShare } from '../text/format.ts';

type Details = AuditEvent['details'];

/** The details that have a name in every language; amounts are listed by their unit. */
const NAMES = [
  'plan',
  'reason',
  'note',
  'until',
  'version',
  'state',
  'month',
  'method',
  'currency',
  'rate',
  'store',
  'lines',
  'tracks',
  'answer',
  'verdict',
  'day',
  'title',
  'body',
  'link',
  'language',
  'starts_at',
  'ends_at',
  'reasons',
  'was',
  'shares',
] as const;
const QUALITY = 'delivery_quality';
/** Ids of rows say nothing to a reader; the subject of the action is named beside them. */
const ID = /(^|_)ids?$/;

/** Returns functions that describe an action of the log and its details: words, not keys; amounts, not micros. */
export function useActionTexts() {
  const { t, i18n } = useTranslation();
  const describeAction = (action: string): string => t(toActionText(action), { defaultValue: toWords(action) });
  const nameValue = (key: string, value: string): string | null => {
    const plan = PLANS.find((one) => key === 'plan' && one === value);
    if (plan !== undefined) return t(`plan.name.${plan}`);
    if (key === 'was') return t(`status.${value as 'draft'}`, { defaultValue: toWords(value) });
    if (key === 'reasons') return t(`review.reason.${value as 'volume'}.name`, { defaultValue: toWords(value) });
    if (key === 'reason') return t(`auth.blocked.reasons.${value as 'other'}`, { defaultValue: toWords(value) });
    return null;
  };
  const describeDetails = (details: Details): string[] =>
    Object.entries(details).flatMap(([key, value]) => {
      const text = formatDetail(key, value, i18n.language, nameValue);
      return text === null ? [] : [`${nameDetail(key)}: ${text}`];
    });
  const nameDetail = (key: string): string => {
    if (isAmount(key)) return t('backoffice.audit.detail.amount');
    if (key === QUALITY) return t('backoffice.audit.detail.quality');
    const known = NAMES.find((name) => name === key);
    return known === undefined ? toWords(key) : t(`backoffice.audit.detail.${known}`);
  };
  return { describeAction, describeDetails };
}

/** Returns the key of the text of an action. Actions of earlier versions may have none. */
export function toActionText(action: string) {
  return `backoffice.audit.action.${action.replaceAll('.', '_') as 'release_approve'}` as const;
}

function isAmount(key: string): boolean {
  return /_(cents|micros)$/.test(key);
}

function isShare(key: string): boolean {
  return key.endsWith('_basis_points');
}

/** Writes a key as words: `payment_recorded` is 'payment recorded'. The unit of an amount is part of its value. */
function toWords(key: string): string {
  return key.replace(/_(cents|micros)$/, '').replaceAll(/[._]/g, ' ');
}

/** Formats one detail; null for an empty one and for ids. */
export function formatDetail(
  key: string,
  value: unknown,
  language: string,
  nameValue: (key: string, value: string) => string | null,
): string | null {
  if (value === null || value === undefined || value === '' || ID.test(key)) return null;
  if (key.endsWith('_cents')) return formatDollars(Number(value), language);
  if (key.endsWith('_micros')) return formatMicroDollars(Number(value), language);
  if (isShare(key)) return formatShare(Number(value), language);
  if (Array.isArray(value)) {
    const parts = value.flatMap((one) => formatDetail(key, one, language, nameValue) ?? []);
    return parts.length === 0 ? null : parts.join(', ');
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).flatMap(([name, one]) => {
      const text = formatDetail(name, one, language, nameValue);
      if (text === null) return [];
      return isShare(name) ? text : `${toWords(name)} ${text}`;
    });
    return parts.length === 0 ? null : parts.join(', ');
  }
  const text = String(value);
  const named = nameValue(key, text);
  if (named !== null) return named;
  if (/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return formatDate(text, language);
  // Reports write amounts with up to 18 decimals.
  if (/^-?\d+\.\d{3,}$/.test(text)) return formatNumber(Number(text), language, 2);
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? toWords(text) : text;
}
