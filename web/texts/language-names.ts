import type { Language } from '@tangent/domain/locale.ts';

/** The name of each language in that language, as users look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  tr: 'Türkçe',
};
