import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { micros, royaltyFreshness, royaltyPlatform, royaltyTrack } from './royalty.ts';
import { count, instant, period } from './values.ts';

/** What a store reports for an account of one month. */
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
  summary: 'The months with money and what each store reported for them, the newest first',
  scope: 'read_royalties',
  query: z.object({ before: period.optional() }),
  response: z.object({
    items: z.array(royaltyStatement),
    /** Ask again with `before` for older ones; null at the end. */
    next_before: period.nullable(),
    freshness: royaltyFreshness,
  }),
});

const royaltyStatementDetail = royaltyStatement.extend({
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
  summary: 'One month by platform and by track',
  scope: 'read_royalties',
  params: statementParams,
  response: royaltyStatementDetail,
});

/** All lines of a month, or its sums, as files: served, not described. Their totals are those of the statement. */
export const STATEMENT_CSV_PATH = `${STATEMENTS}/:period/statement.csv` as const;
export const STATEMENT_PDF_PATH = `${STATEMENTS}/:period/statement.pdf` as const;
