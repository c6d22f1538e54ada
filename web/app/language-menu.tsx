import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../texts/language-names.ts';
import { Menu, MenuChoices } from '../ui/menu.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, choose } = useLanguageChoice();
  const code = language.toUpperCase();
  return (
    <Menu
      label={`${code}, ${t('navigation.language')}`}
      triggerLook="px-2"
      trigger={
        <>
          {code} <ChevronDown size={14} className="max-sm:hidden" aria-hidden />
        </>
      }
    >
      <MenuChoices
        value={language}
        choices={LANGUAGES.map((name) => ({ value: name, label: LANGUAGE_NAMES[name], lang: name }))}
        onChange={(value) => void choose(value as Language)}
      />
    </Menu>
  );
}
