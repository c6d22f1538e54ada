import type { Release, ReleaseDraft, Track, TrackDraft } from '@tangent/contract/catalogue/release.ts';
import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { normaliseIsrc, normaliseUpc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { normaliseIswc } from '@tangent/domain/catalogue/release/credit/work-codes.ts';
import type { Draft, DraftTrack } from '@tangent/domain/catalogue/release/draft.ts';

/** A track in the form. The client creates its id; the server keeps it. */
export type TrackForm = Omit<DraftTrack, 'audio'> & { readonly id: string; readonly audio: Upload | null };

/** Every value an artist can change in the wizard, across all steps. */
export type DraftForm = Omit<Draft, 'artwork' | 'tracks'> & {
  readonly artwork: Upload | null;
  readonly tracks: readonly TrackForm[];
};

export function emptyForm(storeIds: readonly string[]): DraftForm {
  return {
    artist_id: null,
    various_artists: false,
    co_artists: [],
    featured_artists: [],
    credited_pages: [],
    title: '',
    version_title: null,
    release_type: 'single',
    language: null,
    primary_genre: null,
    secondary_genre: null,
    record_label: null,
    upc: null,
    p_line_year: null,
    p_line_owner: null,
    c_line_year: null,
    c_line_owner: null,
    explicit: false,
    artwork: null,
    artwork_ai: null,
    tracks: [],
    territory_mode: 'worldwide',
    territories: [],
    claim_policy: 'monetize',
    claim_exceptions: [],
    store_ids: storeIds,
    schedule: 'standard',
    release_date: null,
    release_opening: 'local_midnight',
    release_time: null,
    release_zone: null,
    original_release_date: null,
    presave_enabled: false,
    presave_date: null,
  };
}

export function emptyTrack(id: string, title: string, language: string | null): TrackForm {
  return {
    id,
    disc_number: 1,
    title,
    version_type: 'original',
    version_title: null,
    artist: null,
    co_artists: [],
    featured_artists: [],
    remixers: [],
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
    songwriters: 'named',
    performers: [],
    production_credits: [],
    recording_country: null,
    recording_date: null,
    iswc: null,
    publisher: null,
    ai_answers: {},
    claim_conditions: [],
    clip_start_seconds: null,
    is_instant: false,
    p_line_year: null,
    p_line_owner: null,
    audio: null,
  };
}

export function toForm(release: Release): DraftForm {
  const tracks = [...release.tracks].sort((a, b) => a.position - b.position).map(toTrackForm);
  return { ...pick(release, emptyForm([])), tracks };
}

function toTrackForm(track: Track): TrackForm {
  return pick(track, emptyTrack('', '', null));
}

/** Picks the fields of `shape` from an object that has more. */
function pick<Shape extends object>(source: Shape, shape: Shape): Shape {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, source[name as keyof Shape]])) as Shape;
}

/** Whether two values are equal for the server: it trims texts, and an empty one is null. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const [one, other] = [storedText(a), storedText(b)];
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => isSameValue(one[name as never], other[name as never]));
}

function storedText(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const text = value.normalize('NFC').trim();
  return text === '' ? null : text;
}

/** Like `isSameValue`, but a file equals itself at any progress, and a code in any notation. */
export function isSameField(name: string, a: unknown, b: unknown): boolean {
  if (name === 'artwork' || name === 'audio') return (a as Upload | null)?.id === (b as Upload | null)?.id;
  return isSameValue(storedCode(name, a), storedCode(name, b));
}

function storedCode(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'upc') return normaliseUpc(value);
  if (name === 'iswc') return normaliseIswc(value);
  return name === 'isrc' ? normaliseIsrc(value) : value;
}

/** Returns the key of a track's field in everything that is stored by field: `<track id>.title`. */
export function trackKey(trackId: string, name: string): string {
  return `${trackId}.${name}`;
}

/** Whether a field, named as in the form or by `trackKey`, must not be sent now. */
type IsRejected = (key: string) => boolean;
const NOTHING_REJECTED: IsRejected = () => false;

/**
 * Returns what a save has to send: the fields that differ from the server's known version. If anything about the tracks
 * changed, all of them are named in order, each with only its changes.
 */
export function findChanges(
  saved: DraftForm,
  form: DraftForm,
  isRejected: IsRejected = NOTHING_REJECTED,
): ReleaseDraft {
  const { tracks: before, ...fieldsBefore } = saved;
  const { tracks: now, ...fields } = form;
  const changes: ReleaseDraft = difference(fieldsBefore, fields, isRejected);
  const tracks = isRejected('tracks') ? null : trackChanges(before, now, isRejected);
  return tracks === null ? changes : { ...changes, tracks };
}

function trackChanges(
  before: readonly TrackForm[],
  now: readonly TrackForm[],
  isRejected: IsRejected,
): TrackDraft[] | null {
  const known = new Map(before.map((track) => [track.id, track]));
  const changes: TrackDraft[] = now.map((track) => {
    const old = known.get(track.id);
    if (old === track) return { id: track.id };
    const fields = difference(old ?? {}, track, (name) => isRejected(trackKey(track.id, name)));
    return { ...fields, id: track.id };
  });
  const sameOrder = before.length === now.length && now.every(({ id }, index) => before[index]?.id === id);
  return sameOrder && changes.every((change) => Object.keys(change).length === 1) ? null : changes;
}

/**
 * Returns the changed fields under the names of the save call. An incomplete date stays on the screen and is not sent.
 */
function difference<Fields extends object>(before: Partial<Fields>, now: Fields, isRejected: IsRejected): object {
  const changed = Object.entries(now).filter(([name, value]) => {
    const old: unknown = before[name as keyof Fields];
    if (isRejected(name) || (DATES.includes(name) && !isDateOrNull(value))) return false;
    return name !== 'id' && (old === undefined || !isSameField(name, old, value));
  });
  return Object.fromEntries(changed.map(([name, value]) => sentAs(name, value)));
}

const DATES: readonly string[] = ['release_date', 'original_release_date', 'presave_date'];

function isDateOrNull(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
}

function sentAs(name: string, value: unknown): [string, unknown] {
  if (name === 'artwork') return ['artwork_upload_id', (value as Upload | null)?.id ?? null];
  return name === 'audio' ? ['audio_upload_id', (value as Upload | null)?.id ?? null] : [name, value];
}

/** Returns the form as the rules expect it. */
export function toRuleDraft(form: DraftForm): Draft {
  return {
    ...form,
    artwork: form.artwork && { state: form.artwork.state },
    tracks: form.tracks.map(toRuleTrack),
  };
}

// The rules cache their results by track object: an unchanged track has to stay the same object.
const ruleTracks = new WeakMap<TrackForm, DraftTrack>();

function toRuleTrack(form: TrackForm): DraftTrack {
  const known = ruleTracks.get(form);
  if (known !== undefined) return known;
  const { audio, ...track } = form;
  const converted = { ...track, audio: audio && { state: audio.state, facts: audio.audio } };
  ruleTracks.set(form, converted);
  return converted;
}
