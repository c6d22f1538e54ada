import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useUser } from '../../../app/session/session.ts';
import { artStyle } from '../../../parts/catalogue/release/art-style.ts';
import { ArtworkWithRecord } from '../../../parts/catalogue/release/artwork-with-record.tsx';
import { buildHeadline } from '../../../parts/catalogue/release/release-headline.ts';
import { ReleaseMenu } from '../../../parts/catalogue/release/release-menu.tsx';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { useTimeline } from '../../../parts/catalogue/release/use-timeline.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Timeline } from '../../../ui/list/timeline.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';

type HeaderPanelProps = {
  release: Release;
  liveStores: number;
  deliveries: readonly Delivery[];
  today: CalendarDate;
};

/** Shows the release's headline in the colour of its artwork, and its progress. */
export function HeaderPanel({ release, liveStores, deliveries, today }: HeaderPanelProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { test_mode } = useUser();
  const title = release.title.trim() || t('release.untitled');
  const artwork = release.artwork?.state === 'complete' ? imageUrl(release.artwork.id, '1000') : null;
  return (
    <section
      className="art grid gap-x-8 gap-y-6 rounded-card bg-art-wash p-4 sm:p-7 md:grid-cols-rail-60 xl:grid-cols-[18rem_minmax(0,1fr)_15rem]"
      style={artStyle(release.artwork)}
    >
      <ArtworkWithRecord src={artwork} alt={t('release.artwork_of', { title })} />
      <div className="flex min-w-0 flex-col">
        <div className="mb-3 flex items-center gap-2 text-13 font-medium text-art-ink">
          {t(`release.type.${release.release_type}`)} <ReleaseStatusPill status={release.status} />
          {/* In test mode every page already says so. */}
          {!test_mode && isOnlyTested(deliveries) && <StatusPill tone="quiet">{t('release.test_mode')}</StatusPill>}
          <span className="ml-auto">
            <ReleaseMenu release={release} onDeleted={() => void navigate('/distributions')} />
          </span>
        </div>
        <ReleaseFact release={release} liveStores={liveStores} today={today} />
        <NextStep release={release} today={today} />
      </div>
      <DeliveryFacts release={release} deliveries={deliveries} />
    </section>
  );
}

/** Whether none of its stores has a contract with us: listeners then hear nothing of it. */
function isOnlyTested(deliveries: readonly Delivery[]): boolean {
  return deliveries.length > 0 && deliveries.every(({ contract }) => contract !== 'signed');
}

function ReleaseFact({ release, liveStores, today }: Omit<HeaderPanelProps, 'deliveries'>) {
  const { t } = useTranslation();
  const title = release.title.trim() || t('release.untitled');
  const { code, count } = buildHeadline(release, liveStores, today);
  return (
    <>
      <h1 className="display text-section break-words">
        {t(`release.headline.${code as 'live'}`, { title, count: count ?? 0 })}
      </h1>
      <p className="mt-4 text-art-ink">
        {release.primary_artist}
        {release.upc && (
          <>
            {' · '}
            <span className="code">UPC {release.upc}</span>
          </>
        )}
      </p>
    </>
  );
}

/** Continues a draft in the wizard; shows the timeline of every other release. */
function NextStep({ release, today }: { release: Release; today: CalendarDate }) {
  const { t } = useTranslation();
  const entries = useTimeline(release, today);
  if (release.status !== 'draft') {
    return (
      <div className="mt-auto pt-7">
        <Timeline entries={entries} row />
      </div>
    );
  }
  return (
    <div className="mt-6">
      <Link to={`/distributions/${release.id}/edit`} className={buttonClass('volt', 'medium')}>
        <Pencil size={16} aria-hidden /> {t('release.continue_draft')}
      </Link>
    </div>
  );
}
