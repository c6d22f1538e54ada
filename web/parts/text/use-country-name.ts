import { formatLocale } from '@tangent/domain/locale.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names a country in the language of the page; `ZZ` means the store did not report it. */
export function useCountryName(): (code: string) => string {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const locale = formatLocale(i18n.language);
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => (code === 'ZZ' ? t('royalty.no_country') : (names.of(code) ?? code));
  }, [t, i18n.language]);
}
