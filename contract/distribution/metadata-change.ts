import { CHANGE_PROGRESS, METADATA_CHANGE_STATES } from '@tangent/domain/catalogue/release/metadata-change.ts';
import { REVIEW_NOTE_MAX_CHARS } from '@tangent/domain/distribution/distribution-limits.ts';
import { z } from 'zod';
import { releaseDraft } from '../catalogue/release.ts';
import { defineCall } from '../define-call.ts';
import { id, idParams, instant, pageOf } from '../values.ts';

/**
 * The fields of a release in stores that may change: its metadata. Codes, audio, type, dates and stores stay (A-027,
 *
 */
const metadataFields = releaseDraft
  .pick({
    title: true,
    version_title: true,
    co_artists: true,
    featured_artists: true,
    credited_pages: true,
    language: true,
    primary_genre: true,
    secondary_genre: true,
    record_label: true,
    p_line_year: true,
    p_line_owner: true,
    c_line_year: true,
    c_line_owner: true,
    original_release_date: true,
    territory_mode: true,
    territories: true,
    claim_policy: true,
    claim_exceptions: true,
    explicit: true,
    artwork_upload_id: true,
    artwork_ai: true,
    tracks: true,
  })
  .partial();
export type MetadataFields = z.infer<typeof metadataFields>;

const metadataDifference = z.object({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** A request to change the metadata of a release in stores, and the progress at each store. */
const metadataChange = z.object({
  id,
  release_id: id,
  state: z.enum(METADATA_CHANGE_STATES),
  differences: z.array(metadataDifference),
  note: z.string().nullable(),
  /** The message staff wrote when declining. */
  answer: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
  stores: z.array(
    z.object({
      store_id: z.string(),
      store_name: z.string(),
      progress: z.enum(CHANGE_PROGRESS),
      at: instant,
    }),
  ),
});
export type MetadataChange = z.infer<typeof metadataChange>;

export const listMetadataChanges = defineCall({
  method: 'GET',
  path: '/v1/api/releases/:id/metadata-changes',
  summary: 'Lists the metadata changes of a release since it is in stores, newest first',
  scope: 'read_releases',
  params: idParams,
  response: pageOf(metadataChange),
});

export const proposeMetadataChange = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/metadata-changes',
  summary: 'Requests a metadata change of a release in stores; staff review it before it goes to stores',
  params: idParams,
  body: z.object({ wanted: metadataFields, note: z.string().max(2000).nullable() }),
  response: metadataChange,
  status: 201,
});

export const withdrawMetadataChange = defineCall({
  method: 'POST',
  path: '/v1/api/metadata-changes/:id/withdraw',
  summary: 'Withdraws a change that is not decided yet',
  params: idParams,
  body: z.object({}),
  response: metadataChange,
});

export const approveMetadataChange = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/metadata-changes/:id/approve',
  summary: 'Approves a change and sends it to every store where something differs',
  params: idParams,
  body: z.object({}),
  response: metadataChange,
});

export const declineMetadataChange = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/metadata-changes/:id/decline',
  summary: 'Declines a change, with a message to the owner',
  params: idParams,
  body: z.object({ answer: z.string().min(1).max(REVIEW_NOTE_MAX_CHARS) }),
  response: metadataChange,
});

export const listOpenMetadataChanges = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/metadata-changes',
  summary: 'Lists the changes that wait for a decision, oldest first',
  response: pageOf(metadataChange.extend({ title: z.string(), primary_artist: z.string(), owner_name: z.string() })),
});
