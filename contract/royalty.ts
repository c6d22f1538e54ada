import { OPEN_WITHDRAWAL_STATES } from '@tangent/domain/payout/withdrawal.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/release/takedown.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { calendarDate, count, id, instant, period, storeId } from './values.ts';

/** Micro-dollars. */
export const micros = z.number().int();
const country = z.string().regex(/^[A-Z]{2}$/);

/** How new figures are: when the newest report behind them was posted, and the last month that one tells of. Null without any. */
export const royaltyFreshness = z.object({ reported_at: instant.nullable(), until: period.nullable() });
export type RoyaltyFreshness = z.infer<typeof royaltyFreshness>;

/** A store as it stands beside a figure. */
export const royaltyPlatform = z.object({ id: storeId, name: z.string() });
/** A track as it stands beside a figure; without words when its account was erased. */
export const royaltyTrack = z.object({
  id,
  title: z.string().nullable(),
  artist: z.string().nullable(),
  isrc: z.string().nullable(),
});
export const royaltyRelease = z.object({ id, title: z.string() });

/** Money that is held back while somebody claims the release. */
const royaltyHold = z.object({
  release: royaltyRelease,
  reason: z.enum([COPYRIGHT_CLAIM]),
  since: instant,
  amount_micros: micros,
});
export type RoyaltyHold = z.infer<typeof royaltyHold>;

/**
 * How an account stands. `earned_micros` is always balance + pending + paid, and all entries together are earned + on hold.
 * A balance below zero is a debt after a store took money back: it comes off what is earned next, and nothing is paid out before.
 */
const royaltyOverview = z.object({
  balance_micros: micros,
  pending_micros: micros,
  paid_micros: micros,
  earned_micros: micros,
  on_hold_micros: micros,
  holds: z.array(royaltyHold),
  /** The withdrawal that is on its way. */
  next_payout: z
    .object({ id, amount_cents: count, expected_on: calendarDate, state: z.enum(OPEN_WITHDRAWAL_STATES) })
    .nullable(),
  /** Months of sales without a gap, the oldest first, at most the last 24; shares in music of others are part of the amount. */
  months: z.array(z.object({ period, amount_micros: micros, shares_micros: micros })),
  /** What came from shares in music of others, in all. */
  shares: z.object({ amount_micros: micros, tracks: count }),
  /** While nothing was reported: whether anything is in stores, and by when the first report is due. */
  first_report: z.object({ has_live_releases: z.boolean(), due_on: calendarDate.nullable() }).nullable(),
  freshness: royaltyFreshness,
});
export type RoyaltyOverview = z.infer<typeof royaltyOverview>;

export const getRoyaltyOverview = defineCall({
  method: 'GET',
  path: '/v1/api/royalties/overview',
  summary: 'Balance, pending, paid and on hold, money by month, and how new the figures are',
  scope: 'read_royalties',
  response: royaltyOverview,
});

const ROYALTY_BREAKDOWNS = ['platform', 'country', 'track', 'release', 'period'] as const;
export type RoyaltyBreakdownBy = (typeof ROYALTY_BREAKDOWNS)[number];

/** What narrows figures down. */
export const royaltyFilter = z.object({
  from: period.optional(),
  to: period.optional(),
  platform: storeId.optional(),
  country: country.optional(),
  track: id.optional(),
  release: id.optional(),
});

/** One part of the money: a platform, a country, a track, a release or a month. */
const royaltyPart = z.object({
  /** Id of the store, of the track or the release, code of the country, or the month; null for music that is no longer known. */
  key: z.string().nullable(),
  /** Name or title; null where the key says it. */
  name: z.string().nullable(),
  /** The artist of a track or a release. */
  detail: z.string().nullable(),
  /** The last month that is in it. */
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
  /** The largest first, months the newest first; at most 100, the others together in `rest`. */
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
    'Money by platform, country, track, release or month. Sums are kept by platform and by country, not by both: ' +
    'of these two only one may be asked for, as the breakdown or as a filter; everything else goes with either',
  scope: 'read_royalties',
  query: royaltyFilter.extend({ by: z.enum(ROYALTY_BREAKDOWNS) }),
  response: royaltyBreakdown,
});
