import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { TrendNote } from './trend-note.tsx';

function TabSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

/** Shown while no store has reported anything: says what has to happen first. */
function NoFigures() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        title={t('analytics.empty.title')}
        action={
          <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'medium')}>
            <Plus size={16} aria-hidden /> {t('navigation.new_release')}
          </Link>
        }
      >
        {t('analytics.empty.text')}
      </EmptyState>
    </Card>
  );
}

type TabBodyProps<Result> = { query: UseQueryResult<Result>; children: (result: Result) => ReactNode };

/** The common part of every tab: its loading, error and empty states, and how recent its figures are. */
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
