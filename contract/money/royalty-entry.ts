import { ENTRY_RECEIVED, ENTRY_STATUSES } from '@tangent/domain/money/royalty/entry-status.ts';
import { FINE_DISPUTE_STATES } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { LINE_KINDS } from '@tangent/domain/money/royalty/line-kind.ts';
import { RATE_SOURCES } from '@tangent/domain/money/royalty/rate-source.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { basisPoints, calendarDate, count, cursor, instant, period } from '../values.ts';
import { fineDispute } from './fine-dispute.ts';
import { micros, royaltyFilter, royaltyFreshness, royaltyPlatform, royaltyRelease, royaltyTrack } from './royalty.ts';

const ENTRIES = '/v1/api/royalties/entries';
/** An amount or a rate exactly as it is stored: `0.00412`. */
const exact = z.string();

/** The value of one line of a report to the reader (S3-077 to S3-090, A-085). */
const royaltyEntry = z.object({
  transaction_id: z.string(),
  /** The subject of the line; the owner of the track alone bears a penalty or a fee. */
  kind: z.enum(LINE_KINDS),
  /** Of a fine: the state of its dispute, and the day on which the store took it back, or a part of it. */
  dispute: z.enum(FINE_DISPUTE_STATES).nullable(),
  returned_on: calendarDate.nullable(),
  status: z.enum(ENTRY_STATUSES),
  /** How much of its statement the store has paid us, and by when it should have paid all of it. */
  received: z.enum(ENTRY_RECEIVED),
  payment_due_on: calendarDate,
  period,
  /** Null when the store reports by months. */
  date: calendarDate.nullable(),
  platform: royaltyPlatform,
  /** `ZZ` where the store does not name a country. */
  country: z.string(),
  track: royaltyTrack,
  release: royaltyRelease.nullable(),
  statement_id: z.string(),
  units: count,
  gross_micros: micros,
  amount_micros: micros,
  /** A share in music of another account. */
  is_share: z.boolean(),
});
export type RoyaltyEntry = z.infer<typeof royaltyEntry>;

export const listRoyaltyEntries = defineCall({
  method: 'GET',
  path: ENTRIES,
  summary: 'Lists the lines of all reports that earned the account money, newest months first',
  scope: 'read_royalties',
  query: royaltyFilter.extend({
    status: z.enum(ENTRY_STATUSES).optional(),
    kind: z.enum(LINE_KINDS).optional(),
    transaction_id: z.string().max(40).optional(),
    cursor,
  }),
  response: z.object({
    /** For rare filters a page may be short or empty although more rows exist: continue with its cursor. */
    items: z.array(royaltyEntry),
    next_cursor: z.string().nullable(),
    /** Null where no total is maintained: with a status or a kind, or with a platform and a country at once. */
    total: count.nullable(),
    freshness: royaltyFreshness,
  }),
});

/** A person of the split. The holder of a share sees only their own. */
const royaltyShare = z.object({
  name: z.string(),
  roles: z.array(z.string()),
  share_basis_points: basisPoints,
  amount_micros: micros,
  is_viewer: z.boolean(),
});

/** A fine or a fee and what followed, for the owner of the track. */
const entryCharge = z.object({
  /** How much of it the store has taken back, and the entry with which it last did. */
  returned_micros: micros,
  returned_by: z.string().nullable(),
  /** For an amount that came back: the entry that it takes back. */
  returns: z.string().nullable(),
  dispute: fineDispute.nullable(),
  /** The last day on which it can be disputed; null when it cannot. */
  disputable_until: calendarDate.nullable(),
});

/** One line, from the amount the store reported to the amount the reader gets. */
const royaltyEntryDetail = royaltyEntry.extend({
  upc: z.string().nullable(),
  /** The amount and the currency that the store reported. */
  gross: z.object({ amount: exact, currency: z.string() }),
  /** US dollars for one unit, the day of the rate and its source; null for dollars. */
  exchange: z
    .object({ rate: exact, day: calendarDate.nullable(), source: z.enum(RATE_SOURCES).exclude(['home']) })
    .nullable(),
  /** The owner's share of the gross on their plan. */
  share_basis_points: basisPoints,
  net_micros: micros,
  /** The part of the net that the owner recouped for costs of the track. */
  recouped_micros: micros,
  /** Empty while the owner gets the whole track. */
  split: z.array(royaltyShare),
  source: z.object({ file_name: z.string(), line_no: count, posted_at: instant, has_line: z.boolean() }),
  /** Null for other lines, and for a share. */
  charge: entryCharge.nullable(),
  /** The entry that this one reverses, or that reverses this one. */
  reverses: z.string().nullable(),
  reversed_by: z.string().nullable(),
  freshness: royaltyFreshness,
});
export type RoyaltyEntryDetail = z.infer<typeof royaltyEntryDetail>;

const entryParams = z.object({ transaction_id: z.string().max(40) });

export const getRoyaltyEntry = defineCall({
  method: 'GET',
  path: `${ENTRIES}/:transaction_id`,
  summary: 'Returns one line from gross to net: rate, plan share, split, and its position in the file',
  scope: 'read_royalties',
  params: entryParams,
  response: royaltyEntryDetail,
});

export const getRoyaltyLine = defineCall({
  method: 'GET',
  path: `${ENTRIES}/:transaction_id/line`,
  summary: 'Returns the line exactly as in the store’s file, for the owner of the track; slow for large files',
  scope: 'read_royalties',
  params: entryParams,
  response: z.object({ file_name: z.string(), line_no: count, text: z.string() }),
});
