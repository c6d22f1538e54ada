import type { FraudCase } from '@tangent/contract/insight/monitoring.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import type { Column } from '../../ui/list/table.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { FraudCaseTable } from './fraud-case-table.tsx';

type FraudCasePagesProps<Row extends FraudCase> = {
  cases: UseInfiniteQueryResult<InfiniteData<{ items: Row[]; total: number }>>;
  more?: Column<Row>;
  empty: ReactNode;
};

/** Fraud cases page by page, with the loading, failed and empty states. */
export function FraudCasePages<Row extends FraudCase>({ cases, more, empty }: FraudCasePagesProps<Row>) {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = cases;
  if (!data) return isError ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PagesSkeleton />;
  const items = data.pages.flatMap((page) => page.items);
  const total = data.pages[0]?.total ?? 0;
  return (
    <Card>
      {items.length === 0 ? empty : <FraudCaseTable rows={items} {...(more ? { more } : {})} />}
      {total > 0 && (
        <LoadMore
          shown={t('watch.shown', { shown: items.length, total })}
          more={cases.hasNextPage && t('watch.more')}
          busy={cases.isFetchingNextPage}
          onMore={() => void cases.fetchNextPage()}
        />
      )}
    </Card>
  );
}

function PagesSkeleton() {
  return (
    <Card>
      <SkeletonRows count={4} height="52px" />
    </Card>
  );
}
