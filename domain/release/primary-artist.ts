import type { ReleaseType } from './release-type.ts';

/** What stands in the place of an artist on a compilation of many. */
const VARIOUS_ARTISTS = 'Various Artists';

/** The name shown on a release: the profile's, or 'Various Artists' on a compilation that asks for it. */
export function getPrimaryArtist(
  release: { readonly release_type: ReleaseType; readonly various_artists: boolean },
  artistName: string,
): string {
  return release.various_artists && release.release_type === 'compilation' ? VARIOUS_ARTISTS : artistName;
}
