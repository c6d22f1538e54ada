import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { chooseLanguage, matchLanguageExactly } from '../texts/choose-language.ts';
import { readStored, writeStored } from './storage.ts';

/** Returns the language of this visit; a language in the address is saved at once. */
export function detectLanguage(): Language {
  const query = new URLSearchParams(location.search).get('lang');
  const fromAddress = matchLanguageExactly(query);
  if (fromAddress) writeStored('lang', fromAddress);
  return chooseLanguage({ query, stored: readStored('lang'), preferred: navigator.languages });
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = FORMAT_LOCALES[language];
}
