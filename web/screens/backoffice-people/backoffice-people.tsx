import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PeopleFilter, usePeople } from '../../api/people.ts';
import { formatNumber } from '../../parts/format.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useSettled } from '../../parts/use-settled.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleTable } from './people-table.tsx';

/** Every account, the newest first. */
export function BackofficePeople() {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState<PeopleFilter>({});
  const people = usePeople(useSettled(filter, 250));
  const items = people.data?.pages.flatMap((page) => page.items) ?? [];
  const total = people.data?.pages[0]?.total ?? 0;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className="grid gap-5">
      <PageTitle>{t('backoffice.people.title')}</PageTitle>
      <Card>
        <PeopleFilters filter={filter} onChange={setFilter} />
        {people.isPending && <SkeletonRows count={8} />}
        {people.isError && !people.data && <LoadFailed error={people.error} onRetry={() => void people.refetch()} />}
        {people.data && total === 0 && (
          <EmptyState title={t('backoffice.people.empty.title')}>{t('backoffice.people.empty.text')}</EmptyState>
        )}
        {total > 0 && (
          <>
            <PeopleTable items={items} />
            <LoadMore
              shown={t('backoffice.shown', { shown: number(items.length), total: number(total) })}
              more={people.hasNextPage && t('backoffice.more')}
              busy={people.isFetchingNextPage}
              onMore={() => void people.fetchNextPage()}
            />
          </>
        )}
      </Card>
    </div>
  );
}
