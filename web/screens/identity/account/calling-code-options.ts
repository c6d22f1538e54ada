import { CALLING_CODES } from '@tangent/domain/identity/account/calling-codes.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import type { Option } from '../../../ui/form/select-field.tsx';

/** For each calling code that several countries share, the country most numbers belong to. */
const MAIN_COUNTRIES: readonly string[] = ['US', 'RU', 'GB', 'IT', 'AU', 'NO', 'MA', 'FI', 'GP', 'RE', 'CW', 'FK'];

/** Lists the countries with their calling codes, 'Türkiye (+90)', sorted by name in the language of the page. */
export function callingCodeOptions(pageLanguage: string): Option[] {
  const locale = formatLocale(pageLanguage);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = CALLING_CODES.map(({ country, code }) => ({ country, code, name: names.of(country) ?? country }));
  return named
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ country, code, name }) => ({ value: country, label: `${name} (${code})` }));
}

export function findCallingCode(country: string | null): string | null {
  return CALLING_CODES.find((entry) => entry.country === country)?.code ?? null;
}

/**
 * Returns the country of a calling code. Only the code is saved: if several countries share it, the browser's region
 * wins, then the main country.
 */
export function findCountry(code: string | null, browserTags: readonly string[]): string | null {
  const countries = CALLING_CODES.filter((entry) => entry.code === code).map((entry) => entry.country);
  const regions = browserTags.map(parseRegion);
  const isOne = (known: readonly (string | undefined)[]) => countries.find((country) => known.includes(country));
  return isOne(regions) ?? isOne(MAIN_COUNTRIES) ?? countries[0] ?? null;
}

function parseRegion(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
