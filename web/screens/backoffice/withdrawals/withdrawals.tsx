import { WITHDRAWAL_QUEUES, type WithdrawalQueue } from '@tangent/domain/money/payout/withdrawal-queue.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePayoutQueue } from '../../../api/money/backoffice-payout.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PayoutTable } from './payout-table.tsx';
import { QueueChoice } from './queue-choice.tsx';

/** Lists withdrawals: first those that need a decision, then those that are due, then all others. */
export function BackofficeWithdrawals() {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const queue = readQueue(search.get('queue'));
  const payouts = usePayoutQueue(queue);
  const [first] = payouts.data?.pages ?? [];
  const { items, total } = readPages(payouts);
  return (
    <div className="grid gap-5">
      <PageTitle
        below={first && t('payouts.approval_from', { amount: formatDollars(first.approval_cents, i18n.language) })}
      >
        {t('payouts.title')}
      </PageTitle>
      <Card>
        <QueueChoice queue={queue} counts={first?.counts ?? null} onChange={(next) => setSearch({ queue: next })} />
        {payouts.isPending && <SkeletonRows count={6} />}
        {payouts.isError && !payouts.data && (
          <LoadFailed error={payouts.error} onRetry={() => void payouts.refetch()} />
        )}
        {payouts.data && total === 0 && (
          <EmptyState title={t('payouts.empty.title')}>{t(`payouts.empty.${queue}`)}</EmptyState>
        )}
        {total > 0 && (
          <>
            <PayoutTable items={items} />
            <MoreRows list={payouts} />
          </>
        )}
      </Card>
    </div>
  );
}

function readQueue(text: string | null): WithdrawalQueue {
  return WITHDRAWAL_QUEUES.find((queue) => queue === text) ?? 'approval';
}
