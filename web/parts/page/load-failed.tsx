import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Replaces content that failed to load: the error, and a button to retry. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <Banner
      tone="bad"
      title={getErrorText(i18n, error)}
      action={
        <Button size="small" onClick={onRetry}>
          {t('navigation.try_again')}
        </Button>
      }
    />
  );
}
