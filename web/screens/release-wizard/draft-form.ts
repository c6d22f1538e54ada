import type { Release, ReleaseDraft, Track } from '@tangent/contract/release.ts';
import type { Upload } from '@tangent/contract/upload.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { Draft } from '@tangent/domain/release/draft.ts';
import type { ReleaseType, VersionType } from '@tangent/domain/release/release-type.ts';
import type { Schedule } from '@tangent/domain/release/schedule.ts';

/** A track as it stands in the form. `key` is its place on the screen, `id` what the server calls it once it was saved. */
export type TrackForm = {
  readonly key: string;
  readonly id: string | null;
  readonly title: string;
  readonly version_type: VersionType;
  readonly language: string | null;
  readonly explicit: boolean;
  readonly audio: Upload | null;
};

/** Everything the wizard lets an artist change, all steps together. */
export type DraftForm = {
  readonly artist_id: string | null;
  readonly title: string;
  readonly release_type: ReleaseType;
  readonly language: string | null;
  readonly primary_genre: Genre | null;
  readonly secondary_genre: Genre | null;
  readonly explicit: boolean;
  readonly artwork: Upload | null;
  readonly tracks: readonly TrackForm[];
  readonly store_ids: readonly string[];
  readonly schedule: Schedule;
  readonly release_date: string | null;
};

export function emptyForm(storeIds: readonly string[]): DraftForm {
  return {
    artist_id: null,
    title: '',
    release_type: 'single',
    language: null,
    primary_genre: null,
    secondary_genre: null,
    explicit: false,
    artwork: null,
    tracks: [],
    store_ids: storeIds,
    schedule: 'standard',
    release_date: null,
  };
}

export function emptyTrack(key: string, title: string, language: string | null): TrackForm {
  return { key, id: null, title, version_type: 'original', language, explicit: false, audio: null };
}

export function formOf(release: Release): DraftForm {
  const { artist_id, title, release_type, language, primary_genre, secondary_genre, explicit } = release;
  const { artwork, store_ids, schedule, release_date } = release;
  const tracks = [...release.tracks].sort((a, b) => a.position - b.position).map(trackFormOf);
  return {
    artist_id,
    title,
    release_type,
    language,
    primary_genre,
    secondary_genre,
    explicit,
    artwork,
    tracks,
    store_ids,
    schedule,
    release_date,
  };
}

function trackFormOf({ id, title, version_type, language, explicit, audio }: Track): TrackForm {
  return { key: id, id, title, version_type, language, explicit, audio };
}

/** The form as the save call wants it. Something typed that is no date is kept on the screen and not sent. */
export function draftOf(form: DraftForm): Required<ReleaseDraft> {
  const { tracks, artwork, store_ids, release_date, ...fields } = form;
  return {
    ...fields,
    store_ids: [...store_ids],
    release_date: isDateText(release_date) ? release_date : null,
    artwork_upload_id: artwork?.id ?? null,
    tracks: tracks.map(({ id, title, version_type, language, explicit, audio }) => ({
      ...(id === null ? {} : { id }),
      title,
      version_type,
      language,
      explicit,
      audio_upload_id: audio?.id ?? null,
    })),
  };
}

function isDateText(text: string | null): boolean {
  return text === null || /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** What a save has to send: the fields that differ from what the server is known to have. */
export function changesOf(saved: DraftForm, form: DraftForm): ReleaseDraft {
  const before = draftOf(saved);
  const changed = Object.entries(draftOf(form)).filter(
    ([name, value]) => !isSame(value, before[name as keyof ReleaseDraft]),
  );
  return Object.fromEntries(changed) as ReleaseDraft;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The form as the rules look at it. */
export function ruleDraftOf(form: DraftForm): Draft {
  return {
    ...form,
    artwork: form.artwork && { state: form.artwork.state },
    tracks: form.tracks.map(({ title, version_type, language, explicit, audio }) => ({
      title,
      version_type,
      language,
      explicit,
      audio: audio && { state: audio.state, facts: audio.audio },
    })),
  };
}
