import type { Issue } from '../issue.ts';
import { LONG_RELEASE_MIN_TRACKS, TRACKS_MAX } from '../limits.ts';
import type { Draft } from './draft.ts';

type Counted = Pick<Draft, 'release_type' | 'tracks'>;

/**
 * A release has at least one track and no more than its type holds (S5-008, A-015). What a plan allows is asked
 * elsewhere.
 */
export function checkTrackCount({ release_type, tracks }: Counted): Issue[] {
  const path = 'tracks';
  const max = TRACKS_MAX[release_type];
  if (tracks.length === 0) return [{ code: 'track_required', path }];
  return tracks.length > max ? [{ code: 'max_count', path, params: { max } }] : [];
}

/** A friendly note that stops nobody: an EP or album with fewer than three tracks may be meant as a single. */
export function adviseTrackCount({ release_type, tracks }: Counted): Issue[] {
  const isLong = release_type === 'ep' || release_type === 'album';
  const isShort = tracks.length > 0 && tracks.length < LONG_RELEASE_MIN_TRACKS;
  return isLong && isShort ? [{ code: 'few_tracks', path: 'tracks', params: { min: LONG_RELEASE_MIN_TRACKS } }] : [];
}
