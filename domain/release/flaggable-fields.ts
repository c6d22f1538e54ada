import type { ReopeningReason } from './reopening-reasons.ts';

/** Fields of a release that a reviewer can point at. */
export const FLAGGABLE_RELEASE_FIELDS = [
  'artist_id',
  'title',
  'version_title',
  'release_type',
  'language',
  'primary_genre',
  'secondary_genre',
  'record_label',
  'upc',
  'explicit',
  'artwork',
  'store_ids',
  'schedule',
  'release_date',
] as const;
/** Fields of a track that a reviewer can point at; their paths are `tracks.0.title`. */
export const FLAGGABLE_TRACK_FIELDS = [
  'title',
  'version_type',
  'version_title',
  'artist',
  'featured_artists',
  'genre',
  'isrc',
  'language',
  'explicit',
  'audio',
  'composer_name',
  'contributors',
  'performers',
  'lyrics',
] as const;

const TRACK_PATH = /^tracks\.(0|[1-9]\d?)\.(\w+)$/;

/** A pointer into a track, taken apart; null for one at the release. */
export function parseTrackPath(path: string): { readonly index: number; readonly field: string } | null {
  const [, index, field = ''] = TRACK_PATH.exec(path) ?? [];
  return index === undefined ? null : { index: Number(index), field };
}

/** Whether a path names a field of a release with that many tracks. */
export function isFlaggableField(path: string, trackCount: number): boolean {
  const inTrack = parseTrackPath(path);
  if (inTrack === null) return (FLAGGABLE_RELEASE_FIELDS as readonly string[]).includes(path);
  return inTrack.index < trackCount && (FLAGGABLE_TRACK_FIELDS as readonly string[]).includes(inTrack.field);
}

/** The fields a reason is usually about, so that a field that is pointed at can say why. */
const REASON_FIELDS: Partial<Record<ReopeningReason, readonly string[]>> = {
  already_processed: ['title', 'audio', 'isrc', 'upc'],
  already_published: ['upc', 'isrc'],
  audio_error: ['audio'],
  artist_confirmation: ['artist_id', 'artist'],
  song_licence: ['audio'],
  volume: ['audio'],
  invalid_artist_name: ['artist_id', 'artist', 'featured_artists'],
  invalid_cover: ['artwork'],
  invalid_featuring: ['artist_id', 'artist', 'featured_artists', 'title'],
  invalid_date: ['release_date', 'schedule'],
  poor_quality: ['audio'],
  silence: ['audio'],
  track_length: ['audio', 'title'],
};

/** Of several reasons the ones that explain a pointer at this field; all of them when none is especially about it. */
export function listReasonsForField(path: string, reasons: readonly ReopeningReason[]): readonly ReopeningReason[] {
  const field = path.split('.').at(-1) ?? '';
  const about = reasons.filter((reason) => REASON_FIELDS[reason]?.includes(field));
  return about.length > 0 ? about : reasons;
}
