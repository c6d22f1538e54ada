import type { CoverText } from '@tangent/domain/promotion/artwork/brush.ts';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { useForm } from '../wizard-context.ts';

/** Returns the texts of the release that stand on its cover, so that they need not be typed twice. */
export function useCoverText(): CoverText {
  const title = useForm((form) => form.title);
  const language = useForm((form) => form.language);
  const artistId = useForm((form) => form.artist_id);
  const artists = useArtists();
  const artist = artists.data?.items.find(({ id }) => id === artistId)?.name ?? '';
  return { title: title.trim(), artist, language };
}
