import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { changeLanguage } from '../change-language.ts';
import { useSearchParams } from './auth-router.tsx';

/** The language menu where a menu of our own would weigh more than the page. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const choose = async (language: Language) => {
    await changeLanguage(i18n, language);
    // An address that still names the old language would win on the next load.
    if (query.has('lang')) setQuery({ ...Object.fromEntries(query), lang: language }, { replace: true });
  };
  return (
    <select
      aria-label={t('navigation.language')}
      value={i18n.language}
      onChange={(event) => void choose(event.target.value as Language)}
      className="h-9 rounded-control bg-transparent px-2 font-[550] text-ink hover:bg-sunken"
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language} className="bg-surface text-ink">
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  );
}
