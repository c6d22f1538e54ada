import type { NextRelease } from '@tangent/contract/insight/dashboard.ts';
import { type CalendarDate, daysBetween } from '@tangent/domain/calendar.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useToday } from '../../../app/today.ts';
import { artStyle } from '../../../parts/catalogue/release/art-style.ts';
import { ArtworkWithRecord } from '../../../parts/catalogue/release/artwork-with-record.tsx';
import { buildHeadline } from '../../../parts/catalogue/release/release-headline.ts';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { useTimeline } from '../../../parts/catalogue/release/use-timeline.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Timeline } from '../../../ui/list/timeline.tsx';

/** Shows the next release in the colour of its artwork: its date, its progress, and how many stores have it. */
export function NextReleasePanel({ release }: { release: NextRelease }) {
  const { t } = useTranslation();
  const today = useToday();
  const entries = useTimeline(release, today);
  const title = release.title.trim() || t('release.untitled');
  const { code, count = 0 } = buildHeadline(release, 0, today);
  const artwork = release.artwork?.state === 'complete' ? imageUrl(release.artwork.id, '1000') : null;
  // The largest image of the page starts to load before the rest is rendered.
  if (artwork !== null) preload(artwork, { as: 'image', fetchPriority: 'high' });
  return (
    <section
      aria-label={t('dashboard.next.title')}
      className="art grid gap-x-8 gap-y-6 rounded-card bg-art-wash p-4 sm:p-7 md:grid-cols-rail-60 xl:grid-cols-[18rem_minmax(0,1fr)_15.5rem]"
      style={artStyle(release.artwork)}
    >
      <ArtworkWithRecord src={artwork} alt={t('release.artwork_of', { title })} />
      <div className="flex min-w-0 flex-col">
        <div className="mb-3 flex items-center gap-2 text-13 font-medium text-art-ink">
          {t('dashboard.next.title')} <ReleaseStatusPill status={release.status} />
        </div>
        <h2 className="display text-section break-words">
          {t(`release.headline.${code as 'live'}`, { title, count })}
        </h2>
        <p className="mt-4 text-art-ink">
          {[release.primary_artist, t(`release.type.${release.release_type}`)].join(', ')}
          {release.upc && (
            <>
              {', '}
              <span className="code">UPC {release.upc}</span>
            </>
          )}
        </p>
        <div className="mt-auto pt-7">
          <Timeline entries={entries} row />
        </div>
      </div>
      <PanelFacts release={release} today={today} />
    </section>
  );
}

function PanelFacts({ release, today }: { release: NextRelease; today: CalendarDate }) {
  const { t, i18n } = useTranslation();
  const { release_date, stores, status } = release;
  const days = release_date === null ? null : daysBetween(today, release_date);
  const isDelivered = status === 'approved' || status === 'in_process';
  return (
    <div className="flex flex-col gap-5 border-art-line max-xl:col-span-full max-xl:border-t max-xl:pt-5 xl:border-l xl:pl-8">
      <dl className="grid grid-cols-[auto_minmax(5rem,1fr)] gap-5 sm:max-xl:grid-cols-3 xl:grid-cols-1">
        {release_date !== null && days !== null && (
          <Fact name={t('release.field.release_date')} large={formatDate(release_date, i18n.language)}>
            {days > 0 ? t('dashboard.next.days_left', { count: days }) : t('dashboard.next.today')}
          </Fact>
        )}
        <Fact
          name={t(isDelivered ? 'release.fact.delivered' : 'release.fact.stores')}
          large={String(isDelivered ? stores.delivered : stores.total)}
          bar={isDelivered && stores.total > 0 ? stores.delivered / stores.total : null}
        >
          {isDelivered && t('release.fact.of', { total: stores.total })}
        </Fact>
      </dl>
      <Link to={`/distributions/${release.id}`} className={buttonClass('ink', 'medium', 'mt-auto self-start')}>
        {t('dashboard.next.open')} <ArrowRight size={16} aria-hidden />
      </Link>
    </div>
  );
}

type FactProps = { name: string; large: string; bar?: number | null; children: ReactNode };

function Fact({ name, large, bar = null, children }: FactProps) {
  return (
    <div>
      <dt className="text-13 text-art-ink">{name}</dt>
      <dd className="mt-1">
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="display text-22 whitespace-nowrap">{large}</span>
          <span className="text-13 text-art-ink">{children}</span>
        </span>
        {bar !== null && (
          <span className="mt-2 block h-1.5 bg-art-line" aria-hidden>
            <span className="block h-full bg-art-ink" style={{ width: `${bar * 100}%` }} />
          </span>
        )}
      </dd>
    </div>
  );
}
