/**
 * Why a reviewer reopens or rejects a release (S8-048 to S8-065, A-157). The texts contain names and explanations by
 * code.
 */
export const REOPENING_REASONS = [
  'already_processed',
  'already_published',
  'audio_error',
  'artist_confirmation',
  'cover_licence',
  'remix_licence',
  'song_licence',
  'volume',
  'public_domain',
  'invalid_artist_name',
  'invalid_cover',
  'invalid_featuring',
  'invalid_date',
  'poor_quality',
  'ownership_confirmation',
  'silence',
  'track_length',
] as const;
export type ReopeningReason = (typeof REOPENING_REASONS)[number];
