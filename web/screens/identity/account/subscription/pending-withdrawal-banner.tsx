import { useTranslation } from 'react-i18next';
import { usePayoutSettings } from '../../../../api/money/payout.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Banner } from '../../../../ui/banner.tsx';

/** Warns that a requested withdrawal is cancelled when the plan ends, unless it is sent before. */
export function PendingWithdrawalBanner() {
  const { t, i18n } = useTranslation();
  const open = usePayoutSettings({ isBack: false }).data?.open_withdrawal;
  if (open?.state !== 'requested') return null;
  const amount = formatDollars(open.amount_cents, i18n.language);
  const date = formatDate(open.expected_on, i18n.language);
  return <Banner tone="warn" title={t('subscription.cancel.request', { amount, date })} />;
}
