import { TrackDetails } from '../../../parts/release/track-details.tsx';
import { useForm } from './wizard-context.ts';

/** The tracks as one list; each opens to everything that was filled in. */
export function ReviewTracks({ artist }: { artist: string }) {
  const tracks = useForm((form) => form.tracks);
  const genre = useForm((form) => form.primary_genre);
  if (tracks.length === 0) return <p>–</p>;
  return (
    <ol className="divide-y divide-line">
      {tracks.map((track, index) => (
        <li key={track.id}>
          <TrackDetails track={track} number={index + 1} artist={artist} genre={genre} />
        </li>
      ))}
    </ol>
  );
}
