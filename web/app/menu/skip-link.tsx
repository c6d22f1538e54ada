import { useTranslation } from 'react-i18next';

/** The first tab stop: jumps past the bar to the content of the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-ink px-4 py-2 font-strong text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {t('navigation.skip')}
    </a>
  );
}
