import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../parts/fact-list.tsx';
import { formatDuration } from '../../parts/format.ts';
import { useTrackFacts } from '../../parts/use-track-facts.tsx';
import type { TrackForm } from './draft-form.ts';
import { useForm } from './wizard-context.ts';

/** The tracks as one list; each opens to everything that was filled in, so that fifty of them stay readable. */
export function ReviewTracks({ artist }: { artist: string }) {
  const tracks = useForm((form) => form.tracks);
  const genre = useForm((form) => form.primary_genre);
  if (tracks.length === 0) return <p>–</p>;
  return (
    <ol className="divide-y divide-line">
      {tracks.map((track, index) => (
        <ReviewTrack key={track.id} track={track} number={index + 1} artist={artist} genre={genre} />
      ))}
    </ol>
  );
}

type ReviewTrackProps = { track: TrackForm; number: number; artist: string; genre: TrackForm['genre'] };

const ReviewTrack = memo(function ReviewTrack({ track, number, artist, genre }: ReviewTrackProps) {
  const { t } = useTranslation();
  const facts = useTrackFacts(track, { artist, genre });
  const title = track.title.trim() || t('release.untitled');
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-10 cursor-pointer list-none grid-cols-[1.5rem_minmax(0,1fr)_auto_1rem] items-center gap-2 py-1.5 [&::-webkit-details-marker]:hidden">
          <span className="num text-ink-3">{number}</span>
          <span className="truncate" title={title}>
            {title}
            {track.version_title && <span className="text-ink-2"> ({track.version_title})</span>}
          </span>
          <span className="code text-ink-2">
            {track.audio?.audio ? formatDuration(track.audio.audio.duration_ms) : '–'}
          </span>
          <ChevronDown size={16} className="-rotate-90 text-ink-3 group-open:rotate-0" aria-hidden />
        </summary>
        <div className="pt-1 pb-4 pl-8">
          <FactList facts={facts} />
        </div>
      </details>
    </li>
  );
});
