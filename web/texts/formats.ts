import { formatLocale } from '@tangent/domain/locale.ts';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Returns the format of numbers in a language. Making one takes fifty times as long as using it, so each is kept. */
export function getNumberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = numbers.get(key) ?? new Intl.NumberFormat(formatLocale(language), options);
  numbers.set(key, format);
  return format;
}

/** Returns the format of dates in a language, kept like the format of numbers. */
export function getDateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = dates.get(key) ?? new Intl.DateTimeFormat(formatLocale(language), options);
  dates.set(key, format);
  return format;
}
