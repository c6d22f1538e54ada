import { SUSPENSE_REASONS } from '@tangent/domain/royalty/sales-file.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { count, id, idempotencyKey, pageNumber, period, storeId } from './values.ts';

const SUSPENSE = '/v1/api/backoffice/sales/suspense';

/**
 * Lines that are taken for one recording: those of the same codes, or of the same title and artist where a line has no code at all.
 * Name every part that the group has, and leave out what it has not.
 */
const groupKey = z.object({
  isrc: z.string().max(20).optional(),
  upc: z.string().max(20).optional(),
  /** Only of groups without codes. */
  title: z.string().max(1000).optional(),
  artist: z.string().max(1000).optional(),
});

/** Money that belongs to nobody yet, by what the reports say it is for. */
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
  summary: 'Money that belongs to nobody yet, by recording, the most first',
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
  summary: 'The lines of a group, each with its file and line',
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

/** A track that could be meant. A person decides: nothing is ever matched by its title alone. */
const suspenseSuggestion = z.object({
  track_id: id,
  release_id: id,
  title: z.string(),
  artist: z.string(),
  release_title: z.string(),
  isrc: z.string().nullable(),
  upc: z.string().nullable(),
  account_name: z.string(),
  /** What it has in common with the lines. */
  by: z.enum(['isrc', 'upc', 'title_and_artist', 'title', 'search']),
});
export type SuspenseSuggestion = z.infer<typeof suspenseSuggestion>;

export const suggestTracks = defineCall({
  method: 'GET',
  path: `${SUSPENSE}/suggestions`,
  summary: 'Tracks that the lines of a group could be meant for; with `search`, any track by title, artist or code',
  query: groupKey.extend({ search: z.string().max(100).optional() }),
  response: z.object({ items: z.array(suspenseSuggestion) }),
});

export const matchSuspense = defineCall({
  method: 'POST',
  path: `${SUSPENSE}/match`,
  summary: 'Gives the money of a group, of all stores or of one, to a track',
  idempotency_key: idempotencyKey,
  body: z.object({ key: groupKey, store_id: storeId.optional(), track_id: id }),
  response: z.object({ lines: count, gross_micros: count }),
});
