import type { AppleMusicProfile } from '@tangent/contract/catalogue/artist.ts';
import { checkIdentities, findAppleArtistId } from '@tangent/domain/catalogue/artist/identities.ts';
import type { AppleMusic } from '../../gateways/apple-music/apple-music.ts';
import { AppleMusicError } from '../../gateways/apple-music/apple-music-error.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Searches artist pages on Apple Music by name; an id or a link finds its one page. */
export async function searchAppleMusic(appleMusic: AppleMusic | null, text: string): Promise<AppleMusicProfile[]> {
  if (appleMusic === null) throw new Refusal('unavailable');
  const query = text.trim();
  if (query === '') return [];
  const [issue] = checkIdentities({ apple_music_id: query });
  if (issue?.code === 'apple_not_artist') throw new Refusal('invalid_input', [{ ...issue, path: 'q' }]);
  try {
    const id = findAppleArtistId(query);
    const artist = id && (await appleMusic.findArtist(id));
    if (artist) return [artist];
    // A number may also be a name.
    return id === null || id === query ? await appleMusic.searchArtists(query) : [];
  } catch (error) {
    if (error instanceof AppleMusicError) throw new Refusal('provider_unavailable');
    throw error;
  }
}
