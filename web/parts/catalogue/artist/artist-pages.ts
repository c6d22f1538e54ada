import { type ArtistPage, checkIdentities, findAppleArtistId } from '@tangent/domain/catalogue/artist/identities.ts';
import { findSpotifyArtistId } from '@tangent/domain/catalogue/artist/spotify-id.ts';
import type { Issue } from '@tangent/domain/issue.ts';

type PageService = {
  /** The field with the id, in a profile and in the pages of credited artists. */
  readonly field: 'spotify_id' | 'apple_music_id';
  /** The code of a text that is neither id nor link, such as a name. */
  readonly name_code: string;
  readonly findId: (text: string) => string | null;
  readonly getAddress: (id: string) => string;
};

/** How artist pages are named and opened at each service. */
export const PAGE_SERVICES: Readonly<Record<ArtistPage, PageService>> = {
  spotify: {
    field: 'spotify_id',
    name_code: 'spotify_profile',
    findId: findSpotifyArtistId,
    getAddress: (id) => `https://open.spotify.com/artist/${id}`,
  },
  apple_music: {
    field: 'apple_music_id',
    name_code: 'apple_profile',
    findId: findAppleArtistId,
    getAddress: (id) => `https://music.apple.com/artist/${id}`,
  },
};

/** Returns what is wrong with a text that should lead to an artist page; null for a right one and for none. */
export function findPageIssue(page: ArtistPage, text: string): Issue | null {
  return checkIdentities({ [PAGE_SERVICES[page].field]: text })[0] ?? null;
}
