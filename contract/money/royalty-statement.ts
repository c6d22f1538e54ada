import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, instant, period } from '../values.ts';
import { micros, royaltyFreshness, royaltyPlatform, royaltyTrack } from './royalty.ts';
import { royaltyCharge } from './royalty-charge.ts';

/** The report of a store for an account and a month. */
const royaltyStatement = z.object({
  period,
  lines: count,
  units: count,
  amount_micros: micros,
  platforms: z.array(royaltyPlatform.extend({ lines: count, units: count, amount_micros: micros })),
});
export type RoyaltyStatement = z.infer<typeof royaltyStatement>;

const STATEMENTS = '/v1/api/royalties/statements';

export const listRoyaltyStatements = defineCall({
  method: 'GET',
  path: STATEMENTS,
  summary: 'Lists the months with earnings and the reports of each store for them, newest first',
  scope: 'read_royalties',
  query: z.object({ before: period.optional() }),
  response: z.object({
    items: z.array(royaltyStatement),
    /** Pass it as `before` to get older months; null at the end. */
    next_before: period.nullable(),
    freshness: royaltyFreshness,
  }),
});

/**
 * How much of an amount its stores have only reported, as the balances of the account say, and how much they have paid.
 * With money on hold the two are less than the amount.
 */
const paidParts = { reported_micros: micros, received_micros: micros };

const royaltyStatementDetail = royaltyStatement.extend({
  ...paidParts,
  platforms: z.array(
    royaltyPlatform.extend({
      lines: count,
      units: count,
      amount_micros: micros,
      ...paidParts,
      /** The last day that the store has reported, for any month. */
      reported_until: calendarDate,
    }),
  ),
  /** Fines and fees of the month, and what came back of them, with the states of disputes. */
  charges: z.array(royaltyCharge),
  gross_micros: micros,
  net_micros: micros,
  tracks: z.array(
    z.object({
      track: royaltyTrack,
      release_title: z.string().nullable(),
      is_share: z.boolean(),
      lines: count,
      units: count,
      gross_micros: micros,
      net_micros: micros,
      amount_micros: micros,
    }),
  ),
  /** The reports behind it. */
  reports: z.array(
    z.object({ statement_id: z.string(), platform: royaltyPlatform, currency: z.string(), posted_at: instant }),
  ),
  freshness: royaltyFreshness,
});
export type RoyaltyStatementDetail = z.infer<typeof royaltyStatementDetail>;

export const statementParams = z.object({ period });

export const getRoyaltyStatement = defineCall({
  method: 'GET',
  path: `${STATEMENTS}/:period`,
  summary: 'Returns one month by platform and by track',
  scope: 'read_royalties',
  params: statementParams,
  response: royaltyStatementDetail,
});

/**
 * All lines of a month, or its totals, as files. Plain HTTP routes, not JSON calls. Their totals match the statement.
 */
export const STATEMENT_CSV_PATH = `${STATEMENTS}/:period/statement.csv` as const;
export const STATEMENT_PDF_PATH = `${STATEMENTS}/:period/statement.pdf` as const;
