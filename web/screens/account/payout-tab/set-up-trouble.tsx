import { PAYOUT_SERVICES } from '@tangent/domain/payout/payout-method.ts';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { SetUp } from './use-set-up.tsx';

/** The page of a service could not be opened (S8-046). */
export function SetUpTrouble({ trouble }: Pick<SetUp, 'trouble'>) {
  const { t, i18n } = useTranslation();
  if (trouble === null) return null;
  return (
    <Banner tone="bad" title={t('payout.setup_failed', { service: PAYOUT_SERVICES[trouble.method] })}>
      {getErrorText(i18n, trouble.error)}
    </Banner>
  );
}
