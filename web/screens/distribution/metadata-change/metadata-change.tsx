import type { Release } from '@tangent/contract/catalogue/release.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useRelease } from '../../../api/catalogue/release.ts';
import { useMetadataChanges } from '../../../api/distribution/metadata-change.ts';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangeEditor } from './change-editor.tsx';

/** Requests a change of a release that is live in stores. */
export function ReleaseChange() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const release = useRelease(id, { poll: false });
  const changes = useMetadataChanges(id, { enabled: true });
  if (release.isPending || changes.isPending) return <Skeleton className="h-128 rounded-card" />;
  if (!release.data || !changes.data) {
    const back = (
      <Link to="/distributions" className={buttonClass('volt', 'medium')}>
        {t('release.list.title')}
      </Link>
    );
    const retry = () => void Promise.all([release.refetch(), changes.refetch()]);
    return <MissingPage error={release.error ?? changes.error} onRetry={retry} back={back} />;
  }
  const isOpen = changes.data.items.some(({ state }) => state === 'proposed');
  return <ChangePage release={release.data} isOpen={isOpen} />;
}

function ChangePage({ release, isOpen }: { release: Release; isOpen: boolean }) {
  const { t } = useTranslation();
  const path = `/distributions/${release.id}`;
  const isLive = release.status === 'published' || release.status === 'in_process';
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <PageTitle
        above={
          <Link className="text-link" to={path}>
            {release.title || t('release.untitled')}
          </Link>
        }
        below={t('change.intro')}
      >
        {t('change.title')}
      </PageTitle>
      {isLive && !isOpen ? (
        <ChangeEditor release={release} />
      ) : (
        <Banner
          tone="info"
          title={t(isOpen ? 'change.open.title' : 'change.not_live.title')}
          action={
            <Link to={path} className={buttonClass('plain', 'small')}>
              {t('change.back')}
            </Link>
          }
        >
          {t(isOpen ? 'change.open.text' : 'change.not_live.text')}
        </Banner>
      )}
    </div>
  );
}
