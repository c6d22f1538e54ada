/**
 * The version of a profile of ours that has changed since the first complete one, which is version 2. Profiles never
 * change: a change of one raises its number here, and every database gets the new version with its next migration.
 * A store for which an operator has written a version of that number keeps the operator's.
 */
export const PROFILE_VERSIONS: Readonly<Record<string, number>> = {
  'youtube-music': 3,
  'youtube-content-id': 3,
};
