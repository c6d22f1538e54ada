import { CREDITED_PAGES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { AI_EXTENTS, AI_PARTS } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { CLAIM_POLICIES } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { CLAIM_CONDITIONS } from '@tangent/domain/catalogue/release/claims.ts';
import { SHARE_ROLES } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import { PERFORMER_PARTS } from '@tangent/domain/catalogue/release/credit/performer-part.ts';
import { PRODUCTION_ROLES } from '@tangent/domain/catalogue/release/credit/production-role.ts';
import { SONGWRITER_ANSWERS } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { RELEASE_OPENINGS } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { SCHEDULES } from '@tangent/domain/catalogue/release/date/schedule.ts';
import { RELEASE_FILTERS } from '@tangent/domain/catalogue/release/release-filter.ts';
import { RELEASE_SORTS } from '@tangent/domain/catalogue/release/release-sort.ts';
import { RELEASE_TYPES, VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { TERRITORY_MODES } from '@tangent/domain/catalogue/release/territories.ts';
import { CREDITS_MAX, DISCS_MAX, FEATURED_ARTISTS_MAX, TRACKS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { COUNTRIES } from '@tangent/domain/country.ts';
import { DELIVERY_QUALITIES } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, cursor, id, idempotencyKey, idParams, instant, pageOf, searchText } from '../values.ts';
import { reopening, statusChange, takedown } from './release-history.ts';
import { upload } from './upload.ts';

const contributor = z.object({
  name: z.string().max(400),
  role: z.enum(SHARE_ROLES),
  share_basis_points: z.number().int().min(0).max(1_000_000),
  /** The IPI name number of a writer, where it is known. */
  ipi: z.string().max(40).nullable().optional(),
});
const performer = z.object({ name: z.string().max(400), instrument: z.enum(PERFORMER_PARTS) });
const productionCredit = z.object({ name: z.string().max(400), role: z.enum(PRODUCTION_ROLES) });

const creditedPages = z.object({
  name: z.string().max(400),
  spotify_id: z.string().max(400).nullable(),
  apple_music_id: z.string().max(400).nullable(),
});

const claimException = z.object({
  policy: z.enum(CLAIM_POLICIES),
  territories: z.array(z.string().length(2)).max(COUNTRIES.length),
});

/** More names than the rules allow are refused at their field, far more at once. */
const NAMES_MAX = 5 * FEATURED_ARTISTS_MAX;

// A draft may be incomplete and wrong; values that violate these lengths could never become valid.
const trackFields = {
  /** The disc of the track, from 1; only albums and compilations have several. */
  disc_number: z.number().int().min(1).max(DISCS_MAX),
  title: z.string().max(400),
  version_type: z.enum(VERSION_TYPES),
  version_title: z.string().max(400).nullable(),
  artist: z.string().max(400).nullable(),
  /** The main artists after `artist`, which is then filled too. */
  co_artists: z.array(z.string().max(400)).max(NAMES_MAX),
  featured_artists: z.array(z.string().max(400)).max(NAMES_MAX),
  remixers: z.array(z.string().max(400)).max(NAMES_MAX),
  genre: z.enum(GENRES).nullable(),
  isrc: z.string().max(40).nullable(),
  language: z.string().max(3).nullable(),
  explicit: z.boolean(),
  has_lyrics: z.boolean(),
  lyrics: z.string().max(40_000).nullable(),
  lyrics_synchronized: z.boolean(),
  composer_name: z.string().max(400).nullable(),
  composer_spotify_uri: z.string().max(400).nullable(),
  contributors: z.array(contributor).max(CREDITS_MAX),
  /** Whether the credits name the songwriters, the song is traditional, or they are unknown. */
  songwriters: z.enum(SONGWRITER_ANSWERS),
  performers: z.array(performer).max(CREDITS_MAX),
  /** Producers and engineers, without shares. */
  production_credits: z.array(productionCredit).max(CREDITS_MAX),
  /** Where the track was recorded (ISO 3166-1), and when: a year, a month or a day; null: not known. */
  recording_country: z.string().max(2).nullable(),
  recording_date: z.string().max(40).nullable(),
  /** The ISWC of the work, and who publishes it; null: not known. */
  iswc: z.string().max(40).nullable(),
  publisher: z.string().max(400).nullable(),
  /** The ℗ line of the recording; null: as on the release. */
  p_line_year: z.number().int().min(0).max(9999).nullable(),
  p_line_owner: z.string().max(400).nullable(),
  /** How far AI made each part of the track; a part that is missing is unanswered. */
  ai_answers: z.partialRecord(z.enum(AI_PARTS), z.enum(AI_EXTENTS)),
  /** The confirmed conditions; with all of them, services claim the track in other people's uploads. */
  claim_conditions: z.array(z.enum(CLAIM_CONDITIONS)).max(CLAIM_CONDITIONS.length),
  /** Second at which previews and short clips begin; null: at the loudest 30 seconds. */
  clip_start_seconds: z.number().int().min(0).max(86_400).nullable(),
  /** Customers who pre-order the release get the track at once. */
  is_instant: z.boolean(),
};

const releaseFields = {
  title: z.string().max(400),
  version_title: z.string().max(400).nullable(),
  various_artists: z.boolean(),
  /** The main artists after the profile, and the guests of the whole release. */
  co_artists: z.array(z.string().max(400)).max(NAMES_MAX),
  featured_artists: z.array(z.string().max(400)).max(NAMES_MAX),
  /** Where credited artists without a profile have their pages, by name: ids, or links that become ids. */
  credited_pages: z.array(creditedPages).max(CREDITED_PAGES_MAX),
  release_type: z.enum(RELEASE_TYPES),
  language: z.string().max(3).nullable(),
  primary_genre: z.enum(GENRES).nullable(),
  secondary_genre: z.enum(GENRES).nullable(),
  record_label: z.string().max(400).nullable(),
  upc: z.string().max(40).nullable(),
  /** The ℗ and © lines; null: the year of the first release, and the label or else the artist. */
  p_line_year: z.number().int().min(0).max(9999).nullable(),
  p_line_owner: z.string().max(400).nullable(),
  c_line_year: z.number().int().min(0).max(9999).nullable(),
  c_line_owner: z.string().max(400).nullable(),
  explicit: z.boolean(),
  /** How far AI made the artwork; null is unanswered. */
  artwork_ai: z.enum(AI_EXTENTS).nullable(),
  schedule: z.enum(SCHEDULES),
  release_date: calendarDate.nullable(),
  /** When stores open it: `one_instant` has a clock time and a zone of IANA. */
  release_opening: z.enum(RELEASE_OPENINGS),
  release_time: z.string().max(5).nullable(),
  release_zone: z.string().max(64).nullable(),
  /** When the music first came out, if that was before this release. */
  original_release_date: calendarDate.nullable(),
  /** Where it is sold; `territories` are codes of ISO 3166-1, none if it is worldwide. */
  territory_mode: z.enum(TERRITORY_MODES),
  territories: z.array(z.string().length(2)).max(COUNTRIES.length),
  /**
   * The effect of claims on uploads of others, and the countries with another one, by codes of ISO 3166-1. Those
   * with the same policy become one exception.
   */
  claim_policy: z.enum(CLAIM_POLICIES),
  claim_exceptions: z.array(claimException).max(COUNTRIES.length),
  store_ids: z.array(z.string().max(60)).max(300),
  presave_enabled: z.boolean(),
  presave_date: calendarDate.nullable(),
};

/**
 * A track as the wizard sends it. The client creates the id, so that a save can be repeated when its response was lost.
 * Absent fields stay as they are; a known track that is missing is removed; the order in the list is the track order.
 */
const trackDraft = z
  .object({ ...trackFields, audio_upload_id: id.nullable() })
  .partial()
  .extend({ id });
export type TrackDraft = z.infer<typeof trackDraft>;

/** The fields of a draft that can be set; absent fields stay as they are. */
export const releaseDraft = z
  .object({
    ...releaseFields,
    artist_id: id.nullable(),
    artwork_upload_id: id.nullable(),
    tracks: z.array(trackDraft).max(TRACKS_MAX.album),
  })
  .partial();
export type ReleaseDraft = z.infer<typeof releaseDraft>;

export const track = z.object({
  id,
  position: z.number().int(),
  ...trackFields,
  audio: upload.nullable(),
});
export type Track = z.infer<typeof track>;

export const release = z.object({
  id,
  /** Counts saves; a save with an outdated version fails with `conflict`. */
  version: z.number().int(),
  status: z.enum(RELEASE_STATUSES),
  artist_id: id,
  primary_artist: z.string(),
  ...releaseFields,
  artwork: upload.nullable(),
  tracks: z.array(track),
  live_date: calendarDate.nullable(),
  submitted_on: instant.nullable(),
  /** Quality of the delivered audio, known after approval. */
  delivery_quality: z.enum(DELIVERY_QUALITIES).nullable(),
  /** Announced window in which stores go live, counted from approval. */
  expected_live: z.object({ from: calendarDate, to: calendarDate }).nullable(),
  reopening: reopening.nullable(),
  /** Null while no store could have it. */
  takedown: takedown.nullable(),
  timeline: z.array(statusChange),
  created_at: instant,
  updated_at: instant,
});
export type Release = z.infer<typeof release>;

/** A release as one row of 'My Releases'. */
const releaseRow = release.pick({
  id: true,
  status: true,
  title: true,
  primary_artist: true,
  release_type: true,
  release_date: true,
  live_date: true,
  upc: true,
  created_at: true,
});
export const releaseListItem = releaseRow.extend({
  track_count: z.number().int(),
  artwork_upload_id: id.nullable(),
  live_store_count: z.number().int(),
  store_count: z.number().int(),
});
export type ReleaseListItem = z.infer<typeof releaseListItem>;

export const listReleases = defineCall({
  method: 'GET',
  path: '/v1/api/releases',
  summary: 'Lists the releases of the account, 20 per page, by time of creation; filters narrow the list',
  scope: 'read_releases',
  query: z.object({
    sort: z.enum(RELEASE_SORTS).default('newest'),
    cursor,
    /** Words of titles and artists in any order, also with a mistake, or a part of a UPC or ISRC. */
    q: searchText.optional(),
    status: z.enum(RELEASE_FILTERS).optional(),
    artist_id: id.optional(),
    release_type: z.enum(RELEASE_TYPES).optional(),
  }),
  response: pageOf(releaseListItem).extend({
    /** How many releases each group of statuses has, by all other filters; without `status`, `total` is their sum. */
    counts: z.record(z.enum(RELEASE_FILTERS), z.number().int()),
  }),
});

export const createRelease = defineCall({
  method: 'POST',
  path: '/v1/api/releases',
  summary: 'Creates a draft for one of the account’s artists; answers that are not sent are those of the last release',
  scope: 'write_drafts',
  /** With an id chosen by the client the call can be repeated: an existing draft is saved, not created twice. */
  body: releaseDraft.extend({ id: id.optional(), artist_id: id.nullable() }),
  response: release,
  status: 201,
});

export const getRelease = defineCall({
  method: 'GET',
  path: '/v1/api/releases/:id',
  summary: 'Returns one release with its tracks and history',
  scope: 'read_releases',
  params: idParams,
  response: release,
});

export const updateRelease = defineCall({
  method: 'PATCH',
  path: '/v1/api/releases/:id',
  summary: 'Saves a draft or a reopened release',
  scope: 'write_drafts',
  params: idParams,
  body: releaseDraft.extend({ version: z.number().int() }),
  response: release,
});

export const submitRelease = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/submit',
  summary: 'Submits a release for review; a second call returns the release as it is',
  scope: 'submit_releases',
  params: idParams,
  body: z.object({
    version: z.number().int(),
    agreements: z.object({ owns_rights: z.boolean(), no_infringement: z.boolean(), release_terms: z.boolean() }),
  }),
  idempotency_key: idempotencyKey,
  response: release,
});

export const deleteRelease = defineCall({
  method: 'DELETE',
  path: '/v1/api/releases/:id',
  summary: 'Deletes a draft with its files; other releases cannot be deleted',
  scope: 'submit_releases',
  params: idParams,
  response: null,
});

export const duplicateRelease = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/duplicate',
  summary: 'Creates a draft that copies everything of a release except its codes and dates',
  scope: 'write_drafts',
  params: idParams,
  body: z.object({}),
  response: release,
  status: 201,
});

export const getReleaseAllowance = defineCall({
  method: 'GET',
  path: '/v1/api/releases/allowance',
  summary: 'Returns how many releases the account may still submit in this UTC month',
  scope: 'read_releases',
  response: z.object({ used: z.number().int(), max: z.number().int(), resets_on: calendarDate }),
});

/** The answers that releases repeat: those of the last one that today's plan includes. */
const repeatedAnswers = release.pick({
  primary_genre: true,
  secondary_genre: true,
  language: true,
  record_label: true,
  p_line_owner: true,
  c_line_owner: true,
  territory_mode: true,
  territories: true,
  claim_policy: true,
  claim_exceptions: true,
  store_ids: true,
  release_opening: true,
  release_time: true,
  release_zone: true,
});

export const getRepeatedAnswers = defineCall({
  method: 'GET',
  path: '/v1/api/releases/repeated-answers',
  summary: 'Returns the last submitted release of an artist, and the answers that a new draft takes from it',
  scope: 'read_releases',
  query: z.object({
    artist_id: id,
    /** A release that does not count: the draft that is compared. */
    except: id.optional(),
  }),
  response: z.object({
    /** Null before the first submission. */
    last: z.object({ id, title: z.string(), answers: repeatedAnswers }).nullable(),
  }),
});
