import type { Payee, SplitRelease } from '@tangent/contract/money/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { ReleaseStatusPill } from '../../../../parts/catalogue/release/release-status.tsx';
import { Artwork } from '../../../../ui/artwork.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TrackSplit } from './track-split.tsx';

type ReleaseSplitsProps = {
  release: SplitRelease;
  payees: ReadonlyMap<string, Payee>;
  onChange: (trackId: string) => void;
};

/** Lists the tracks of a release with their splits. */
export function ReleaseSplits({ release, payees, onChange }: ReleaseSplitsProps) {
  const { t } = useTranslation();
  const { id, title, primary_artist, artwork_upload_id, status, tracks } = release;
  return (
    <Card>
      <header className="flex items-center gap-3">
        <Artwork src={artwork_upload_id && imageUrl(artwork_upload_id, '300')} alt="" className="size-11" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-15 font-bold tracking-text">
            <Link to={`/distributions/${id}`} className="hover:underline">
              {title || t('release.untitled')}
            </Link>
          </h2>
          <p className="truncate text-13 text-ink-3">{primary_artist}</p>
        </div>
        <ReleaseStatusPill status={status} />
      </header>
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {tracks.map((track) => (
          <TrackSplit key={track.id} track={track} payees={payees} onChange={() => onChange(track.id)} />
        ))}
      </ol>
    </Card>
  );
}
