import type { AuditEvent } from '@tangent/contract/identity/backoffice-audit.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { useTranslation } from 'react-i18next';
import { formatDollars, formatMicroDollars } from '../../texts/format-dollars.ts';
import { formatDate, formatNumber, formatShare } from '../text/format.ts';

type Logged = Pick<AuditEvent, 'details' | 'names'>;

/** How values of the log are named: codes by their key, and ids. */
export interface DetailNames {
  readonly nameValue: (key: string, value: string) => string | null;
  readonly names: Readonly<Record<string, string>>;
}

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
  'release',
  'track',
  'friend',
  'payee',
  'account',
] as const;
const QUALITY = 'delivery_quality';
/** Ids of rows say nothing to a reader: their names stand in their place, and those without a name are left out. */
const ID = /(^|_)ids?$/;

/** Returns functions that describe an action of the log and its details: words, not keys; amounts, not micros. */
export function useActionTexts() {
  const { t, i18n } = useTranslation();
  const describeAction = (action: string): string => t(toActionText(action), { defaultValue: toWords(action) });
  const nameValue = (key: string, value: string): string | null => {
    const plan = PLANS.find((one) => key === 'plan' && one === value);
    if (plan !== undefined) return t(`plan.name.${plan}`);
    if (key === QUALITY) return t(`release.quality.${value as 'standard'}`, { defaultValue: toWords(value) });
    if (key === 'was') return t(`status.${value as 'draft'}`, { defaultValue: toWords(value) });
    if (key === 'reasons') return t(`review.reason.${value as 'volume'}.name`, { defaultValue: toWords(value) });
    if (key === 'reason') return t(`auth.blocked.reasons.${value as 'other'}`, { defaultValue: toWords(value) });
    return null;
  };
  const describeDetails = ({ details, names }: Logged): string[] =>
    Object.entries(details).flatMap(([key, value]) => {
      const text = formatDetail(key, value, i18n.language, { nameValue, names });
      return text === null ? [] : [`${nameDetail(key)}: ${text}`];
    });
  const nameDetail = (key: string): string => {
    if (isAmount(key)) return t('backoffice.audit.detail.amount');
    if (key === QUALITY) return t('backoffice.audit.detail.quality');
    const word = key.replace(/_ids?$/, '');
    const known = NAMES.find((name) => name === word);
    return known === undefined ? toWords(word) : t(`backoffice.audit.detail.${known}`);
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

/** Formats one detail; null for an empty one and for an id without a name. */
export function formatDetail(key: string, value: unknown, language: string, words: DetailNames): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (key.endsWith('_cents')) return formatDollars(Number(value), language);
  if (key.endsWith('_micros')) return formatMicroDollars(Number(value), language);
  if (isShare(key)) return formatShare(Number(value), language);
  if (Array.isArray(value)) {
    const parts = value.flatMap((one) => formatDetail(key, one, language, words) ?? []);
    return parts.length === 0 ? null : parts.join(', ');
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).flatMap(([name, one]) => {
      const text = formatDetail(name, one, language, words);
      if (text === null) return [];
      return isShare(name) || ID.test(name) ? text : `${toWords(name)} ${text}`;
    });
    // Whose share it is stands before the share.
    return parts.length === 0 ? null : parts.join(Object.keys(value).some(isShare) ? ' ' : ', ');
  }
  const text = String(value);
  if (ID.test(key)) return words.names[text] || null;
  const named = words.nameValue(key, text);
  if (named !== null) return named;
  if (/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return formatDate(text, language);
  // Reports write amounts with up to 18 decimals.
  if (/^-?\d+\.\d{3,}$/.test(text)) return formatNumber(Number(text), language, 2);
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? toWords(text) : text;
}
