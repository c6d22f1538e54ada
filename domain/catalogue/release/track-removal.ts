/** Why one track leaves a store while the rest of the release stays: the store demands it, or its streams are artificial. */
export const TRACK_REMOVAL_REASONS = ['store_demand', 'artificial_streams'] as const;
export type TrackRemovalReason = (typeof TRACK_REMOVAL_REASONS)[number];

/**
 * Returns whether a track can leave a store on its own: another track of the release has to stay there. For the last
 * one, the release is taken down.
 *
 * @example canRemoveTrack({ track_ids: ['a', 'b'], removed_ids: ['a'] }, 'b') // false
 */
export function canRemoveTrack(
  { track_ids, removed_ids }: { track_ids: readonly string[]; removed_ids: readonly string[] },
  trackId: string,
): boolean {
  return track_ids.some((id) => id !== trackId && !removed_ids.includes(id));
}
