import { PAYOUT_SERVICES } from '@tangent/domain/money/payout/payout-method.ts';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../../api/error-text.ts';
import { Banner } from '../../../../ui/banner.tsx';
import type { PayoutSetup } from './use-payout-setup.ts';

/** Says that a service's page could not be opened (S8-046). */
export function SetUpFailure({ failure }: Pick<PayoutSetup, 'failure'>) {
  const { t, i18n } = useTranslation();
  if (failure === null) return null;
  return (
    <Banner tone="bad" title={t('payout.setup_failed', { service: PAYOUT_SERVICES[failure.method] })}>
      {getErrorText(i18n, failure.error)}
    </Banner>
  );
}
