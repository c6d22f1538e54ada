import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { getErrorText } from '../../../../api/error-text.ts';
import { Banner } from '../../../../ui/banner.tsx';
import type { SentAction } from './has-taken-effect.ts';
import { PortalButton } from './portal-button.tsx';

type ActionErrorProps = {
  action: SentAction;
  error: Error | null;
  /** Links to the card settings; left out where the page already has such a link. */
  leadsToCards?: boolean;
};

/**
 * Explains why an action failed, where it failed: a declined card links to the card settings, a failed cancellation is
 * named as such (S8-023, S8-044).
 */
export function ActionError({ action, error, leadsToCards = false }: ActionErrorProps) {
  const { t, i18n } = useTranslation();
  if (error === null) return null;
  const reason = getErrorText(i18n, error);
  if (error instanceof ApiError && error.name === 'payment_failed') {
    return (
      <Banner tone="bad" title={reason} action={leadsToCards && <PortalButton size="small" />}>
        {t('subscription.declined')}
      </Banner>
    );
  }
  if (action === 'cancel') {
    return (
      <Banner tone="bad" title={t('error.cancel_failed')}>
        {reason}
      </Banner>
    );
  }
  return <Banner tone="bad" title={reason} />;
}
