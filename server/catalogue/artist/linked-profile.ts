import { findSpotifyArtistId } from '@tangent/domain/artist/spotify-id.ts';
import type { Spotify, SpotifyArtist } from '../../gateways/spotify/spotify.ts';
import { SpotifyError } from '../../gateways/spotify/spotify-error.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SealedKey } from './artist-key.ts';
import type { ArtistRow } from './artist-store.ts';

export type LinkedProfile = Pick<SpotifyArtist, 'spotify_id' | 'followers'>;

/** The columns beside the fields of an artist: the linked profile as Spotify reports it, and the sealed key. */
export type ElsewhereFacts = { readonly profile: LinkedProfile | null; readonly key: SealedKey };

/**
 * Finds the Spotify profile to be linked; call it before the transaction. An id unknown to Spotify is refused. When
 * Spotify is unavailable the profile is linked anyway, and its followers follow later.
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

/**
 * Returns the followers of the linked profile as just received; null until the next daily refresh when there are none
 * (A-072).
 */
export function toFollowers(
  spotifyId: string | null | undefined,
  profile: LinkedProfile | null,
  now: Date,
): Pick<ArtistRow, 'followers' | 'followers_at'> {
  if (!spotifyId || profile?.spotify_id !== spotifyId) return { followers: null, followers_at: null };
  return { followers: profile.followers, followers_at: now };
}
