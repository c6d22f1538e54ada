import { daysBetween } from '@tangent/domain/calendar.ts';
import type { ReleaseFilter } from '@tangent/domain/catalogue/release/release-filter.ts';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleases } from '../../../api/catalogue/release.ts';
import { useNextRelease } from '../../../api/insight/dashboard.ts';
import { useToday } from '../../../app/today.ts';
import { AllowanceNote } from '../../../parts/catalogue/release/allowance-note.tsx';
import { PageDrop } from '../../../parts/catalogue/upload/drop-music/page-drop.tsx';
import { useNewReleaseDrop } from '../../../parts/catalogue/upload/drop-music/use-new-release-drop.ts';
import { AccountExport } from '../../../parts/identity/account/account-export.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListFilters } from './list-filters.tsx';
import { ReleaseGrid } from './release-grid.tsx';
import { ReleaseTable } from './release-table.tsx';
import { hasFilter, type ListFilter, NO_FILTERS, useListQuery } from './use-list-query.ts';
import { type ListView, useListView } from './use-list-view.ts';
import { useSelection } from './use-selection.ts';

/** The releases of the account: searched, filtered, selected and acted on together. */
export function ReleaseList() {
  const { t } = useTranslation();
  const { filter, change } = useListQuery();
  const [view, setView] = useListView();
  const releases = useReleases(toQuery(filter));
  const rows = releases.data?.pages.flatMap((page) => page.items) ?? [];
  const first = releases.data?.pages[0];
  const total = first?.total ?? 0;
  const selection = useSelection(rows, JSON.stringify(filter));
  const isEmpty = releases.isSuccess && total === 0 && !hasFilter(filter);
  return (
    <div className={clsx('grid grid-cols-1 gap-5', selection.selected.length > 0 && 'pb-16')}>
      <ListTitle counts={isNarrowed(filter) ? undefined : first?.counts} />
      {!isEmpty && (
        <ListFilters filter={filter} counts={first?.counts} onChange={change} view={view} onView={setView} />
      )}
      <Card>
        {releases.isPending && <SkeletonRows count={6} />}
        {releases.isError && !releases.data && (
          <LoadFailed error={releases.error} onRetry={() => void releases.refetch()} />
        )}
        {isEmpty && <NoReleases />}
        {releases.isSuccess && total === 0 && !isEmpty && <NoHit onClear={() => change(NO_FILTERS)} />}
        {total > 0 && <Rows view={view} rows={rows} selection={selection} />}
        {total > 0 && <Shown releases={releases} shown={rows.length} total={total} />}
      </Card>
      {total > 0 && (
        <Card>
          <AccountExport />
        </Card>
      )}
      <BulkBar selection={selection} />
      <p className="text-13 text-ink-3 max-sm:hidden">{t('drop.release_hint')}</p>
      <PageDrop onFiles={useNewReleaseDrop()} />
    </div>
  );
}

function toQuery({ q, status, artist, type, sort }: ListFilter) {
  return {
    sort,
    ...(q === '' ? {} : { q }),
    ...(status === null ? {} : { status }),
    ...(artist === null ? {} : { artist_id: artist }),
    ...(type === null ? {} : { release_type: type }),
  };
}

/** Whether the counts are not those of all releases. */
function isNarrowed({ q, artist, type }: ListFilter): boolean {
  return q !== '' || artist !== null || type !== null;
}

type RowsProps = { view: ListView } & Parameters<typeof ReleaseTable>[0];

function Rows({ view, ...rest }: RowsProps) {
  return view === 'table' ? <ReleaseTable {...rest} /> : <ReleaseGrid {...rest} />;
}

type ShownProps = { releases: ReturnType<typeof useReleases>; shown: number; total: number };

function Shown({ releases, shown, total }: ShownProps) {
  const { t } = useTranslation();
  return (
    <LoadMore
      shown={shown < total ? t('release.list.shown', { shown, total }) : t('release.list.count', { count: total })}
      more={releases.hasNextPage && t('release.list.more')}
      busy={releases.isFetchingNextPage}
      onMore={() => void releases.fetchNextPage()}
    />
  );
}

function NoReleases() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('release.list.empty.title')} action={<NewReleaseLink />}>
      {t('release.list.empty.text')}
    </EmptyState>
  );
}

function NoHit({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        title={t('release_list.none.title')}
        action={<Button onClick={onClear}>{t('release_list.none.clear')}</Button>}
      >
        {t('release_list.none.text')}
      </EmptyState>
    </div>
  );
}

/** The headline is what the list says: how much is live, what comes next, and what waits for the artist. */
function ListTitle({ counts }: { counts: Readonly<Record<ReleaseFilter, number>> | undefined }) {
  const { t } = useTranslation();
  const facts = useFacts(counts);
  return (
    <PageTitle
      above={facts === null ? null : t('release.list.title')}
      below={<AllowanceNote />}
      actions={
        <Link to={APP_PATHS.artists} className={buttonClass('plain', 'medium')}>
          {t('navigation.artists')}
        </Link>
      }
    >
      <span className="inline-block first-letter:uppercase">{facts ?? t('release.list.title')}</span>
    </PageTitle>
  );
}

/** Null while there is nothing to say. */
function useFacts(counts: Readonly<Record<ReleaseFilter, number>> | undefined): string | null {
  const { t } = useTranslation();
  const today = useToday();
  const next = useNextRelease().data?.release?.release_date ?? null;
  const days = next === null ? null : daysBetween(today, next);
  const facts = [
    counts && counts.live > 0 && t('release_list.fact.live', { count: counts.live }),
    counts &&
      counts.coming > 0 &&
      days !== null &&
      days >= 0 &&
      t(`release_list.fact.${nameDay(days)}`, { count: days }),
    counts && counts.needs_you > 0 && t('release_list.fact.needs_you', { count: counts.needs_you }),
  ].filter((fact) => typeof fact === 'string');
  // Commas in every language: a list without 'and' has none in Turkish.
  return facts.length === 0 ? null : facts.join(', ');
}

function nameDay(days: number): 'today' | 'tomorrow' | 'next' {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : 'next';
}

function NewReleaseLink() {
  const { t } = useTranslation();
  return (
    <Link to="/distributions/new" className={buttonClass('volt', 'medium')}>
      <Plus size={16} aria-hidden /> {t('navigation.new_release')}
    </Link>
  );
}
