import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useReleases } from '../../../api/catalogue/release.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDay } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BannerEditor } from './banner-editor.tsx';

/** /tools/banner-generator: three banners of a release, drawn in the browser. */
export function BannerGenerator() {
  const { t, i18n } = useTranslation();
  const { wanted, choose } = useChosenRelease();
  const releases = useReleases({ sort: 'newest' });
  const all = releases.data?.pages.flatMap(({ items }) => items) ?? [];
  const usable = all.filter(({ artwork_upload_id }) => artwork_upload_id !== null);
  const release = usable.find(({ id }) => id === wanted) ?? usable[0] ?? null;
  const day = release === null ? null : (release.live_date ?? release.release_date);
  const title = release?.title || t('release.untitled');
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <Link to={APP_PATHS.tools} className="hover:underline">
            {t('tools.title')}
          </Link>
        }
      >
        {release === null && t('banner.title')}
        {release !== null && day === null && t('banner.fact', { title })}
        {release !== null && day !== null && t('banner.fact_day', { title, day: formatDay(day, i18n.language) })}
      </PageTitle>
      {releases.isPending && <Skeleton className="h-96 w-full" />}
      {releases.isError && <LoadFailed error={releases.error} onRetry={() => void releases.refetch()} />}
      {releases.data && release === null && <NoArtwork releases={all} />}
      {release !== null && <BannerEditor key={release.id} release={release} releases={usable} onRelease={choose} />}
    </div>
  );
}

/** The release in the address. A new choice counts at once: the address follows only after the guard of the page. */
function useChosenRelease() {
  const [params, setParams] = useSearchParams();
  const address = params.get('release');
  const [choice, setChoice] = useState({ address, id: address });
  const choose = (id: string) => {
    setChoice({ address, id });
    setParams({ release: id }, { replace: true });
  };
  return { wanted: choice.address === address ? choice.id : address, choose };
}

/** Banners need a cover: leads to the artwork of a draft, or to a new release. */
function NoArtwork({ releases }: { releases: readonly ReleaseListItem[] }) {
  const { t } = useTranslation();
  const draft = releases.find(({ status }) => status === 'draft');
  const path = draft ? `/distributions/${draft.id}/edit/artwork` : APP_PATHS.new_release;
  const action = (
    <Link to={path} className={buttonClass('volt', 'medium')}>
      {!draft && <Plus size={16} aria-hidden />} {t(draft ? 'banner.none.artwork' : 'navigation.new_release')}
    </Link>
  );
  return (
    <EmptyState title={t('banner.none.title')} action={action}>
      {t('banner.none.text')}
    </EmptyState>
  );
}
