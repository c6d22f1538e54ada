import { NO_LANGUAGE } from '@tangent/domain/catalogue/release/language.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import type { Option } from '../../ui/form/select-field.tsx';

/**
 * Lists languages by name in the language of the page, in its alphabetical order; 'no lyrics' first where it is a
 * choice.
 */
export function languageOptions(codes: readonly string[], pageLanguage: string, noLyricsLabel: string): Option[] {
  const locale = formatLocale(pageLanguage);
  const named = codes
    .filter((code) => code !== NO_LANGUAGE)
    .map((value) => ({ value, label: languageName(value, pageLanguage) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return codes.includes(NO_LANGUAGE) ? [{ value: NO_LANGUAGE, label: noLyricsLabel }, ...named] : named;
}

/** Names a language, with a capital first letter as in a list. */
export function languageName(code: string, pageLanguage: string): string {
  const locale = formatLocale(pageLanguage);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
