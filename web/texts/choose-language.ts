import { findLanguage, LANGUAGES, type Language } from '@tangent/domain/locale.ts';

export type LanguagePreferences = {
  /** `lang` of the address. */
  readonly query: string | null;
  /** What was chosen before. */
  readonly stored: string | null;
  /** What the browser prefers, best first. */
  readonly preferred: readonly string[];
};

/** The address wins, then the stored choice, then the browser, then English. Values that are no language of ours are passed over. */
export function chooseLanguage({ query, stored, preferred }: LanguagePreferences): Language {
  return (
    matchLanguageExactly(query) ??
    matchLanguageExactly(stored) ??
    preferred.map(findLanguage).find((language) => language !== null) ??
    'en'
  );
}

/** A choice in the address or in storage is one of the four names; only the browser's wishes are matched by prefix. */
export function matchLanguageExactly(value: string | null): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}
