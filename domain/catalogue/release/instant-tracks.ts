import type { Issue } from '../../issue.ts';

type Instant = { readonly is_instant: boolean };

/**
 * Returns the numbers, from 1, of the tracks that customers get at once when they pre-order. A release of one
 * track has none, because nothing would be left for the release date.
 *
 * @example
 * findInstantTracks([{ is_instant: true }, { is_instant: false }]); // [1]
 * findInstantTracks([{ is_instant: true }]); // []
 */
export function findInstantTracks(tracks: readonly Instant[]): number[] {
  const numbers = tracks.flatMap(({ is_instant }, index) => (is_instant ? [index + 1] : []));
  return numbers.length < tracks.length ? numbers : [];
}

/** Checks that the pre-order of a release leaves at least one track for the release date. */
export function checkInstantTracks({
  presave_enabled,
  tracks,
}: {
  readonly presave_enabled: boolean;
  readonly tracks: readonly Instant[];
}): Issue[] {
  const hasAll = tracks.length > 1 && tracks.every(({ is_instant }) => is_instant);
  return presave_enabled && hasAll ? [{ code: 'instant_tracks_all', path: 'instant_tracks' }] : [];
}
