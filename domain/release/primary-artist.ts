import type { ReleaseType } from './release-type.ts';

/** Shown instead of an artist on a compilation by many artists. */
const VARIOUS_ARTISTS = 'Various Artists';

/**
 * Returns the name shown on a release: the profile's, or 'Various Artists' on a compilation with that option.
 */
export function getPrimaryArtist(
  release: { readonly release_type: ReleaseType; readonly various_artists: boolean },
  artistName: string,
): string {
  return release.various_artists && release.release_type === 'compilation' ? VARIOUS_ARTISTS : artistName;
}
