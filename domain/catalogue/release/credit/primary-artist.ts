import type { ReleaseType } from '../release-type.ts';
import { composeArtistName } from './credited-artists.ts';

/** Shown instead of an artist on a compilation by many artists. */
const VARIOUS_ARTISTS = 'Various Artists';

/** The fields of a release that decide which artists it shows, beside its profile. */
type ShownArtists = {
  readonly release_type: ReleaseType;
  readonly various_artists: boolean;
  readonly co_artists: readonly string[];
  readonly featured_artists: readonly string[];
};

/** The main artists of a track; none if they are those of its release. */
type OwnArtists = { readonly artist: string | null; readonly co_artists: readonly string[] };

/**
 * Returns the name shown on a release: that of the profile with the other artists, or 'Various Artists' on a
 * compilation with that option.
 */
export function getPrimaryArtist(release: ShownArtists, artistName: string): string {
  if (isByVariousArtists(release)) return VARIOUS_ARTISTS;
  return composeArtistName([artistName, ...release.co_artists], release.featured_artists);
}

/** Lists the main artists of a release, given the name that it shows: the profile's first. */
export function listMainArtists(release: ShownArtists, primaryArtist: string): string[] {
  if (isByVariousArtists(release)) return [primaryArtist];
  // A name of one letter in the place of the profile's: an empty one would get no sign before the next name.
  const whole = composeArtistName(['-', ...release.co_artists], release.featured_artists);
  return [primaryArtist.slice(0, primaryArtist.length - whole.length + 1), ...release.co_artists];
}

/**
 * Returns the name shown on a track, without its guests: that of its own main artists, or of its release.
 *
 * @example getTrackArtist({ artist: 'Ada', co_artists: ['Mo'] }, 'Su') // 'Ada & Mo'
 */
export function getTrackArtist(track: OwnArtists, primaryArtist: string): string {
  return track.artist === null ? primaryArtist : composeArtistName([track.artist, ...track.co_artists], []);
}

/** Lists the main artists of a track: its own, or those of its release. */
export function listTrackMains({ artist, co_artists }: OwnArtists, releaseMains: readonly string[]): readonly string[] {
  return artist === null ? releaseMains : [artist, ...co_artists];
}

/** Returns whether a release shows 'Various Artists' instead of names. */
export function isByVariousArtists({
  release_type,
  various_artists,
}: Omit<ShownArtists, 'co_artists' | 'featured_artists'>): boolean {
  return various_artists && release_type === 'compilation';
}
