import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { findTrackTrend } from '@tangent/domain/insight/analytics/track-headline.ts';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { ArtworkWithRecord } from '../../../../parts/catalogue/release/artwork-with-record.tsx';
import { formatDate, formatNumber } from '../../../../parts/text/format.ts';
import { APP_PATHS } from '../../../../site/app-paths.ts';
import { titleWithVersion } from '../../../../texts/version-text.ts';
import { buttonClass } from '../../../../ui/button-class.ts';

/** The headline of a track, in the colour of its artwork. */
export function TrackHeader({ analytics: { track, release, weeks } }: { analytics: TrackAnalytics }) {
  const { t, i18n } = useTranslation();
  const title =
    track.title === null ? t('royalty.unknown_track') : titleWithVersion({ ...track, title: track.title }, t);
  const trend = findTrackTrend(weeks.map(({ streams, is_reported }) => (is_reported ? streams : null)));
  const values = {
    position: formatNumber(track.position, i18n.language),
    release: release.title || t('release.untitled'),
    type: t(`release.type.${release.release_type}`),
    date: release.live_date === null ? '' : formatDate(release.live_date, i18n.language),
  };
  return (
    <section
      className="art grid gap-x-10 gap-y-6 rounded-card bg-art-wash p-4 sm:p-7 md:grid-cols-fill-end"
      style={tintStyle(release.tint)}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <nav aria-label={t('analytics.track_page.place')} className="text-13 text-art-ink">
          <Link to={APP_PATHS.analytics} className="text-link">
            {t('analytics.title')}
          </Link>
          <span aria-hidden> / </span>
          {t('analytics.tracks')}
        </nav>
        <h1 className="display max-w-headline-xl text-section wrap-anywhere">
          {t(`analytics.track_page.trend.${trend}`, { title })}
        </h1>
        <p className="text-art-ink">
          {release.live_date === null ? t('analytics.track_page.of', values) : t('analytics.track_page.of_out', values)}{' '}
          {track.isrc !== null && <span className="code">{track.isrc}</span>}
        </p>
        <div className="mt-auto">
          <Link to={APP_PATHS.release.replace(':id', release.id)} className={buttonClass('plain', 'medium')}>
            {t('analytics.track_page.open_release')} <ArrowRight size={16} aria-hidden />
          </Link>
        </div>
      </div>
      <div className="w-64 max-md:hidden xl:w-76">
        <ArtworkWithRecord
          src={release.artwork_upload_id && imageUrl(release.artwork_upload_id, '1000')}
          alt={t('release.artwork_of', { title: values.release })}
        />
      </div>
    </section>
  );
}

function tintStyle(tint: TrackAnalytics['release']['tint']): CSSProperties {
  if (tint === null) return { '--art-c': '0' } as CSSProperties;
  return { '--art-h': String(Math.round(tint.hue)), '--art-c': tint.chroma.toFixed(2) } as CSSProperties;
}
