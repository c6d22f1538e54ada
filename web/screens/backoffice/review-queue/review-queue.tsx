import { REVIEW_FILTERS, type ReviewFilter } from '@tangent/domain/catalogue/release/review/review-filter.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewQueue } from '../../../api/distribution/review.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { QueueTable } from './queue-table.tsx';
import { StatisticsCard } from './statistics-card.tsx';

/** Lists releases that wait for a decision, most urgent first, and how long decisions take. */
export function ReviewQueue() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const all = useReviewQueue('all');
  return (
    <div className="grid gap-5">
      <PageTitle>
        {all.isSuccess ? t('review.queue.count', { count: all.data.pages[0]?.total ?? 0 }) : t('review.queue.title')}
      </PageTitle>
      <Card>
        <Tabs
          label={t('review.queue.filter_label')}
          value={filter}
          onChange={(value) => setFilter(value as ReviewFilter)}
          tabs={REVIEW_FILTERS.map((value) => ({
            value,
            label: t(`review.queue.filter.${value}`),
            panel: <QueuePanel filter={value} />,
          }))}
        />
      </Card>
      <StatisticsCard />
    </div>
  );
}

function QueuePanel({ filter }: { filter: ReviewFilter }) {
  const { t } = useTranslation();
  const queue = useReviewQueue(filter);
  const { items, total } = readPages(queue);
  if (queue.isPending) return <SkeletonRows count={5} />;
  if (queue.isError && !queue.data) return <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />;
  if (total === 0) {
    return (
      <EmptyState title={t('review.queue.empty.title')}>
        {t(filter === 'all' ? 'review.queue.empty.text' : 'review.queue.empty.filtered')}
      </EmptyState>
    );
  }
  return (
    <>
      <QueueTable items={items} />
      <MoreRows list={queue} />
    </>
  );
}
