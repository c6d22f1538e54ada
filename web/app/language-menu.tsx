import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LANGUAGE_NAMES } from '../texts/language-names.ts';
import { Menu, MenuChoices } from '../ui/menu.tsx';
import { changeLanguage } from './language.ts';

export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const choose = async (language: Language) => {
    await changeLanguage(i18n, language);
    // An address that still names the old language would win on the next load.
    if (query.has('lang')) setQuery({ ...Object.fromEntries(query), lang: language }, { replace: true });
  };
  return (
    <Menu
      label={`${i18n.language.toUpperCase()}, ${t('navigation.language')}`}
      triggerLook="px-2"
      trigger={
        <>
          {i18n.language.toUpperCase()} <ChevronDown size={14} className="max-sm:hidden" aria-hidden />
        </>
      }
    >
      <MenuChoices
        value={i18n.language}
        choices={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language], lang: language }))}
        onChange={(value) => void choose(value as Language)}
      />
    </Menu>
  );
}
