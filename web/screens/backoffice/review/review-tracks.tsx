import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import { FLAGGABLE_TRACK_FIELDS } from '@tangent/domain/catalogue/release/review/flaggable-fields.ts';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../api/distribution/review.ts';
import { useTrackFacts } from '../../../parts/catalogue/release/use-track-facts.tsx';
import { SoundReport } from '../../../parts/catalogue/upload/sound-report.tsx';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { FlagButton, Pointable } from './field-flags.tsx';

type ReviewTracksProps = { release: Release; findings: Review['findings'] };

/** Shows every track with a player and all its fields; each field can be flagged. */
export function ReviewTracks({ release, findings }: ReviewTracksProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('release.track_count', { count: release.tracks.length })}>
      <ol className="divide-y divide-line">
        {release.tracks.map((track, index) => (
          <li key={track.id} className="grid gap-3.5 py-5 first:pt-0 last:pb-0">
            <TrackHead
              track={track}
              index={index}
              marked={findings.some((finding) => finding.path.startsWith(`tracks.${index}.`))}
            />
            {track.audio?.audio && (
              <SoundReport uploadId={track.audio.id} title={track.title} facts={track.audio.audio} />
            )}
            <TrackFields track={track} index={index} release={release} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function TrackFields({ track, index, release }: { track: Track; index: number; release: Release }) {
  const facts = useTrackFacts(track, { artist: release.primary_artist, genre: release.primary_genre });
  const named = facts.map((fact) => {
    const canPoint = (FLAGGABLE_TRACK_FIELDS as readonly string[]).includes(fact.key);
    return canPoint ? { ...fact, name: <Pointable path={`tracks.${index}.${fact.key}`}>{fact.name}</Pointable> } : fact;
  });
  return <FactList facts={named} />;
}

function TrackHead({ track, index, marked }: { track: Track; index: number; marked: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="num text-ink-3">{track.position}</span>
      <h3 className="min-w-0 font-bold">{track.title}</h3>
      <FlagButton path={`tracks.${index}.title`} />
      {track.explicit && <StatusPill tone="quiet">{t('release.field.explicit')}</StatusPill>}
      {marked && <StatusPill tone="warn">{t('review.findings.title')}</StatusPill>}
    </div>
  );
}
