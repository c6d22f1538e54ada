import type { AnalyticsHead } from '@tangent/contract/analytics.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { NoFigures } from './no-figures.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import { TrendNote } from './trend-note.tsx';

type TabBodyProps<Result> = { query: UseQueryResult<Result>; children: (result: Result) => ReactNode };

/** What every tab has in common: how it loads, fails and is empty, and how new its figures are. */
export function TabBody<Result extends AnalyticsHead>({ query, children }: TabBodyProps<Result>) {
  const { data, isError, error, refetch, isPlaceholderData } = query;
  const failed = isError && <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return failed || <TabSkeleton />;
  return (
    <div aria-busy={isPlaceholderData} className={clsx('grid gap-5', isPlaceholderData && 'opacity-60')}>
      {failed}
      {data.freshness.length === 0 ? (
        <NoFigures />
      ) : (
        <>
          <TrendNote head={data} />
          {children(data)}
        </>
      )}
    </div>
  );
}
