import type { Language } from '@tangent/domain/locale.ts';

/** Each language in its own words, as people look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  tr: 'Türkçe',
};
