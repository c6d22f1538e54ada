import type { PayoutCase } from '@tangent/contract/backoffice-payout.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePayoutCase } from '../../api/backoffice-payout.ts';
import { MissingPage } from '../../parts/missing-page.tsx';
import { PayoutCasePills } from '../../parts/payout-case-pills.tsx';
import { APP_PATHS } from '../../site/app-paths.ts';
import { formatDollars } from '../../texts/format-dollars.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountFacts } from './account-facts.tsx';
import { HistoryCard } from './history-card.tsx';
import { MovementCard } from './movement-card.tsx';
import { PayoutActs } from './payout-acts.tsx';
import { PayoutFacts } from './payout-facts.tsx';

/** One withdrawal with everything that decides about it. */
export function BackofficeWithdrawal() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const found = usePayoutCase(id);
  if (found.isPending) return <Skeleton className="h-[32rem] rounded-card" />;
  if (found.isError && !found.data) {
    const back = (
      <Link to={APP_PATHS.withdrawals} className={buttonLook('volt', 'medium')}>
        {t('payouts.title')}
      </Link>
    );
    return <MissingPage error={found.error} onRetry={() => void found.refetch()} back={back} />;
  }
  return <CasePage payout={found.data} />;
}

function CasePage({ payout }: { payout: PayoutCase }) {
  const { t, i18n } = useTranslation();
  const below = (
    <Link className="text-link" to={APP_PATHS.withdrawals}>
      {t('payouts.title')}
    </Link>
  );
  return (
    <div className="grid gap-5">
      <PageTitle above={<PayoutCasePills payout={payout} />} below={below}>
        {t('payouts.case', { amount: formatDollars(payout.amount_cents, i18n.language), name: payout.name })}
      </PageTitle>
      {payout.is_outcome_unknown && (
        <Banner tone="warn" title={t('payouts.unknown_title')}>
          {t('payouts.unknown_text')}
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <PayoutFacts payout={payout} />
          <HistoryCard history={payout.history} />
          <MovementCard movements={payout.movements} />
        </div>
        <div className="grid min-w-0 gap-5">
          {payout.acts.length > 0 && <PayoutActs payout={payout} />}
          <AccountFacts payout={payout} />
        </div>
      </div>
    </div>
  );
}
