import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { MetadataFields } from '@tangent/contract/distribution/metadata-change.ts';
import { CHANGEABLE_FIELDS } from '@tangent/domain/catalogue/release/compare-metadata.ts';

const TRACK_FIELDS = [
  'title',
  'version_type',
  'version_title',
  'artist',
  'co_artists',
  'featured_artists',
  'remixers',
  'genre',
  'language',
  'explicit',
  'lyrics',
  'lyrics_synchronized',
  'composer_name',
  'performers',
  'production_credits',
  'recording_country',
  'recording_date',
  'iswc',
  'publisher',
  'ai_answers',
  'claim_conditions',
  'clip_start_seconds',
] as const satisfies readonly (keyof Track)[];

export type ChangeTrack = Pick<
  Track,
  'id' | 'position' | 'contributors' | 'songwriters' | (typeof TRACK_FIELDS)[number]
> & {
  /** Not changed: the clip is chosen on it. Writers are only shown, because they have shares. */
  readonly audio: Upload | null;
};
/** The fields of a live release that can change. */
export type ChangeForm = Pick<Release, (typeof CHANGEABLE_FIELDS)[number]> & {
  /** Not changed: the defaults of the rights lines come from them. */
  readonly primary_artist: string;
  readonly release_date: string | null;
  readonly artwork: Upload | null;
  readonly tracks: readonly ChangeTrack[];
};

export function createChangeForm(release: Release): ChangeForm {
  return {
    ...pick(release, CHANGEABLE_FIELDS),
    primary_artist: release.primary_artist,
    release_date: release.release_date,
    artwork: release.artwork,
    tracks: release.tracks.map((track) => ({
      id: track.id,
      position: track.position,
      audio: track.audio,
      contributors: track.contributors,
      songwriters: track.songwriters,
      ...pick(track, TRACK_FIELDS),
    })),
  };
}

/** Returns only the fields that differ from the release: an untouched field must not undo another user's change. */
export function listWanted(release: Release, form: ChangeForm): MetadataFields {
  const tracks = form.tracks.flatMap((track) => {
    const before = release.tracks.find(({ id }) => id === track.id);
    const changed = before === undefined ? {} : listChanged(before, track, TRACK_FIELDS);
    return Object.keys(changed).length > 0 ? [{ id: track.id, ...changed }] : [];
  });
  return {
    ...listChanged(release, form, CHANGEABLE_FIELDS),
    ...(form.artwork !== null && form.artwork.id !== release.artwork?.id ? { artwork_upload_id: form.artwork.id } : {}),
    ...(tracks.length > 0 ? { tracks } : {}),
  };
}

function pick<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;
}

function listChanged<T extends object, Key extends keyof T>(
  before: T,
  after: Pick<T, Key>,
  keys: readonly Key[],
): Partial<Pick<T, Key>> {
  // Values kept from an expired session may be from before a field.
  const changed = keys.filter(
    (key) => after[key] !== undefined && JSON.stringify(clean(before[key])) !== JSON.stringify(clean(after[key])),
  );
  return Object.fromEntries(changed.map((key) => [key, clean(after[key])])) as Partial<Pick<T, Key>>;
}

// Surrounding spaces are no change, and an emptied text is null.
function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}
