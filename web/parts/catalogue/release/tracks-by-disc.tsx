import { numberWithinDiscs } from '@tangent/domain/catalogue/release/discs.ts';
import { useTranslation } from 'react-i18next';
import { TrackDetails } from './track-details.tsx';
import type { TrackBasics, TrackReleaseFacts } from './use-track-facts.tsx';

type TracksByDiscProps = TrackReleaseFacts & {
  tracks: readonly (TrackBasics & { readonly id: string; readonly title: string; readonly disc_number: number })[];
  /** The number of the first track, where the list begins in the middle. */
  first?: number;
};

/** Lists tracks in playing order, each opens to all its details. Several discs are named, and each is numbered from 1. */
export function TracksByDisc({ tracks, first = 1, ...release }: TracksByDiscProps) {
  const { t } = useTranslation();
  const places = numberWithinDiscs(tracks);
  const discs = [...new Set(places.map(({ disc }) => disc))];
  return discs.map((disc) => (
    <section key={disc} aria-label={discs.length > 1 ? t('release.disc', { disc }) : undefined}>
      {discs.length > 1 && <h3 className="mt-3 mb-1 text-13 font-strong text-ink-2">{t('release.disc', { disc })}</h3>}
      <ol className="divide-y divide-line">
        {tracks.map((track, index) =>
          places[index]?.disc === disc ? (
            <li key={track.id}>
              <TrackDetails track={track} number={places[index].number + first - 1} {...release} />
            </li>
          ) : null,
        )}
      </ol>
    </section>
  ));
}
