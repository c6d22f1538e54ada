import { useTranslation } from 'react-i18next';

/** Returns what the reason of a delivery means, for people; a code without a text of its own reads as refused. */
export function useReasonText(): (code: string) => string {
  const { t, i18n } = useTranslation();
  // The code comes from the server, so the compiler cannot know the key.
  return (code) =>
    i18n.exists(`store.reason.${code}`) ? t(`store.reason.${code}` as 'store.reason.other') : t('store.reason.other');
}
