import { Dialog } from '@base-ui/react/dialog';
import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { clsx } from 'clsx';
import { Share2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useUpdateReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { getProductName } from '../../../app/product.ts';
import { useBackCloses } from '../../../app/use-back-closes.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { artStyle } from '../../catalogue/release/art-style.ts';
import { formatDateTime, formatTime } from '../../text/format.ts';
import { LivePicture } from './live-picture.tsx';
import { ShareDialog } from './share-dialog.tsx';

type WentLiveProps = {
  release: Pick<Release, 'id' | 'title' | 'artwork'>;
  calendar: ReleaseCalendar;
  onClose: () => void;
  /** Shown again from Share: nothing moves, and nothing is noted. */
  isReplay?: boolean;
};

/**
 * Says that the first store shows a release: once, over the whole window. The server remembers that it was seen as
 * soon as it is shown, so that a second window shows nothing. The cross, Escape and the back button close it.
 */
export function WentLive({ release, calendar, onClose, isReplay = false }: WentLiveProps) {
  const { t } = useTranslation();
  const [isSharing, setSharing] = useState(false);
  const { mutate } = useUpdateReleaseCalendar(release.id);
  const popup = useRef<HTMLDivElement>(null);
  const close = useBackCloses(onClose);
  useEffect(() => {
    if (!isReplay) mutate({ live_seen: true });
  }, [mutate, isReplay]);
  const title = release.title.trim() || t('release.untitled');
  const artwork = release.artwork?.state === 'complete' ? imageUrl(release.artwork.id, '1000') : null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          // A button with the focus would stand out before its text has appeared.
          initialFocus={popup}
          className={clsx(
            'live art fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-art-wash outline-none',
            !isReplay && 'live-moves',
          )}
          style={artStyle(release.artwork)}
        >
          <div className="live-page">
            <PosterBar />
            <Facts
              title={title}
              release={release}
              calendar={calendar}
              isReplay={isReplay}
              onShare={() => setSharing(true)}
            />
            <div className="live-picture">
              <LivePicture artwork={artwork} />
              <FirstStore calendar={calendar} />
            </div>
          </div>
          {isSharing && <ShareDialog release={release} onClose={() => setSharing(false)} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The mark of the product, and the cross. */
function PosterBar() {
  const labels = useUiLabels();
  return (
    <div className="absolute inset-x-0 top-0 z-3 flex items-center justify-between gap-4 p-4 sm:px-12 sm:py-10">
      <span className="flex items-center gap-2.5">
        <Mark className="h-5" />
        <span lang="en" className="font-display text-17 font-bold tracking-brand lowercase">
          {getProductName()}
        </span>
      </span>
      <Dialog.Close
        aria-label={labels.close}
        className="grid size-11 shrink-0 place-items-center rounded-control bg-art-card hover:bg-art-wash sm:size-14"
      >
        <X size={20} aria-hidden />
      </Dialog.Close>
    </div>
  );
}

/** The store that had it first, at the end of the line. */
function FirstStore({ calendar: { live, live_date, today } }: { calendar: ReleaseCalendar }) {
  const { i18n } = useTranslation();
  const [first] = live;
  if (first === undefined) return null;
  const format = live_date === today ? formatTime : formatDateTime;
  return (
    <>
      <p className="live-store code text-art-ink">
        {first.store.name}, {format(first.at, i18n.language)}
      </p>
      <i className="live-dot" aria-hidden />
    </>
  );
}

type FactsProps = Omit<WentLiveProps, 'onClose'> & { title: string; onShare: () => void };

function Facts({ title, release, calendar, isReplay, onShare }: FactsProps) {
  const { t } = useTranslation();
  const { live, waiting, fans_total } = calendar;
  const isToday = calendar.live_date === calendar.today;
  const headline = t('calendar.live.title', { title });
  return (
    <div className="live-text z-2">
      <Dialog.Title className={clsx('display leading-none text-balance wrap-anywhere', sizeOf(headline))}>
        {headline}
      </Dialog.Title>
      <Dialog.Description className="mt-5 max-w-lead text-17 text-art-ink">
        {t('calendar.live.stores', { live: live.length, total: live.length + waiting.length })}
        {isToday && fans_total !== null && fans_total > 0 && ` ${t('calendar.live.fans', { count: fans_total })}`}
      </Dialog.Description>
      <p className="live-actions z-3 mt-7 flex flex-wrap gap-3">
        <Button tone="volt" size="large" onClick={onShare}>
          <Share2 size={17} aria-hidden /> {t('calendar.live.share')}
        </Button>
        <Link
          to={`${APP_PATHS.release.replace(':id', release.id)}#stores`}
          // The entry of the poster becomes that of the page.
          replace
          className="room-button tap min-h-11 bg-art-card px-5 text-15 shadow-none"
        >
          {t('calendar.live.see')}
        </Link>
      </p>
      {!isReplay && <p className="mt-8 text-13 text-art-ink">{t('calendar.live.once')}</p>}
    </div>
  );
}

/** A short title is as large as the window allows; a long word must fit into the half beside the record. */
function sizeOf(headline: string): string {
  const longest = Math.max(...headline.split(/\s/).map((word) => word.length));
  if (headline.length > 60 || longest > 14) return 'live-title-longest';
  return headline.length > 24 || longest > 8 ? 'live-title-long' : 'live-title';
}
