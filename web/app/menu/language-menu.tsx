import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buildLazyMenu } from './late-menu.tsx';

const Late = buildLazyMenu(async () => (await import('./opened-language-menu.tsx')).OpenedLanguageMenu);

export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const code = i18n.language.toUpperCase();
  return (
    <Late
      label={`${code}, ${t('navigation.language')}`}
      triggerClass="px-2"
      trigger={
        <>
          {code} <ChevronDown size={14} className="max-sm:hidden" aria-hidden />
        </>
      }
    />
  );
}
