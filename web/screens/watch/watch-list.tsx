import type { WatchCase } from '@tangent/contract/watch.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useWatchCases } from '../../api/watch.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { WatchTable } from '../../parts/watch-table.tsx';
import { APP_PATHS } from '../../site/app-paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';

/** Streams of the own releases that do not look like people listening. */
export function WatchList() {
  const { t } = useTranslation();
  const release = useSearchParams()[0].get('release');
  const cases = useWatchCases(release);
  const pages = cases.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const total = pages[0]?.total ?? 0;
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <Link to={APP_PATHS.analytics} className="text-link">
            {t('analytics.title')}
          </Link>
        }
        below={<p className="max-w-[72ch] leading-relaxed">{t('watch.about')}</p>}
      >
        <Fact open={pages[0]?.open} total={total} />
      </PageTitle>
      {release !== null && <OfRelease />}
      {cases.isError && !cases.data && <LoadFailed error={cases.error} onRetry={() => void cases.refetch()} />}
      {(cases.isPending || cases.data) && (
        <Card>
          {cases.isPending ? <SkeletonRows count={4} height="52px" /> : <Cases items={items} />}
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

function OfRelease() {
  const { t } = useTranslation();
  return (
    <p className="text-13 text-ink-2">
      {t('watch.of_release')}{' '}
      <Link to={APP_PATHS.watch} className="text-link text-ink">
        {t('watch.show_all')}
      </Link>
    </p>
  );
}

/** The largest words of the screen are a fact. */
function Fact({ open, total }: { open: number | undefined; total: number }) {
  const { t } = useTranslation();
  if (open === undefined) return t('watch.title');
  if (open > 0) return t('watch.fact.open', { count: open });
  return total > 0 ? t('watch.fact.calm') : t('watch.fact.none');
}

function Cases({ items }: { items: readonly WatchCase[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return <EmptyState title={t('watch.empty.title')}>{t('watch.empty.text')}</EmptyState>;
  return <WatchTable rows={items} />;
}
