import { VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { OPEN_WITHDRAWAL_STATES } from '@tangent/domain/money/payout/withdrawal.ts';
import { EARNINGS_HOLD_REASONS } from '@tangent/domain/money/royalty/earnings-hold.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, id, instant, period, storeId } from '../values.ts';

/** Micro-dollars. */
export const micros = z.number().int();
const country = z.string().regex(/^[A-Z]{2}$/);

/**
 * How recent figures are: when the newest report behind them was posted, and the last month it covers. Null without
 * any.
 */
export const royaltyFreshness = z.object({ reported_at: instant.nullable(), until: period.nullable() });
export type RoyaltyFreshness = z.infer<typeof royaltyFreshness>;

/** A store as it appears beside a figure. */
export const royaltyPlatform = z.object({ id: storeId, name: z.string() });
/** A track as it appears beside a figure; without title and version when its account was erased. */
export const royaltyTrack = z.object({
  id,
  title: z.string().nullable(),
  version_type: z.enum(VERSION_TYPES).nullable(),
  version_title: z.string().nullable(),
  artist: z.string().nullable(),
  isrc: z.string().nullable(),
});
export const royaltyRelease = z.object({ id, title: z.string() });

/** Money that is held back while another party claims the release. */
const royaltyHold = z.object({
  release: royaltyRelease,
  /** The track and the store whose lines are held; null when everything of the release is. */
  lines: z
    .object({ track: z.object({ id, title: z.string() }), store: z.object({ id: z.string(), name: z.string() }) })
    .nullable(),
  reason: z.enum(EARNINGS_HOLD_REASONS),
  since: instant,
  amount_micros: micros,
});
export type RoyaltyHold = z.infer<typeof royaltyHold>;

/**
 * The balances of an account. `balance_micros` is always available + reported, `earned_micros` is always balance
 * + pending + paid, and the total of all entries is earned + on hold. An available amount below zero is a debt after a
 * store took money back: it reduces later earnings, and nothing is paid out before it is settled.
 */
const royaltyOverview = z.object({
  /** The amount that stores have paid: it can be withdrawn. */
  available_micros: micros,
  /** The amount that stores have only reported: it can be withdrawn when their payments have come in. */
  reported_micros: micros,
  /** The next day on which a store should pay a part of it; null when nothing is due later. */
  reported_due_on: calendarDate.nullable(),
  /** The part of it that stores should have paid by now. */
  late_micros: micros,
  /** The same by month of sales, the oldest first, with the day by which stores should pay it. */
  reported_months: z.array(z.object({ period, due_on: calendarDate, amount_micros: micros })),
  balance_micros: micros,
  pending_micros: micros,
  paid_micros: micros,
  earned_micros: micros,
  on_hold_micros: micros,
  holds: z.array(royaltyHold),
  /** The open withdrawal. */
  next_payout: z
    .object({ id, amount_cents: count, expected_on: calendarDate, state: z.enum(OPEN_WITHDRAWAL_STATES) })
    .nullable(),
  /**
   * Months of sales without a gap, oldest first, at most the last 24; shares in music of other accounts are part of the
   * amount.
   */
  months: z.array(z.object({ period, amount_micros: micros, shares_micros: micros })),
  /** Total earnings from shares in music of other accounts. */
  shares: z.object({ amount_micros: micros, tracks: count }),
  /** Only before the first report: whether any release is in stores, and when the first report is due. */
  first_report: z.object({ has_live_releases: z.boolean(), due_on: calendarDate.nullable() }).nullable(),
  freshness: royaltyFreshness,
});
export type RoyaltyOverview = z.infer<typeof royaltyOverview>;

export const getRoyaltyOverview = defineCall({
  method: 'GET',
  path: '/v1/api/royalties/overview',
  summary:
    'Returns available, reported, pending, paid and held amounts, earnings by month, and how recent the figures are',
  scope: 'read_royalties',
  response: royaltyOverview,
});

const ROYALTY_BREAKDOWNS = ['platform', 'country', 'track', 'release', 'period'] as const;
export type RoyaltyBreakdownBy = (typeof ROYALTY_BREAKDOWNS)[number];

/** Filters for figures. */
export const royaltyFilter = z.object({
  from: period.optional(),
  to: period.optional(),
  platform: storeId.optional(),
  country: country.optional(),
  track: id.optional(),
  release: id.optional(),
});

/** One part of the earnings: a platform, a country, a track, a release or a month. */
const royaltyPart = z.object({
  /**
   * Id of the store, the track or the release, code of the country, or the month; null for music that no longer exists.
   */
  key: z.string().nullable(),
  /** Name or title; null where the key is enough. */
  name: z.string().nullable(),
  /** The artist of a track or a release. */
  detail: z.string().nullable(),
  /** The last month it includes. */
  until: period,
  lines: count,
  units: count,
  gross_micros: micros,
  net_micros: micros,
  amount_micros: micros,
});
export type RoyaltyPart = z.infer<typeof royaltyPart>;

const royaltyBreakdown = z.object({
  by: z.enum(ROYALTY_BREAKDOWNS),
  /** Largest first, months newest first; at most 100, the others together in `rest`. */
  items: z.array(royaltyPart),
  rest: z.object({ parts: count, amount_micros: micros }).nullable(),
  total: z.object({
    lines: count,
    units: count,
    gross_micros: micros,
    net_micros: micros,
    amount_micros: micros,
  }),
  freshness: royaltyFreshness,
});
export type RoyaltyBreakdown = z.infer<typeof royaltyBreakdown>;

export const getRoyaltyBreakdown = defineCall({
  method: 'GET',
  path: '/v1/api/royalties/breakdown',
  summary:
    'Returns earnings by platform, country, track, release or month. Totals exist by platform or country, not both: ' +
    'only one of these two may be used, as the breakdown or as a filter; all other filters work with either',
  scope: 'read_royalties',
  query: royaltyFilter.extend({ by: z.enum(ROYALTY_BREAKDOWNS) }),
  response: royaltyBreakdown,
});
