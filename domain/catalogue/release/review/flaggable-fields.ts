import type { ReopeningReason } from './reopening-reasons.ts';

/** Fields of a release that a reviewer can flag. */
export const FLAGGABLE_RELEASE_FIELDS = [
  'artist_id',
  'co_artists',
  'featured_artists',
  'credited_pages',
  'title',
  'version_title',
  'release_type',
  'language',
  'primary_genre',
  'secondary_genre',
  'record_label',
  'upc',
  'p_line_year',
  'p_line_owner',
  'c_line_year',
  'c_line_owner',
  'explicit',
  'artwork',
  'artwork_ai',
  'territories',
  'claim_policy',
  'store_ids',
  'schedule',
  'release_date',
  'release_opening',
  'original_release_date',
] as const;
/** Fields of a track that a reviewer can flag; their paths are `tracks.0.title`. */
export const FLAGGABLE_TRACK_FIELDS = [
  'title',
  'version_type',
  'version_title',
  'artist',
  'co_artists',
  'featured_artists',
  'remixers',
  'genre',
  'isrc',
  'language',
  'explicit',
  'audio',
  'composer_name',
  'contributors',
  'songwriters',
  'performers',
  'production_credits',
  'recording_country',
  'recording_date',
  'iswc',
  'publisher',
  'lyrics',
  'p_line_year',
  'p_line_owner',
  'ai_answers',
  'claim_conditions',
] as const;

const TRACK_PATH = /^tracks\.(0|[1-9]\d?)\.(\w+)$/;

/** Splits the path of a flagged track field into its parts; null for a field of the release. */
export function parseTrackPath(path: string): { readonly index: number; readonly field: string } | null {
  const [, index, field = ''] = TRACK_PATH.exec(path) ?? [];
  return index === undefined ? null : { index: Number(index), field };
}

/** Returns whether a path names a field of a release with that many tracks. */
export function isFlaggableField(path: string, trackCount: number): boolean {
  const inTrack = parseTrackPath(path);
  if (inTrack === null) return (FLAGGABLE_RELEASE_FIELDS as readonly string[]).includes(path);
  return inTrack.index < trackCount && (FLAGGABLE_TRACK_FIELDS as readonly string[]).includes(inTrack.field);
}

/** The fields each reason is usually about, so that a flagged field can show its reasons. */
const REASON_FIELDS: Partial<Record<ReopeningReason, readonly string[]>> = {
  already_processed: ['title', 'audio', 'isrc', 'upc'],
  already_published: ['upc', 'isrc'],
  audio_error: ['audio'],
  artist_confirmation: ['artist_id', 'artist', 'co_artists', 'credited_pages'],
  song_licence: ['audio'],
  volume: ['audio'],
  invalid_artist_name: ['artist_id', 'artist', 'co_artists', 'featured_artists'],
  invalid_cover: ['artwork'],
  invalid_featuring: ['artist_id', 'artist', 'featured_artists', 'title'],
  invalid_date: ['release_date', 'schedule'],
  poor_quality: ['audio'],
  silence: ['audio'],
  track_length: ['audio', 'title'],
};

/** Lists the reasons that explain why a field is flagged; all of them if none is specific to it. */
export function listReasonsForField(path: string, reasons: readonly ReopeningReason[]): readonly ReopeningReason[] {
  const field = path.split('.').at(-1) ?? '';
  const about = reasons.filter((reason) => REASON_FIELDS[reason]?.includes(field));
  return about.length > 0 ? about : reasons;
}
