import { useArtists } from '../../../../api/catalogue/artist.ts';
import { useUser } from '../../../../app/session/session.ts';
import { useSelfName } from '../../../../parts/catalogue/release/credit/use-self-name.ts';
import type { TrackForm } from '../draft/draft-form.ts';
import { useForm } from '../wizard-context.ts';

/** Returns the name under which the artist of the draft credits themself on a track; null if it is not known. */
export function useFormSelfName(track: TrackForm): string | null {
  return useSelfName(
    useForm((form) => form.artist_id),
    track,
  );
}

/** Returns the name of the person who may have written the track alone: that of the account if it has one artist only. */
export function useWriterName(track: TrackForm): string | null {
  const self = useFormSelfName(track);
  const { name } = useUser();
  const artists = useArtists().data?.items ?? [];
  return self ?? (artists.length === 1 && name.trim() !== '' ? name.trim() : null);
}
