import { CALLING_CODES } from '@tangent/domain/account/calling-codes.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import type { Option } from '../../ui/select-field.tsx';

/** Of the countries that share a code the one most numbers belong to. */
const MAIN_COUNTRIES: readonly string[] = ['US', 'RU', 'GB', 'IT', 'AU', 'NO', 'MA', 'FI', 'GP', 'RE', 'CW', 'FK'];

/** Countries with their calling codes, 'Türkiye (+90)', by name in the language of the page. */
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

/** Only the code is kept, and several countries may share it: then it is the one of the browser, else the main one. */
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
