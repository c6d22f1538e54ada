import type { Withdrawal } from '@tangent/contract/money/payout.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawals } from '../../../api/money/payout.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../page/load-failed.tsx';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** All withdrawals: the state of each, when it leaves or left, and its result. */
export function PayoutHistory() {
  const { t } = useTranslation();
  const list = useWithdrawals();
  const [selected, setSelected] = useState<Withdrawal | null>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Card title={t('withdrawal.history.title')} isRegion>
      {list.isPending && <SkeletonRows count={3} />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <EmptyState title={t('withdrawal.history.empty_title')}>{t('withdrawal.history.empty_text')}</EmptyState>
      )}
      <ul className="divide-y divide-line">
        {items.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} onCancel={() => setSelected(withdrawal)} />
        ))}
      </ul>
      {items.length > 0 && (
        <LoadMore
          shown={t('withdrawal.history.shown', { shown: items.length, total })}
          more={list.hasNextPage && t('withdrawal.history.more')}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      <CancelWithdrawal withdrawal={selected} onClose={() => setSelected(null)} />
    </Card>
  );
}
