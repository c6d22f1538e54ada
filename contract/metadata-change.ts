import { REVIEW_NOTE_MAX_CHARS } from '@tangent/domain/limits.ts';
import { CHANGE_PROGRESS, METADATA_CHANGE_STATES } from '@tangent/domain/release/metadata-change.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { releaseDraft } from './release.ts';
import { id, idParams, instant, pageOf } from './values.ts';

/** What of a release in stores may change: its words. Codes, sound, type, dates and stores stay. */
const metadataFields = releaseDraft
  .pick({
    title: true,
    version_title: true,
    language: true,
    primary_genre: true,
    secondary_genre: true,
    record_label: true,
    explicit: true,
    artwork_upload_id: true,
    tracks: true,
  })
  .partial();
export type MetadataFields = z.infer<typeof metadataFields>;

const metadataDifference = z.object({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** A wish to change what stores say about a release, and how far each store is with it. */
const metadataChange = z.object({
  id,
  release_id: id,
  state: z.enum(METADATA_CHANGE_STATES),
  differences: z.array(metadataDifference),
  note: z.string().nullable(),
  /** What staff said when declining. */
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
  summary: 'Changes of a release since it is in stores, the newest first',
  scope: 'read_releases',
  params: idParams,
  response: pageOf(metadataChange),
});

export const proposeMetadataChange = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/metadata-changes',
  summary: 'Asks for a change of a release in stores; staff looks at it before stores are told',
  params: idParams,
  body: z.object({ wanted: metadataFields, note: z.string().max(2000).nullable() }),
  response: metadataChange,
  status: 201,
});

export const withdrawMetadataChange = defineCall({
  method: 'POST',
  path: '/v1/api/metadata-changes/:id/withdraw',
  summary: 'Takes a change back that nobody has decided on',
  params: idParams,
  body: z.object({}),
  response: metadataChange,
});

export const approveMetadataChange = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/metadata-changes/:id/approve',
  summary: 'Makes a change true and tells every store whose view differs',
  params: idParams,
  body: z.object({}),
  response: metadataChange,
});

export const declineMetadataChange = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/metadata-changes/:id/decline',
  summary: 'Refuses a change, with words to the owner',
  params: idParams,
  body: z.object({ answer: z.string().min(1).max(REVIEW_NOTE_MAX_CHARS) }),
  response: metadataChange,
});

export const listOpenMetadataChanges = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/metadata-changes',
  summary: 'Changes that wait for a decision, the oldest first',
  response: pageOf(metadataChange.extend({ title: z.string(), primary_artist: z.string(), owner_name: z.string() })),
});
