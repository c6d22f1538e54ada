import { findSpotifyArtistId } from '@tangent/domain/artist/spotify-id.ts';
import type { Spotify, SpotifyArtist } from '../../gateways/spotify/spotify.ts';
import { SpotifyError } from '../../gateways/spotify/spotify-error.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ArtistRow } from './artist-store.ts';

export type LinkedProfile = Pick<SpotifyArtist, 'spotify_id' | 'followers'>;

/**
 * Asks Spotify for a profile that is about to be linked; to be called before the transaction. An id that Spotify does not
 * know is refused. When Spotify cannot be asked the profile is linked all the same, and its followers come later.
 */
export async function findLinkedProfile(
  spotify: Spotify | null,
  reference: string | null | undefined,
): Promise<LinkedProfile | null> {
  const id = findSpotifyArtistId(reference ?? '');
  if (id === null || spotify === null) return null;
  const profile = await spotify.findArtist(id).catch((error: unknown) => {
    if (error instanceof SpotifyError) return 'unknown' as const;
    throw error;
  });
  if (profile === null) throw new Refusal('invalid_input', [{ code: 'spotify_unknown', path: 'spotify_id' }]);
  return profile === 'unknown' ? null : profile;
}

/** Followers of the linked profile as just heard; null until the next daily look when nothing was. */
export function toFollowers(
  spotifyId: string | null | undefined,
  profile: LinkedProfile | null,
  now: Date,
): Pick<ArtistRow, 'followers' | 'followers_at'> {
  if (!spotifyId || profile?.spotify_id !== spotifyId) return { followers: null, followers_at: null };
  return { followers: profile.followers, followers_at: now };
}
