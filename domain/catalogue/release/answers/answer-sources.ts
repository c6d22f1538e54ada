import { USUAL_CLAIM_POLICY } from '../claim-policy.ts';
import type { Draft, DraftTrack } from '../draft.ts';
import type { WizardStep } from '../wizard-steps.ts';
import type { RepeatedAnswers } from './repeated-answers.ts';

/** The lines of the wizard that are answered already: every step but the review. */
export type AnswerLine = Exclude<WizardStep, 'review'>;
/** Where an answer comes from: the artist's profile, the last release, our standard, a file, or the artist in person. */
export type AnswerSource = 'artist' | 'last' | 'standard' | 'file' | 'you';

/** The values that answers are compared with; sources that there are none of are left out. */
export type AnswerValues = {
  readonly artist?: Partial<RepeatedAnswers> | undefined;
  /** The answers that a draft of today takes from the last release. */
  readonly last?: Partial<RepeatedAnswers> | undefined;
  /** The stores that the plan includes. */
  readonly store_ids: readonly string[];
  /** The tags of the dropped file, and of each track by its position. */
  readonly file?: Partial<RepeatedAnswers> | undefined;
  readonly file_tracks?: readonly Partial<DraftTrack>[] | undefined;
};

type Fields = Readonly<Record<string, unknown>>;

const STANDARD_INFO = {
  version_title: null,
  various_artists: false,
  co_artists: [],
  featured_artists: [],
  language: null,
  primary_genre: null,
  secondary_genre: null,
  record_label: null,
  upc: null,
  p_line_year: null,
  p_line_owner: null,
  c_line_year: null,
  c_line_owner: null,
} satisfies Partial<Draft>;

const STANDARD_TRACK = {
  version_type: 'original',
  version_title: null,
  artist: null,
  co_artists: [],
  featured_artists: [],
  remixers: [],
  genre: null,
  isrc: null,
  explicit: false,
  has_lyrics: false,
  lyrics: null,
  lyrics_synchronized: false,
} satisfies Partial<DraftTrack>;

const STANDARD_DATES = {
  schedule: 'standard',
  release_opening: 'local_midnight',
  release_time: null,
  release_zone: null,
  original_release_date: null,
  presave_enabled: false,
  presave_date: null,
} satisfies Partial<Draft>;

/**
 * Finds where the answer of each line comes from, by comparing values: nothing is stored about it. Null for a
 * line without an answer yet.
 */
export function findAnswerSources(
  draft: Draft,
  { artist = {}, last, store_ids, file = {}, file_tracks = [] }: AnswerValues,
): Record<AnswerLine, AnswerSource | null> {
  const compare = (standard: Fields) => compareLine(draft, { standard, artist, last, file });
  const standardStores = { territory_mode: 'worldwide', territories: [], ...USUAL_CLAIM_POLICY, store_ids };
  return {
    'basic-info': draft.primary_genre === null && draft.language === null ? null : compare(STANDARD_INFO),
    artwork: draft.artwork === null ? null : 'file',
    tracks: compareTracks(draft, file_tracks),
    platforms: draft.store_ids.length === 0 ? null : compare(standardStores),
    distribution: compare(STANDARD_DATES),
  };
}

type Compared = {
  readonly standard: Fields;
  readonly artist: Fields;
  readonly last: Fields | undefined;
  readonly file: Fields;
};

// The first source that explains the whole line; the values of a file may stand beside those of another source.
function compareLine(draft: Fields, { standard, artist, last, file }: Compared): AnswerSource {
  const fields = Object.keys(standard);
  const has = (source: Fields, field: string) => source[field] !== undefined;
  const isAs = (source: Fields, field: string) => isSameAnswer(draft[field], source[field]);
  const orStandard = (source: Fields) => (field: string) => isAs(has(source, field) ? source : standard, field);
  const fromFile = (field: string) =>
    (has(file, field) && isAs(file, field)) ||
    [last ?? standard, artist, standard].some((source) => has(source, field) && isAs(source, field));
  if (fields.some((field) => has(artist, field)) && fields.every(orStandard(artist))) return 'artist';
  if (last !== undefined && fields.every(orStandard(last))) return 'last';
  if (fields.every((field) => isAs(standard, field))) return 'standard';
  return fields.some((field) => has(file, field)) && fields.every(fromFile) ? 'file' : 'you';
}

function compareTracks({ tracks, language }: Draft, tags: readonly Partial<DraftTrack>[]): AnswerSource | null {
  if (tracks.length === 0) return null;
  const sources = tracks.map((track, index) => {
    const file = tags[index] ?? {};
    // A title has no standard: it counts where the file has one.
    const standard = { ...STANDARD_TRACK, language, ...('title' in file ? { title: null } : {}) };
    return compareLine(track, { standard, artist: {}, last: undefined, file });
  });
  return (['you', 'file'] as const).find((source) => sources.includes(source)) ?? 'standard';
}

/** Whether two answers say the same: an empty text says nothing, and the order of a list of codes does not count. */
function isSameAnswer(one: unknown, other: unknown): boolean {
  return JSON.stringify(toComparable(one)) === JSON.stringify(toComparable(other));
}

function toComparable(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (!Array.isArray(value)) return value ?? null;
  return value.map((one: unknown) => JSON.stringify(one)).sort();
}
