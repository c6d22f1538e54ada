import type { Language } from '@tangent/domain/locale.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { changeLanguage } from './change-language.ts';

/** Returns the language of the page and a function that changes it. */
export function useLanguageChoice(): { language: Language; choose: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const choose = async (language: Language) => {
    await changeLanguage(i18n, language);
    // An address that still names the old language would win on the next load.
    if (query.has('lang')) setQuery({ ...Object.fromEntries(query), lang: language }, { replace: true });
  };
  return { language: i18n.language as Language, choose };
}
