import { GENRES } from '@tangent/domain/genre.ts';
import { RELEASE_TYPES, VERSION_TYPES } from '@tangent/domain/release/release-type.ts';
import { SCHEDULES } from '@tangent/domain/release/schedule.ts';
import { RELEASE_STATUSES } from '@tangent/domain/release/status.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { reopening, statusChange } from './release-history.ts';
import { upload } from './upload.ts';
import { calendarDate, id, idParams, instant } from './values.ts';

const trackFields = {
  title: z.string().max(400),
  version_type: z.enum(VERSION_TYPES),
  language: z.string().max(3).nullable(),
  explicit: z.boolean(),
};

const releaseFields = {
  title: z.string().max(400),
  release_type: z.enum(RELEASE_TYPES),
  language: z.string().max(3).nullable(),
  primary_genre: z.enum(GENRES).nullable(),
  secondary_genre: z.enum(GENRES).nullable(),
  explicit: z.boolean(),
  schedule: z.enum(SCHEDULES),
  release_date: calendarDate.nullable(),
  store_ids: z.array(z.string().max(60)).max(300),
};

/** A track as the wizard sends it. Without an id it is new; a known track that is not sent is removed; the order is the order. */
export const trackDraft = z.object({ id: id.optional(), ...trackFields, audio_upload_id: id.nullable() });
export type TrackDraft = z.infer<typeof trackDraft>;

/** What a draft may be given; absent fields stay as they are. */
export const releaseDraft = z
  .object({
    ...releaseFields,
    artist_id: id.nullable(),
    artwork_upload_id: id.nullable(),
    tracks: z.array(trackDraft).max(50),
  })
  .partial();
export type ReleaseDraft = z.infer<typeof releaseDraft>;

export const track = z.object({
  id,
  position: z.number().int(),
  ...trackFields,
  isrc: z.string().nullable(),
  audio: upload.nullable(),
});
export type Track = z.infer<typeof track>;

export const release = z.object({
  id,
  /** Counts saves; a save with an old one answers `conflict`. */
  version: z.number().int(),
  status: z.enum(RELEASE_STATUSES),
  artist_id: id,
  primary_artist: z.string(),
  ...releaseFields,
  record_label: z.string(),
  upc: z.string().nullable(),
  artwork: upload.nullable(),
  tracks: z.array(track),
  live_date: calendarDate.nullable(),
  submitted_on: instant.nullable(),
  /** Quality of the delivered audio, known from approval on. */
  delivery_quality: z.enum(['standard', 'high']).nullable(),
  /** Announced window in which stores go live, counted from approval. */
  expected_live: z.object({ from: calendarDate, to: calendarDate }).nullable(),
  reopening: reopening.nullable(),
  timeline: z.array(statusChange),
  created_at: instant,
  updated_at: instant,
});
export type Release = z.infer<typeof release>;

/** A release as one row of 'My Releases'. */
export const releaseRow = release.pick({
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
  summary: 'The releases of the account, 20 at a time, by time of creation',
  query: z.object({ sort: z.enum(['newest', 'oldest']).default('newest'), cursor: z.string().max(200).optional() }),
  response: z.object({ items: z.array(releaseListItem), next_cursor: z.string().nullable(), total: z.number().int() }),
});

export const createRelease = defineCall({
  method: 'POST',
  path: '/v1/api/releases',
  summary: 'Starts a draft for one of the own artists',
  body: releaseDraft.extend({ artist_id: id.nullable() }),
  response: release,
  status: 201,
});

export const getRelease = defineCall({
  method: 'GET',
  path: '/v1/api/releases/:id',
  summary: 'One release with its tracks and history',
  params: idParams,
  response: release,
});

export const updateRelease = defineCall({
  method: 'PATCH',
  path: '/v1/api/releases/:id',
  summary: 'Saves a draft or a reopened release',
  params: idParams,
  body: releaseDraft.extend({ version: z.number().int() }),
  response: release,
});

export const submitRelease = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/submit',
  summary: 'Submits a release for review; a second call answers the release as it is',
  params: idParams,
  body: z.object({
    version: z.number().int(),
    agreements: z.object({ owns_rights: z.boolean(), no_infringement: z.boolean(), release_terms: z.boolean() }),
  }),
  response: release,
});
