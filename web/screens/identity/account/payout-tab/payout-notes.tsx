import type { Withdrawal } from '@tangent/contract/money/payout.ts';
import { PAYOUT_SERVICES, type PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { useTranslation } from 'react-i18next';
import { useProductNow } from '../../../../parts/money/withdrawal/use-product-now.ts';
import { formatDateTime } from '../../../../parts/text/format.ts';
import { formatWait } from '../../../../parts/text/format-wait.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Banner } from '../../../../ui/banner.tsx';

/**
 * Says that the payout method was changed: how long withdrawals pause, and what to do if it was not the user.
 */
export function HoldNote({ until }: { until: string }) {
  const { t, i18n } = useTranslation();
  const now = useProductNow();
  const left = formatWait(Date.parse(until) - now(), i18n.language);
  return (
    <Banner tone="warn" title={t('payout.hold.title', { left })}>
      {t('payout.hold.text', { date: formatDateTime(until, i18n.language) })}
    </Banner>
  );
}

/** Says that a pending withdrawal keeps its old payout method. */
export function PendingWithdrawalNote({ withdrawal: { amount_cents, method } }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation();
  const values = { amount: formatDollars(amount_cents, i18n.language), service: PAYOUT_SERVICES[method] };
  return (
    <Banner tone="info" title={t('payout.open.title', values)}>
      {t('payout.open.text')}
    </Banner>
  );
}

/** Tells a user who returned from a service's page to wait until the service has reported the status. */
export function BackNote({ method }: { method: PayoutMethod }) {
  const { t } = useTranslation();
  return <Banner tone="info" title={t('payout.checking', { service: PAYOUT_SERVICES[method] })} />;
}
