import type { Track } from '@tangent/contract/catalogue/release.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TracksByDisc } from '../../../parts/catalogue/release/tracks-by-disc.tsx';
import type { TrackReleaseFacts } from '../../../parts/catalogue/release/use-track-facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { splitSides } from './split-sides.ts';

type TrackSidesProps = TrackReleaseFacts & { tracks: readonly Track[] };

/** From this many tracks on, some are folded. */
const FOLD_FROM = 24;
const SHOWN = 20;

/** The tracks in playing order. A long record on one disc has two sides; one on several discs has its discs. */
export function TrackSides({ tracks, ...release }: TrackSidesProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || tracks.length <= FOLD_FROM ? tracks : tracks.slice(0, SHOWN);
  const sides = splitSides(shown);
  const more = tracks.length - shown.length;
  return (
    <>
      {sides === null ? (
        <div className="border-y border-line">
          <TracksByDisc tracks={shown} {...release} />
        </div>
      ) : (
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {sides.map((side, index) => (
            <Side key={side[0]?.id} name={t(index === 0 ? 'release.band.side_a' : 'release.band.side_b')}>
              <TracksByDisc tracks={side} first={index === 0 ? 1 : (sides[0]?.length ?? 0) + 1} {...release} />
            </Side>
          ))}
        </div>
      )}
      {more > 0 && (
        <Button size="small" className="mt-3" onClick={() => setOpen(true)}>
          {t('release.band.more_tracks', { count: more })}
        </Button>
      )}
    </>
  );
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="label mb-1.5">{name}</h3>
      <div className="border-y border-line">{children}</div>
    </section>
  );
}
