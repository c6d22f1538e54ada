import type { PayoutDetail } from '@tangent/contract/money/backoffice-payout.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePayoutDetail } from '../../../api/money/backoffice-payout.ts';
import { PayoutPills } from '../../../parts/money/payout-pills.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountFacts } from './account-facts.tsx';
import { HistoryCard } from './history-card.tsx';
import { PayoutActions } from './payout-actions.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { TransactionsCard } from './transactions-card.tsx';

/** Shows one withdrawal with everything needed to decide about it. */
export function BackofficeWithdrawal() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const found = usePayoutDetail(id);
  if (found.isPending) return <Skeleton className="h-128 rounded-card" />;
  if (found.isError && !found.data) {
    const back = (
      <Link to={APP_PATHS.withdrawals} className={buttonClass('volt', 'medium')}>
        {t('payouts.title')}
      </Link>
    );
    return <MissingPage error={found.error} onRetry={() => void found.refetch()} back={back} />;
  }
  return <PayoutPage payout={found.data} />;
}

function PayoutPage({ payout }: { payout: PayoutDetail }) {
  const { t, i18n } = useTranslation();
  const below = (
    <Link className="text-link" to={APP_PATHS.withdrawals}>
      {t('payouts.title')}
    </Link>
  );
  return (
    <div className="grid gap-5">
      <PageTitle above={<PayoutPills payout={payout} />} below={below}>
        {t('payouts.case', { amount: formatDollars(payout.amount_cents, i18n.language), name: payout.name })}
      </PageTitle>
      {payout.is_outcome_unknown && (
        <Banner tone="warn" title={t('payouts.unknown_title')}>
          {t('payouts.unknown_text')}
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-aside-88">
        <div className="grid min-w-0 gap-5">
          <PayoutFacts payout={payout} />
          <HistoryCard history={payout.history} />
          <TransactionsCard transactions={payout.transactions} />
        </div>
        <div className="grid min-w-0 gap-5">
          {payout.actions.length > 0 && <PayoutActions payout={payout} />}
          <AccountFacts payout={payout} />
        </div>
      </div>
    </div>
  );
}
