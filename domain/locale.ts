/** The four languages of the product (S1-016). */
export const LANGUAGES = ['en', 'es', 'pt', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale that formats dates and numbers in a language. */
export const FORMAT_LOCALES = { en: 'en-US', es: 'es-MX', pt: 'pt-BR', tr: 'tr-TR' } as const satisfies Record<
  Language,
  string
>;

/** Returns the locale that formats for a language as the page names it; English for every other one. */
export function formatLocale(language: string): string {
  return FORMAT_LOCALES[language as Language] ?? FORMAT_LOCALES.en;
}

/**
 * Finds the product language of a language tag by its prefix: `pt-BR` is `pt`. Null when the product does not
 * have it.
 */
export function findLanguage(tag: string): Language | null {
  const prefix = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === prefix) ?? null;
}
