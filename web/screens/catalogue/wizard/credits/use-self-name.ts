import { findSelfName } from '@tangent/domain/catalogue/release/credit/self-credits.ts';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import type { TrackForm } from '../draft/draft-form.ts';
import { useForm } from '../wizard-context.ts';

/** Returns the real name of the artist of the release, or of the only writer of the track; null if neither is known. */
export function useSelfName(track: TrackForm): string | null {
  const artistId = useForm((form) => form.artist_id);
  const artist = useArtists().data?.items.find(({ id }) => id === artistId) ?? null;
  return findSelfName(artist, track);
}
