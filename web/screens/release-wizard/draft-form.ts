import type { Release, ReleaseDraft, Track, TrackDraft } from '@tangent/contract/release.ts';
import type { Upload } from '@tangent/contract/upload.ts';
import type { Draft, DraftTrack } from '@tangent/domain/release/draft.ts';

/** A track as it stands in the form. Its id is made here when it is added, and is the server's id from then on. */
export type TrackForm = Omit<DraftTrack, 'audio'> & { readonly id: string; readonly audio: Upload | null };

/** Everything the wizard lets an artist change, all steps together. */
export type DraftForm = Omit<Draft, 'artwork' | 'tracks'> & {
  readonly artwork: Upload | null;
  readonly tracks: readonly TrackForm[];
};

export function emptyForm(storeIds: readonly string[]): DraftForm {
  return {
    artist_id: null,
    various_artists: false,
    title: '',
    version_title: null,
    release_type: 'single',
    language: null,
    primary_genre: null,
    secondary_genre: null,
    record_label: null,
    upc: null,
    explicit: false,
    artwork: null,
    tracks: [],
    store_ids: storeIds,
    schedule: 'standard',
    release_date: null,
    presave_enabled: false,
    presave_date: null,
  };
}

export function emptyTrack(id: string, title: string, language: string | null): TrackForm {
  return {
    id,
    title,
    version_type: 'original',
    version_title: null,
    artist: null,
    featured_artists: [],
    genre: null,
    isrc: null,
    language,
    explicit: false,
    has_lyrics: false,
    lyrics: null,
    lyrics_synchronized: false,
    composer_name: null,
    composer_spotify_uri: null,
    contributors: [],
    performers: [],
    audio: null,
  };
}

export function formOf(release: Release): DraftForm {
  const tracks = [...release.tracks].sort((a, b) => a.position - b.position).map(trackFormOf);
  return { ...pick(release, emptyForm([])), tracks };
}

function trackFormOf(track: Track): TrackForm {
  return pick(track, emptyTrack('', '', null));
}

/** The fields of `shape`, out of something that has more. */
function pick<Shape extends object>(source: Shape, shape: Shape): Shape {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, source[name as keyof Shape]])) as Shape;
}

type SentTrack = Required<TrackDraft>;
type SentDraft = Required<Omit<ReleaseDraft, 'tracks'>> & { readonly tracks: readonly SentTrack[] };

/** The form as the save call wants it. Something typed that is no date is kept on the screen and not sent. */
export function draftOf({ tracks, artwork, ...fields }: DraftForm): SentDraft {
  return {
    ...fields,
    store_ids: [...fields.store_ids],
    release_date: dateOrNull(fields.release_date),
    presave_date: dateOrNull(fields.presave_date),
    artwork_upload_id: artwork?.id ?? null,
    tracks: tracks.map(sentTrackOf),
  };
}

function sentTrackOf({ audio, ...fields }: TrackForm): SentTrack {
  return {
    ...fields,
    featured_artists: [...fields.featured_artists],
    contributors: [...fields.contributors],
    performers: [...fields.performers],
    audio_upload_id: audio?.id ?? null,
  };
}

function dateOrNull(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}

/**
 * What a save has to send: the fields that differ from what the server is known to have. When anything about the tracks
 * changed, all of them are named in their order, each with nothing but what changed in it.
 */
export function changesOf(saved: DraftForm, form: DraftForm): ReleaseDraft {
  const { tracks: tracksBefore, ...before } = draftOf(saved);
  const { tracks: tracksNow, ...now } = draftOf(form);
  const tracks = trackChanges(tracksBefore, tracksNow);
  return { ...difference(before, now), ...(tracks === null ? {} : { tracks }) };
}

function trackChanges(before: readonly SentTrack[], now: readonly SentTrack[]): TrackDraft[] | null {
  const known = new Map(before.map((track) => [track.id, track]));
  const changes = now.map((track) => ({ ...difference(known.get(track.id) ?? {}, track), id: track.id }));
  const sameOrder = before.length === now.length && now.every(({ id }, index) => before[index]?.id === id);
  return sameOrder && changes.every((change) => Object.keys(change).length === 1) ? null : changes;
}

function difference<Fields extends object>(before: Partial<Fields>, now: Fields): Partial<Fields> {
  const changed = Object.entries(now).filter(([name, value]) => !isSame(value, before[name as keyof Fields]));
  return Object.fromEntries(changed) as Partial<Fields>;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The form as the rules look at it. */
export function ruleDraftOf(form: DraftForm): Draft {
  return {
    ...form,
    artwork: form.artwork && { state: form.artwork.state },
    tracks: form.tracks.map(({ audio, ...track }) => ({
      ...track,
      audio: audio && { state: audio.state, facts: audio.audio },
    })),
  };
}
