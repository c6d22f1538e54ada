import { VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { SUSPENSE_REASONS } from '@tangent/domain/money/royalty/sales-file.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, id, idempotencyKey, pageNumber, period, storeId } from '../values.ts';

const SUSPENSE = '/v1/api/backoffice/sales/suspense';

/**
 * Key of the lines that count as one recording: lines with the same codes, or with the same title and artist where a
 * line has no code. Send every part that the group has, and omit the others.
 */
const groupKey = z.object({
  isrc: z.string().max(20).optional(),
  upc: z.string().max(20).optional(),
  /** Only for groups without codes. */
  title: z.string().max(1000).optional(),
  artist: z.string().max(1000).optional(),
});

/** Money in suspense, grouped by the recording that the reports name. */
const suspenseGroup = z.object({
  key: groupKey,
  isrc: z.string().nullable(),
  upc: z.string().nullable(),
  title: z.string().nullable(),
  artist: z.string().nullable(),
  reasons: z.array(z.enum(SUSPENSE_REASONS)),
  lines: count,
  units: count,
  gross_micros: count,
  first_period: period,
  last_period: period,
  stores: z.array(z.object({ store_id: z.string(), name: z.string(), lines: count, gross_micros: count })),
});
export type SuspenseGroup = z.infer<typeof suspenseGroup>;

export const listSuspense = defineCall({
  method: 'GET',
  path: SUSPENSE,
  summary: 'Lists the money in suspense by recording, largest amount first',
  query: z.object({
    store_id: storeId.optional(),
    reason: z.enum(SUSPENSE_REASONS).optional(),
    /** ISRC, UPC, or part of a title or an artist. */
    search: z.string().max(100).optional(),
    page: pageNumber,
  }),
  response: z.object({ items: z.array(suspenseGroup), total: count, lines: count, gross_micros: count }),
});

export const listSuspenseLines = defineCall({
  method: 'GET',
  path: `${SUSPENSE}/lines`,
  summary: 'Lists the lines of a group, each with its file and line number',
  query: groupKey.extend({
    store_id: storeId.optional(),
    page: pageNumber,
  }),
  response: z.object({
    items: z.array(
      z.object({
        file_id: id,
        file_no: count,
        file_name: z.string(),
        line_no: count,
        store_id: z.string(),
        store_name: z.string(),
        period,
        country: z.string(),
        title: z.string().nullable(),
        artist: z.string().nullable(),
        units: count,
        gross_amount: z.string(),
        currency: z.string(),
        gross_micros: count,
        reason: z.enum(SUSPENSE_REASONS),
      }),
    ),
    total: count,
  }),
});

/** A track that may be the right one. A user decides: lines are never matched by title alone. */
const suspenseSuggestion = z.object({
  track_id: id,
  release_id: id,
  title: z.string(),
  /** Two versions of a song have the same title. */
  version_type: z.enum(VERSION_TYPES),
  version_title: z.string().nullable(),
  artist: z.string(),
  release_title: z.string(),
  isrc: z.string().nullable(),
  upc: z.string().nullable(),
  account_name: z.string(),
  /** The fields in which the track agrees with the lines. */
  by: z.enum(['isrc', 'upc', 'title_and_artist', 'title', 'search']),
});
export type SuspenseSuggestion = z.infer<typeof suspenseSuggestion>;

export const suggestTracks = defineCall({
  method: 'GET',
  path: `${SUSPENSE}/suggestions`,
  summary: 'Suggests tracks for the lines of a group; with `search`, finds any track by title, artist or code',
  query: groupKey.extend({ search: z.string().max(100).optional() }),
  response: z.object({ items: z.array(suspenseSuggestion) }),
});

export const matchSuspense = defineCall({
  method: 'POST',
  path: `${SUSPENSE}/match`,
  summary: 'Assigns the money of a group, from all stores or from one, to a track',
  idempotency_key: idempotencyKey,
  requires_key: true,
  body: z.object({ key: groupKey, store_id: storeId.optional(), track_id: id }),
  response: z.object({ lines: count, gross_micros: count }),
});
