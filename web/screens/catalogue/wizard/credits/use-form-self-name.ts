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
