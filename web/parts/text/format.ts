import type { StoreFormat } from '@tangent/domain/catalogue/store/store-format.ts';
import { MB_BYTES } from '@tangent/domain/limits.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import { getDateFormat, getNumberFormat } from '../../texts/formats.ts';

/** Formats a calendar date or the UTC day of an instant: 4 Dec 2026 in the order of the language. */
export function formatDate(date: string, language: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return getDateFormat(language, format).format(new Date(date));
}

/** Formats an instant in the user's time zone, without the year. */
export function formatInstant(instant: string, language: string): string {
  const format = { day: 'numeric', month: 'short', ...getClock(language) } as const;
  return getDateFormat(language, format).format(new Date(instant));
}

/** Formats an instant in the user's time zone with its year, for dates that may be long ago. */
export function formatDateTime(instant: string, language: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', ...getClock(language) } as const;
  return getDateFormat(language, format).format(new Date(instant));
}

/** Formats the time of day in the user's time zone: 9:05 AM, but 09:05 where the clock has 24 hours. */
export function formatTime(instant: string, language: string): string {
  return getDateFormat(language, getClock(language)).format(new Date(instant));
}

function getClock(language: string): { hour: 'numeric' | '2-digit'; minute: '2-digit' } {
  const { hour12 } = getDateFormat(language, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 === true ? 'numeric' : '2-digit', minute: '2-digit' };
}

/** Formats minutes and seconds of a track: 3:07. Hours only if there are any. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Formats a size of any file: in MB of 1,048,576 bytes with one decimal below ten, and in kB below one. */
export function formatSize(bytes: number, language: string): string {
  const megabytes = bytes / MB_BYTES;
  if (megabytes < 1) return `${formatNumber(Math.ceil(bytes / 1024), language)} kB`;
  return `${formatNumber(megabytes, language, megabytes < 10 ? 1 : 0)} MB`;
}

export function formatNumber(value: number, language: string, digits = 0): string {
  // A value that rounds to zero has no sign.
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' } as const;
  return getNumberFormat(language, format).format(value);
}

/** Formats a sample rate: 44.1 kHz, 48 kHz. */
export function formatSampleRate(hz: number, language: string): string {
  return `${formatNumber(hz / 1000, language, hz % 1000 === 0 ? 0 : 1)} kHz`;
}

/**
 * Formats a share in whole hundredths of a percent: 12.5%, with as many decimals as needed, or with `digits` decimals
 * in lists.
 */
export function formatShare(basisPoints: number, language: string, digits?: number): string {
  const format = { style: 'percent', minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 2 } as const;
  return getNumberFormat(language, format).format(basisPoints / 10_000);
}

/** Formats a measured level: true minus sign, one decimal, unit after it. */
export function formatLevel(value: number | null, unit: string, language: string): string {
  if (value === null) return '–';
  return `${formatNumber(value, language, 1).replace('-', '−')} ${unit}`;
}

/** Joins names in a sentence: 'Spotify, Deezer and TIDAL'. */
export function formatList(names: readonly string[], language: string): string {
  return new Intl.ListFormat(formatLocale(language), { type: 'conjunction' }).format(names);
}

/** Formats a duration with its unit: '4 minutes'. */
export function formatUnit(value: number, unit: 'second' | 'minute' | 'hour' | 'day', language: string): string {
  return getNumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Names the form in which a store receives releases: 'ERN 4.3.2', 'Apple music5.3'. */
export function formatStoreFormat(format: StoreFormat): string {
  return format === 'apple_package' ? 'Apple music5.3' : `ERN ${[...format.slice('ern_'.length)].join('.')}`;
}

/** Formats a count with few digits, for axes and narrow columns: 642K. */
export function formatCompact(value: number, language: string): string {
  const format = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return getNumberFormat(language, format).format(value);
}

/** Formats a day without its year: 4 Dec. */
export function formatDay(date: string, language: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return getDateFormat(language, format).format(new Date(date));
}

/** Formats a day with its weekday, without its year: Friday, December 4. */
export function formatWeekday(date: string, language: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const text = getDateFormat(language, format).format(new Date(date));
  // In a Spanish sentence no comma follows the weekday: 'el viernes 4 de diciembre'.
  return language === 'es' ? text.replace(',', '') : text;
}

/** Formats a range of days in the language, or a single day if both are equal: 24 Oct – 22 Nov 2026. */
export function formatRange(from: string, to: string, language: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const range = getDateFormat(language, format).formatRange(new Date(from), new Date(to));
  // In Spanish, Intl writes '3 nov 2026' for a day, but '3 de nov' within a range.
  return language === 'es' ? range.replaceAll(' de ', ' ') : range;
}

/** Formats a change as a percentage: +18.4%. Null without a value to compare with. */
export function formatChange(value: number, before: number | null, language: string): string | null {
  if (before === null || before <= 0) return null;
  const change = (value - before) / before;
  const digits = Math.abs(change) < 10 ? 1 : 0;
  const format = { style: 'percent', maximumFractionDigits: digits, signDisplay: 'exceptZero' } as const;
  return getNumberFormat(language, format).format(change);
}
