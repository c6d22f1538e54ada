import {
  ARTWORK_LIMIT_BYTES,
  AUDIO_MAX_BYTES,
  DOCUMENT_MAX_BYTES,
  SILENCE_MAX_MS,
  TRACK_MAX_MS,
  TRACK_MIN_MS,
} from '@tangent/domain/catalogue/file-limits.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { MB_BYTES } from '@tangent/domain/limits.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import { REFUND_DAYS } from '@tangent/domain/money/plan-limits.ts';
import type { i18n } from 'i18next';
import { getFormatLocale } from './load-texts.ts';

type Params = Readonly<Record<string, string | number>>;

/** Numbers that sentences about a limit may use, in addition to the params of the issue. */
const LIMITS: Params = {
  max_artwork_mb: ARTWORK_LIMIT_BYTES / MB_BYTES,
  max_audio_mb: AUDIO_MAX_BYTES / MB_BYTES,
  max_document_mb: DOCUMENT_MAX_BYTES / MB_BYTES,
  max_silence_seconds: SILENCE_MAX_MS / 1000,
  min_track_minutes: TRACK_MIN_MS / MINUTE_MS,
  max_track_minutes: TRACK_MAX_MS / MINUTE_MS,
  refund_days: REFUND_DAYS,
};

/**
 * Returns the sentence for an issue or an error name, or null when the texts have none. Dates and numbers are in the
 * user's format.
 */
export function findIssueText(texts: i18n, code: string, params?: Params): string | null {
  const key = findKey(texts, `error.${code}`, params);
  if (!texts.exists(key)) return null;
  // The code comes from the server, so the compiler cannot know the key; `exists` does.
  const translate: (key: string, params: Record<string, string>) => string = texts.t as never;
  const locale = getFormatLocale(texts);
  const kind = `error.character.${params?.kind}`;
  const named = texts.exists(kind) ? { kind: translate(kind, {}) } : {};
  return translate(key, formatParams({ ...LIMITS, ...listAmounts(locale), ...params, ...named }, locale));
}

/** Params that come with a sentence of their own: what was found, where, and the words of it. Older issues have none. */
const DETAILS = { found: '_found', position: '_at', words: '_named' };

/** Errors with a sentence of their own whose kinds have the sentences of another one. */
const SHARED: Readonly<Record<string, string>> = { 'error.invalid_song_title': 'invalid_characters' };

/** An issue whose `context` names one of its kinds has a sentence for each: `invalid_email_dot`. */
function findKey(texts: i18n, key: string, params: Params = {}): string {
  const detailed = Object.entries(DETAILS).flatMap(([param, suffix]) => (param in params ? [key + suffix] : []));
  return (
    [`${key}_${params.context}`, `error.${SHARED[key]}_${params.context}`, ...detailed].find((one) =>
      texts.exists(one),
    ) ?? key
  );
}

/** More names than this would bury the sentence. */
const COUNTRIES_NAMED = 5;

/** Names countries by their codes, which commas separate: 'Brazil, Chile', and how many more there are. */
function nameCountries(codes: string, locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const all = codes.split(',');
  const named = all
    .slice(0, COUNTRIES_NAMED)
    .map((code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code));
  return named.join(', ') + (all.length > COUNTRIES_NAMED ? ` +${all.length - COUNTRIES_NAMED}` : '');
}

/** Formats amounts inside sentences, with their cents and without a sign. */
function listAmounts(locale: string): Params {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return { withdrawal_min: format.format(WITHDRAWAL_MIN_CENTS / 100) };
}

function formatParams(params: Params, locale: string): Record<string, string> {
  // Numbers of four digits have no separator: 'minimum 1500px' (S8-028).
  const number = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number') return [name, number.format(value)];
      if (name === 'countries') return [name, nameCountries(value, locale)];
      const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value);
      return [name, isDate ? date.format(new Date(`${value}T00:00:00Z`)) : value];
    }),
  );
}
