/**
 * The version of a profile of ours that has changed since the first complete one, which is version 2. Profiles never
 * change: a change of one raises its number here, and every database gets the new version with its next migration.
 * A store for which an operator has written a version of that number keeps the operator's.
 */
export const PROFILE_VERSIONS: Readonly<Record<string, number>> = {
  audiomack: 3,
  audius: 3,
  'facebook-instagram': 3,
  gaana: 3,
  jiosaavn: 3,
  lyricfind: 3,
  musixmatch: 3,
  spotify: 3,
  tiktok: 3,
  'youtube-music': 3,
  'youtube-content-id': 3,
  'apple-music': 3,
  'itunes-store': 3,
};
