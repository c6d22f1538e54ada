import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { clsx } from 'clsx';
import { Share2, X } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useUpdateReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { artStyle } from '../../catalogue/release/art-style.ts';
import { formatDateTime, formatTime } from '../../text/format.ts';
import { Record } from '../release-line/record.tsx';
import { ShareDialog } from './share-dialog.tsx';

type WentLiveProps = {
  release: Pick<Release, 'id' | 'title' | 'artwork'>;
  calendar: ReleaseCalendar;
  onClose: () => void;
  /** Shown again from Share: nothing moves, and nothing is noted. */
  isReplay?: boolean;
};

/**
 * Says that the first store shows a release: once, above everything else on the page. The server remembers that it
 * was seen as soon as it is shown, so that a second window shows nothing.
 */
export function WentLive({ release, calendar, onClose, isReplay = false }: WentLiveProps) {
  const { t } = useTranslation();
  const labels = useUiLabels();
  const [isSharing, setSharing] = useState(false);
  const { mutate } = useUpdateReleaseCalendar(release.id);
  useEffect(() => {
    if (!isReplay) mutate({ live_seen: true });
  }, [mutate, isReplay]);
  const title = release.title.trim() || t('release.untitled');
  const artwork = release.artwork?.state === 'complete' ? imageUrl(release.artwork.id, '1000') : null;
  return (
    <section
      aria-labelledby="went-live"
      className={clsx(
        'art bleed relative -mt-6 grid min-h-120 content-end overflow-y-clip bg-art-wash sm:content-center',
        !isReplay && 'live-moves',
      )}
      style={{ ...artStyle(release.artwork), '--bleed': 'var(--art-wash)' } as CSSProperties}
    >
      <button
        type="button"
        aria-label={labels.close}
        onClick={onClose}
        className="tap absolute top-4 right-0 z-3 grid size-11 place-items-center rounded-control bg-art-card"
      >
        <X size={20} aria-hidden />
      </button>
      <div className="live-record" aria-hidden>
        <Record tracks={12} />
        {artwork !== null && <img src={artwork} alt="" className="live-label" />}
      </div>
      <div className="live-line line-tail" aria-hidden />
      <Facts title={title} release={release} calendar={calendar} isReplay={isReplay} onShare={() => setSharing(true)} />
      {isSharing && <ShareDialog release={release} onClose={() => setSharing(false)} />}
    </section>
  );
}

type FactsProps = Omit<WentLiveProps, 'onClose'> & { title: string; onShare: () => void };

function Facts({ title, release, calendar, isReplay, onShare }: FactsProps) {
  const { t, i18n } = useTranslation();
  const { live, waiting, fans_total } = calendar;
  const [first] = live;
  const isToday = calendar.live_date === calendar.today;
  return (
    <div className="live-text relative z-2 pt-72 pb-8 sm:ml-auto sm:w-1/2 sm:py-16">
      {first && (
        <p className="text-13 font-strong text-art-ink">
          {first.store.name}, {(isToday ? formatTime : formatDateTime)(first.at, i18n.language)}
        </p>
      )}
      <h2 id="went-live" className="display mt-3 text-room leading-none text-balance wrap-anywhere">
        {t('calendar.live.title', { title })}
      </h2>
      <p className="mt-4 max-w-lead text-art-ink">
        {t('calendar.live.stores', { live: live.length, total: live.length + waiting.length })}
        {isToday && fans_total !== null && fans_total > 0 && ` ${t('calendar.live.fans', { count: fans_total })}`}
      </p>
      <p className="mt-7 flex flex-wrap gap-3">
        <Button tone="volt" size="large" onClick={onShare}>
          <Share2 size={17} aria-hidden /> {t('calendar.live.share')}
        </Button>
        <Link to={`${APP_PATHS.release.replace(':id', release.id)}#stores`} className="room-button tap min-h-11">
          {t('calendar.live.see')}
        </Link>
      </p>
      {!isReplay && <p className="mt-8 text-13 text-art-ink">{t('calendar.live.once')}</p>}
    </div>
  );
}
