import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SuspenseFilter } from '../../../api/money/backoffice-suspense.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Pages } from './pages.tsx';
import { SuspenseFilterBar } from './suspense-filter-bar.tsx';

type SuspenseListProps = {
  found: UseQueryResult<{ total: number }>;
  filter: SuspenseFilter;
  onFilter: (filter: SuspenseFilter) => void;
  searchLabel: string;
  empty: { title: string; text: string };
  /** The total in suspense, as a sentence. */
  sum: string;
  /** The groups, one row each. */
  children: ReactNode;
};

/** Shows everything without a known owner: a filter, the total, the groups, and page links. */
export function SuspenseList({ found, filter, onFilter, searchLabel, empty, sum, children }: SuspenseListProps) {
  const { total = 0 } = found.data ?? {};
  return (
    <Card>
      <SuspenseFilterBar filter={filter} onChange={onFilter} searchLabel={searchLabel} />
      {found.isPending && <SkeletonRows count={6} />}
      {found.isError && !found.data && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && total === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {total > 0 && (
        <>
          <p role="status" className="mb-2 text-ink-2">
            {sum}
          </p>
          <ul>{children}</ul>
          <Pages page={filter.page} total={total} onPage={(page) => onFilter({ ...filter, page })} />
        </>
      )}
    </Card>
  );
}
