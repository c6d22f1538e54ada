import type { SpotifyProfile } from '@tangent/contract/catalogue/artist.ts';
import { checkSpotifyProfile, findSpotifyReference } from '@tangent/domain/catalogue/artist/spotify-id.ts';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import { SpotifyError } from '../../gateways/spotify/spotify-error.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Searches artists on Spotify by name; an id, a URI or a link finds its one profile (S7-025). */
export async function searchSpotify(spotify: Spotify | null, text: string): Promise<SpotifyProfile[]> {
  if (spotify === null) throw new Refusal('unavailable');
  const query = text.trim();
  if (query === '') return [];
  const reference = findSpotifyReference(query);
  if (reference !== null) {
    const issues = checkSpotifyProfile('q', query);
    if (issues.length > 0) throw new Refusal('invalid_input', issues);
  }
  try {
    const profile = reference && (await spotify.findArtist(reference.id));
    if (profile) return [profile];
    // Twenty-two letters may also be a name.
    return reference === null || reference.id === query ? await spotify.searchArtists(query) : [];
  } catch (error) {
    if (!(error instanceof SpotifyError)) throw error;
    const { retry_after_seconds } = error;
    throw new Refusal('provider_unavailable', [], retry_after_seconds === null ? {} : { retry_after_seconds });
  }
}
