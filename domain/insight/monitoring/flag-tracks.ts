import { FLAGGED_TRACK_SHARE } from '../monitoring-limits.ts';

/** The streams of a track on the days with findings, and what it usually has on as many days. */
export interface TrackStreams {
  readonly streams: number;
  readonly usual: number;
}

/**
 * Returns for each track of a release whether the findings are about it: whether it carries a considerable part of the
 * streams above the usual. Where no track has more than usual, such as with listeners replaced by programs, the part of
 * all streams counts. One track of an album may be flagged while the others are not.
 *
 * @example flagTracks([{ streams: 6_200, usual: 200 }, { streams: 190, usual: 200 }]) // [true, false]
 */
export function flagTracks(tracks: readonly TrackStreams[]): boolean[] {
  const above = tracks.map(({ streams, usual }) => Math.max(0, streams - usual));
  const counted = above.some((count) => count > 0) ? above : tracks.map(({ streams }) => streams);
  const all = counted.reduce((sum, count) => sum + count, 0);
  return counted.map((count) => count > 0 && count * 10_000 >= all * FLAGGED_TRACK_SHARE);
}
