import type { PlaylistPlatform } from '@tangent/domain/promotion/playlist/playlist.ts';

/** The names of services with playlists, the same in every language. */
export const PLATFORM_NAMES = {
  spotify: 'Spotify',
  apple_music: 'Apple Music',
  deezer: 'Deezer',
  youtube_music: 'YouTube Music',
  tidal: 'TIDAL',
  amazon_music: 'Amazon Music',
} as const satisfies Record<PlaylistPlatform, string>;
