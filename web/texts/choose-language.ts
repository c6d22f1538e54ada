import { findLanguage, LANGUAGES, type Language } from '@tangent/domain/locale.ts';

export type LanguagePreferences = {
  /** `lang` of the address. */
  readonly query: string | null;
  /** The stored choice. */
  readonly stored: string | null;
  /** The languages the browser prefers, best first. */
  readonly preferred: readonly string[];
};

/**
 * Chooses the language of the address, then the stored choice, then the browser's, then English. Unsupported values are
 * skipped.
 */
export function chooseLanguage({ query, stored, preferred }: LanguagePreferences): Language {
  return (
    matchLanguageExactly(query) ??
    matchLanguageExactly(stored) ??
    preferred.map(findLanguage).find((language) => language !== null) ??
    'en'
  );
}

/** Matches a choice in the address or in storage exactly; only the browser's preferences are matched by prefix. */
export function matchLanguageExactly(value: string | null): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}
