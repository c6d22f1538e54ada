import { RELEASE_SORTS, type ReleaseSort } from '@tangent/domain/release/release-sort.ts';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleases } from '../../../api/release.ts';
import { AccountExport } from '../../../parts/account/account-export.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { AllowanceNote } from '../../../parts/release/allowance-note.tsx';
import { PageDrop } from '../../../parts/upload/drop-music/page-drop.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ReleaseTable } from './release-table.tsx';

/** Sorts by creation time, newest or oldest first. */
function SortSwitch({ sort, onChange }: { sort: ReleaseSort; onChange: (sort: ReleaseSort) => void }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('release.list.sort')} className="flex rounded-control bg-sunken p-0.5">
      {RELEASE_SORTS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === sort}
          onClick={() => onChange(choice)}
          className={clsx(
            'min-h-8 rounded-[6px] px-3 text-13 font-[600]',
            choice === sort ? 'bg-surface text-ink ring-1 ring-line' : 'text-ink-2 hover:text-ink',
          )}
        >
          {t(`release.list.${choice}`)}
        </button>
      ))}
    </div>
  );
}

export function ReleaseList() {
  const { t } = useTranslation();
  const [sort, setSort] = useState<ReleaseSort>('newest');
  const releases = useReleases(sort);
  const rows = releases.data?.pages.flatMap((page) => page.items) ?? [];
  const total = releases.data?.pages[0]?.total ?? 0;
  return (
    <div className="grid gap-5">
      <ListTitle />
      <Card
        title={total > 0 && t('release.list.count', { count: total })}
        action={total > 1 && <SortSwitch sort={sort} onChange={setSort} />}
      >
        {releases.isPending && <SkeletonRows count={6} />}
        {releases.isError && <LoadFailed error={releases.error} onRetry={() => void releases.refetch()} />}
        {releases.isSuccess && total === 0 && (
          <EmptyState title={t('release.list.empty.title')} action={<NewReleaseLink />}>
            {t('release.list.empty.text')}
          </EmptyState>
        )}
        {total > 0 && <ReleaseTable rows={rows} />}
        {total > rows.length && (
          <LoadMore
            shown={t('release.list.shown', { shown: rows.length, total })}
            more={releases.hasNextPage && t('release.list.more')}
            busy={releases.isFetchingNextPage}
            onMore={() => void releases.fetchNextPage()}
          />
        )}
      </Card>
      {total > 0 && (
        <Card>
          <AccountExport />
        </Card>
      )}
      <PageDrop />
    </div>
  );
}

function ListTitle() {
  const { t } = useTranslation();
  return (
    <PageTitle
      below={<AllowanceNote />}
      actions={
        <Link to={APP_PATHS.artists} className={buttonClass('plain', 'medium')}>
          {t('navigation.artists')}
        </Link>
      }
    >
      {t('release.list.title')}
    </PageTitle>
  );
}

function NewReleaseLink() {
  const { t } = useTranslation();
  return (
    <Link to="/distributions/new" className={buttonClass('volt', 'medium')}>
      <Plus size={16} aria-hidden /> {t('navigation.new_release')}
    </Link>
  );
}
