import type { Release } from '@tangent/contract/release.ts';
import { useTranslation } from 'react-i18next';
import { TrackDetails } from '../../../parts/release/track-details.tsx';
import { Card } from '../../../ui/card.tsx';

/** The tracks of the release; each opens to its codes, credits and lyrics. */
export function TrackCard({ release }: { release: Release }) {
  const { t } = useTranslation();
  const { tracks, primary_artist, primary_genre } = release;
  return (
    <Card title={t('release.track_count', { count: tracks.length })}>
      {tracks.length === 0 ? (
        <p className="text-ink-2">{t('release.no_tracks')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {tracks.map((track) => (
            <li key={track.id}>
              <TrackDetails track={track} number={track.position} artist={primary_artist} genre={primary_genre} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
