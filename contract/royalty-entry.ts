import { ENTRY_STATUSES } from '@tangent/domain/royalty/entry-status.ts';
import { RATE_SOURCES } from '@tangent/domain/royalty/rate-source.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { micros, royaltyFilter, royaltyFreshness, royaltyPlatform, royaltyRelease, royaltyTrack } from './royalty.ts';
import { basisPoints, calendarDate, count, cursor, instant, period } from './values.ts';

const ENTRIES = '/v1/api/royalties/entries';
/** An amount or a rate exactly as it is kept: `0.00412`. */
const exact = z.string();

/** What one line of a report is worth to the reader (S3-077 to S3-090, A-085). */
const royaltyEntry = z.object({
  transaction_id: z.string(),
  status: z.enum(ENTRY_STATUSES),
  period,
  /** Null when the store counts by months. */
  date: calendarDate.nullable(),
  platform: royaltyPlatform,
  /** `ZZ` where the store does not say. */
  country: z.string(),
  track: royaltyTrack,
  release: royaltyRelease.nullable(),
  statement_id: z.string(),
  units: count,
  gross_micros: micros,
  amount_micros: micros,
  /** A share in music of somebody else. */
  is_share: z.boolean(),
});
export type RoyaltyEntry = z.infer<typeof royaltyEntry>;

export const listRoyaltyEntries = defineCall({
  method: 'GET',
  path: ENTRIES,
  summary: 'The lines of all reports that are worth something to the account, the newest months first',
  scope: 'read_royalties',
  query: royaltyFilter.extend({
    status: z.enum(ENTRY_STATUSES).optional(),
    transaction_id: z.string().max(40).optional(),
    cursor,
  }),
  response: z.object({
    /** A page is short, or empty, while there is more when what is asked for is rare: ask on with its cursor. */
    items: z.array(royaltyEntry),
    next_cursor: z.string().nullable(),
    /** Null where nobody keeps count: with a status, or with a platform and a country at once. */
    total: count.nullable(),
    freshness: royaltyFreshness,
  }),
});

/** A person of the split. Who reads a share sees nobody but themselves. */
const royaltyShare = z.object({
  name: z.string(),
  roles: z.array(z.string()),
  share_basis_points: basisPoints,
  amount_micros: micros,
  is_viewer: z.boolean(),
});

/** One line on its way from what the store wrote to what the reader gets. */
const royaltyEntryDetail = royaltyEntry.extend({
  upc: z.string().nullable(),
  /** As the store wrote it, and in its currency. */
  gross: z.object({ amount: exact, currency: z.string() }),
  /** Dollars for one unit, of which day and from whom; null for dollars. */
  exchange: z
    .object({ rate: exact, day: calendarDate.nullable(), source: z.enum(RATE_SOURCES).exclude(['home']) })
    .nullable(),
  /** What the plan of the owner leaves to them, of the gross. */
  share_basis_points: basisPoints,
  net_micros: micros,
  /** What of the net went to the owner first, for what was spent on the track. */
  recouped_micros: micros,
  /** Empty while the track is all its owner's. */
  split: z.array(royaltyShare),
  source: z.object({ file_name: z.string(), line_no: count, posted_at: instant, has_line: z.boolean() }),
  /** The entry that this one takes back, or that takes this one back. */
  reverses: z.string().nullable(),
  reversed_by: z.string().nullable(),
  freshness: royaltyFreshness,
});
export type RoyaltyEntryDetail = z.infer<typeof royaltyEntryDetail>;

const entryParams = z.object({ transaction_id: z.string().max(40) });

export const getRoyaltyEntry = defineCall({
  method: 'GET',
  path: `${ENTRIES}/:transaction_id`,
  summary: 'One line from gross to net: rate, plan share, split, and where it stands in which file',
  scope: 'read_royalties',
  params: entryParams,
  response: royaltyEntryDetail,
});

export const getRoyaltyLine = defineCall({
  method: 'GET',
  path: `${ENTRIES}/:transaction_id/line`,
  summary: "The line itself as the store's file has it, for the owner of the track; of a large file it takes a while",
  scope: 'read_royalties',
  params: entryParams,
  response: z.object({ file_name: z.string(), line_no: count, text: z.string() }),
});
