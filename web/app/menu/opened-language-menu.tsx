import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { Menu, MenuChoices } from '../../ui/overlay/menu.tsx';
import type { MenuParts } from './late-menu.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

/** The languages to choose from. */
export function OpenedLanguageMenu(parts: MenuParts) {
  const { language, choose } = useLanguageChoice();
  return (
    <Menu {...parts}>
      <MenuChoices
        value={language}
        choices={LANGUAGES.map((name) => ({ value: name, label: LANGUAGE_NAMES[name], lang: name }))}
        onChange={(value) => void choose(value as Language)}
      />
    </Menu>
  );
}
