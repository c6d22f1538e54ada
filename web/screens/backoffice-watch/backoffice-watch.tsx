import type { StaffWatchCase } from '@tangent/contract/watch.ts';
import { WATCH_STATES } from '@tangent/domain/analytics/watch/watch-case.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAllWatchCases } from '../../api/watch.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { WatchTable } from '../../parts/watch-table.tsx';
import { APP_PATHS } from '../../site/app-paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';

/** Streams of all accounts that do not look like people listening. */
export function BackofficeWatch() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const state = WATCH_STATES.find((one) => one === search.get('state')) ?? null;
  const cases = useAllWatchCases(state);
  const items = cases.data?.pages.flatMap((page) => page.items) ?? [];
  const total = cases.data?.pages[0]?.total ?? 0;
  return (
    <div className="grid gap-5">
      <PageTitle actions={<StateField state={state} onChange={(one) => setSearch(one === '' ? {} : { state: one })} />}>
        {t('watch.staff.title')}
      </PageTitle>
      {cases.isError && !cases.data && <LoadFailed error={cases.error} onRetry={() => void cases.refetch()} />}
      {cases.isPending && <SkeletonRows count={6} height="52px" />}
      {cases.data && (
        <Card>
          <Cases items={items} />
          {total > 0 && (
            <LoadMore
              shown={t('watch.shown', { shown: items.length, total })}
              more={cases.hasNextPage && t('watch.more')}
              busy={cases.isFetchingNextPage}
              onMore={() => void cases.fetchNextPage()}
            />
          )}
        </Card>
      )}
    </div>
  );
}

function StateField({ state, onChange }: { state: string | null; onChange: (state: string) => void }) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('watch.staff.filter')}
      value={state ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('watch.staff.all') },
        ...WATCH_STATES.map((one) => ({ value: one, label: t(`watch.state.${one}`) })),
      ]}
    />
  );
}

function Cases({ items }: { items: readonly StaffWatchCase[] }) {
  const { t } = useTranslation();
  if (items.length === 0)
    return <EmptyState title={t('watch.staff.empty.title')}>{t('watch.staff.empty.text')}</EmptyState>;
  return (
    <WatchTable
      rows={items}
      more={{
        key: 'owner',
        title: t('watch.staff.owner'),
        className: 'whitespace-nowrap',
        cell: ({ owner }) => (
          <Link to={APP_PATHS.person.replace(':id', owner.id)} className="text-link relative z-[1]">
            {owner.name}
          </Link>
        ),
      }}
    />
  );
}
