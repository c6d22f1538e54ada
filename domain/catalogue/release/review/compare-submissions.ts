import type { Draft, DraftTrack } from '../draft.ts';

/** A file of a submission: a different id means a different file. */
type SubmittedFile = { readonly id: string } | null;

/** A track as it was submitted. */
export type SubmittedTrack = Omit<DraftTrack, 'audio'> & { readonly id: string; readonly audio: SubmittedFile };

/** A release as it was submitted. */
export type SubmittedRelease = Omit<Draft, 'artist_id' | 'artwork' | 'tracks' | 'various_artists'> & {
  readonly primary_artist: string;
  readonly artwork: SubmittedFile;
  readonly tracks: readonly SubmittedTrack[];
};

export const SUBMISSION_CHANGES = ['changed', 'added', 'removed', 'moved'] as const;

/** One difference between two submissions. `field` is null where a track as a whole was added, removed or moved. */
export type SubmissionChange = {
  readonly kind: (typeof SUBMISSION_CHANGES)[number];
  /** Null for a field of the release. */
  readonly track_id: string | null;
  readonly field: string | null;
};

const RELEASE_FIELDS = [
  'primary_artist',
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
  'territory_mode',
  'territories',
  'claim_policy',
  'claim_exceptions',
  'store_ids',
  'schedule',
  'release_date',
  'release_opening',
  'release_time',
  'release_zone',
  'original_release_date',
  'presave_enabled',
  'presave_date',
] as const satisfies readonly (keyof SubmittedRelease)[];

const TRACK_FIELDS = [
  'disc_number',
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
  'composer_spotify_uri',
  'contributors',
  'songwriters',
  'performers',
  'production_credits',
  'recording_country',
  'recording_date',
  'iswc',
  'publisher',
  'has_lyrics',
  'lyrics',
  'lyrics_synchronized',
  'p_line_year',
  'p_line_owner',
  'ai_answers',
  'claim_conditions',
  'clip_start_seconds',
  'is_instant',
] as const satisfies readonly (keyof SubmittedTrack)[];

/**
 * Lists the changes from one submission to the next: fields of the release in their order, then track by track in the
 * new order, then the removed tracks. A track only counts as moved if its order relative to the others changed, not if
 * tracks were inserted before it.
 */
export function compareSubmissions(before: SubmittedRelease, after: SubmittedRelease): SubmissionChange[] {
  const old = new Map(before.tracks.map((track) => [track.id, track]));
  const now = new Set(after.tracks.map(({ id }) => id));
  const moved = findMoved(
    before.tracks.map(({ id }) => id).filter((id) => now.has(id)),
    after.tracks.map(({ id }) => id).filter((id) => old.has(id)),
  );
  return [
    ...RELEASE_FIELDS.filter((field) => !isSame(fileOr(before[field]), fileOr(after[field]))).map(changedAt(null)),
    ...after.tracks.flatMap((track) => compareTrack(old.get(track.id), track, moved)),
    ...before.tracks.filter(({ id }) => !now.has(id)).map(({ id }) => toTrackChange('removed', id)),
  ];
}

function compareTrack(
  before: SubmittedTrack | undefined,
  after: SubmittedTrack,
  moved: ReadonlySet<string>,
): SubmissionChange[] {
  if (before === undefined) return [toTrackChange('added', after.id)];
  return [
    ...(moved.has(after.id) ? [toTrackChange('moved', after.id)] : []),
    ...TRACK_FIELDS.filter((field) => !isSameField(before[field], after[field])).map(changedAt(after.id)),
  ];
}

const toTrackChange = (kind: 'added' | 'removed' | 'moved', track_id: string): SubmissionChange => {
  return { kind, track_id, field: null };
};

const changedAt =
  (track_id: string | null) =>
  (field: string): SubmissionChange => ({ kind: 'changed', track_id, field });

// The longest run in unchanged order stays: if the last of fifty tracks becomes the first, one has moved.
function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = after.map((id) => before.indexOf(id));
  const best: { length: number; previous: number }[] = [];
  for (const [index, position] of positions.entries()) {
    let [length, previous] = [1, -1];
    for (let earlier = 0; earlier < index; earlier += 1) {
      const run = best[earlier]?.length ?? 0;
      if ((positions[earlier] ?? 0) < position && run + 1 > length) [length, previous] = [run + 1, earlier];
    }
    best.push({ length, previous });
  }
  const moved = new Set(after);
  const longest = Math.max(0, ...best.map(({ length }) => length));
  for (let at = best.findIndex(({ length }) => length === longest); at >= 0; at = best[at]?.previous ?? -1) {
    moved.delete(after[at] ?? '');
  }
  return moved;
}

/** A submission from before a field existed has no value for it, which equals an empty one. */
function isSameField(before: unknown, after: unknown): boolean {
  const isNew = before === undefined;
  return isNew ? isEmpty(after) : isSame(fileOr(before), fileOr(after));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function fileOr(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}

/** Returns whether two values are equal; the order of a list counts. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => isSame(a[name as never], b[name as never]));
}
