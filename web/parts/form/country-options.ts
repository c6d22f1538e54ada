import { COUNTRIES } from '@tangent/domain/country.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import type { Option } from '../../ui/form/select-field.tsx';

/** Lists countries by name in the language of the page, in its alphabetical order. */
export function countryOptions(pageLanguage: string): Option[] {
  const locale = formatLocale(pageLanguage);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    a.label.localeCompare(b.label, locale),
  );
}
