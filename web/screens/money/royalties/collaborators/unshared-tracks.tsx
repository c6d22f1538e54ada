import type { SplitRelease, SplitTrack } from '@tangent/contract/money/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { TrackVersion } from '../../../../parts/catalogue/release/track-version.tsx';
import { formatMicroDollars } from '../../../../texts/format-dollars.ts';
import { Artwork } from '../../../../ui/artwork.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';

type UnsharedTracksProps = { releases: readonly SplitRelease[]; onShare: (trackId: string) => void };

/** Whether a release has a track with a split, now or from a later month on. */
export function hasSplit({ tracks }: Pick<SplitRelease, 'tracks'>): boolean {
  return tracks.some(({ newest }) => newest > 0);
}

/** Whether the credits of a track name people besides its owner. */
function hasOtherCredits({ credits }: SplitTrack): boolean {
  return credits.length > 1;
}

/** Lists all tracks without a split in one card, after the releases that have splits. */
export function UnsharedTracks({ releases, onShare }: UnsharedTracksProps) {
  const { t } = useTranslation();
  if (releases.length === 0) return null;
  return (
    <Card title={t('split.all_yours')} isRegion>
      {releases.some(({ tracks }) => tracks.some(hasOtherCredits)) && (
        <p className="mb-2 text-13 text-ink-2">{t('split.add_addresses')}</p>
      )}
      <ul className="divide-y divide-line">
        {releases.flatMap((release) =>
          release.tracks.map((track) => (
            <UnsharedTrack key={track.id} release={release} track={track} onShare={() => onShare(track.id)} />
          )),
        )}
      </ul>
    </Card>
  );
}

type UnsharedTrackProps = { release: SplitRelease; track: SplitTrack; onShare: () => void };

function UnsharedTrack({ release, track, onShare }: UnsharedTrackProps) {
  const { t, i18n } = useTranslation();
  const title = track.title || t('release.untitled');
  const { artwork_upload_id } = release;
  const subtitleParts = [
    release.title === track.title ? release.primary_artist : release.title || t('release.untitled'),
    ...(hasOtherCredits(track) ? [t('split.named', { count: track.credits.length })] : []),
  ];
  return (
    <li className="flex min-h-13 items-center gap-x-3 py-2">
      <Artwork src={artwork_upload_id && imageUrl(artwork_upload_id, '300')} alt="" className="size-9 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-strong break-words">
          {title}
          <TrackVersion track={track} />
        </p>
        <p className="text-13 break-words text-ink-3">{subtitleParts.join(' · ')}</p>
      </div>
      <div className="flex shrink-0 items-center gap-3 max-sm:flex-col-reverse max-sm:items-end max-sm:gap-1.5">
        {track.earned_micros !== 0 && (
          <span className="num text-ink-2">
            <span className="sr-only">{t('split.earned')} </span>
            {formatMicroDollars(track.earned_micros, i18n.language)}
          </span>
        )}
        <Button size="small" onClick={onShare}>
          {t('split.share')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  );
}
