import { findAppleArtistId } from '@tangent/domain/catalogue/artist/identities.ts';
import { findSpotifyArtistId } from '@tangent/domain/catalogue/artist/spotify-id.ts';
import type { AppleMusic } from '../../gateways/apple-music/apple-music.ts';
import { AppleMusicError } from '../../gateways/apple-music/apple-music-error.ts';
import type { Spotify, SpotifyArtist } from '../../gateways/spotify/spotify.ts';
import { SpotifyError } from '../../gateways/spotify/spotify-error.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SealedKey } from './artist-key.ts';
import type { ArtistRow } from './artist-store.ts';

export type LinkedProfile = Pick<SpotifyArtist, 'spotify_id' | 'followers'>;

/** The columns beside the fields of an artist: the linked profile as Spotify reports it, and the sealed key. */
export type ElsewhereFacts = { readonly profile: LinkedProfile | null; readonly key: SealedKey };

type Services = { readonly spotify: Spotify | null; readonly apple_music: AppleMusic | null };
type References = { readonly [Field in 'spotify_id' | 'apple_music_id']?: string | null | undefined };

/**
 * Finds the pages to be linked; call it before the transaction. An id unknown to its service is refused. When a service
 * is unavailable the page is linked anyway, and the followers of a Spotify profile follow later.
 */
export async function findLinkedProfile(
  { spotify, apple_music }: Services,
  { spotify_id, apple_music_id }: References,
): Promise<LinkedProfile | null> {
  await refuseUnknownPage(apple_music, apple_music_id);
  return findSpotifyProfile(spotify, spotify_id);
}

async function refuseUnknownPage(appleMusic: AppleMusic | null, reference: string | null | undefined): Promise<void> {
  const id = findAppleArtistId(reference ?? '');
  if (id === null || appleMusic === null) return;
  const artist = await appleMusic.findArtist(id).catch((error: unknown) => {
    if (error instanceof AppleMusicError) return 'unknown' as const;
    throw error;
  });
  if (artist === null) throw new Refusal('invalid_input', [{ code: 'apple_unknown', path: 'apple_music_id' }]);
}

async function findSpotifyProfile(
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
