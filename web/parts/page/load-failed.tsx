import { useTranslation } from 'react-i18next';
import { type ErrorFallback, getErrorText } from '../../api/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

type LoadFailedProps = {
  error: unknown;
  onRetry: () => void;
  fallback?: ErrorFallback;
};

/** Replaces content that failed to load: the error, and a button to retry. */
export function LoadFailed({ error, onRetry, fallback }: LoadFailedProps) {
  const { t, i18n } = useTranslation();
  return (
    <Banner
      tone="bad"
      title={getErrorText(i18n, error, fallback)}
      action={
        <Button size="small" onClick={onRetry}>
          {t('navigation.try_again')}
        </Button>
      }
    />
  );
}
