import { VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { PAYEE_STATES } from '@tangent/domain/money/collaborator/payee.ts';
import { OPEN_WITHDRAWAL_STATES } from '@tangent/domain/money/payout/withdrawal.ts';
import { EARNINGS_HOLD_REASONS } from '@tangent/domain/money/royalty/earnings-hold.ts';
import { ENTRY_RECEIVED } from '@tangent/domain/money/royalty/entry-status.ts';
import { CHARGE_KINDS } from '@tangent/domain/money/royalty/line-kind.ts';
import { UNIT_KINDS } from '@tangent/domain/money/royalty/unit-kind.ts';
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

/** A person with a share in the account's tracks, and their part of an amount. */
const royaltyPerson = z.object({
  payee_id: id,
  name: z.string(),
  state: z.enum(PAYEE_STATES),
  /** The tracks that it comes from. */
  tracks: count,
  amount_micros: micros,
});
export type RoyaltyPerson = z.infer<typeof royaltyPerson>;

/**
 * Where the money that is here came from, and what waits for stores: withdrawals take the oldest months first.
 * The `received_micros` of all stores and `other_micros` add up to `yours_micros`, `held_micros`, `plan_micros`,
 * `charged_micros` and the people's amounts. `reported_micros` of the stores add up to that of the months.
 */
const royaltyFlow = z.object({
  /** With anything received or reported, the largest first. */
  stores: z.array(z.object({ platform: royaltyPlatform, received_micros: micros, reported_micros: micros })),
  /** The part that no report explains, such as a correction. */
  other_micros: micros,
  /** The amount that can be withdrawn; 0 for a debt. */
  yours_micros: micros,
  /** Paid by stores, and held back. */
  held_micros: micros,
  /** The largest first. */
  people: z.array(royaltyPerson),
  /** Our share. */
  plan_micros: micros,
  /** Fines and fees of the stores, above zero. */
  charged_micros: micros,
  /** Months of sales that stores have not paid in full, the oldest first: for everybody, before our share. */
  months: z.array(
    z.object({
      period,
      due_on: calendarDate,
      reported_micros: micros,
      /** The stores that owe it, the largest first, at most three, and the number of all. */
      platforms: z.array(royaltyPlatform),
      platform_count: count,
    }),
  ),
  /** The first and the last month of sales of the money that is here; null without any. */
  since: period.nullable(),
  until: period.nullable(),
});
export type RoyaltyFlow = z.infer<typeof royaltyFlow>;

/**
 * The newest month of sales: what stores reported, and to whom it goes. The amounts of the stores and of the charges,
 * less those of the people and our share, add up to `amount_micros`.
 */
const royaltyMonth = z.object({
  period,
  due_on: calendarDate,
  lines: count,
  countries: count,
  /** The total that stores reported for the account's music, and its shares in music of others. */
  gross_micros: micros,
  /** The part of it that comes from shares in music of others: we take nothing of it. */
  shares_micros: micros,
  /** The account's part. */
  amount_micros: micros,
  /** The largest first. */
  stores: z.array(
    z.object({
      platform: royaltyPlatform,
      unit_kind: z.enum(UNIT_KINDS),
      units: count,
      releases: count,
      amount_micros: micros,
      received: z.enum(ENTRY_RECEIVED),
    }),
  ),
  /** Fines and fees, the largest first, at most 20, and the sum of all. */
  charges: z.array(
    z.object({
      transaction_id: z.string(),
      kind: z.enum(CHARGE_KINDS),
      platform: royaltyPlatform,
      track: z.object({ id, title: z.string().nullable() }),
      release: royaltyRelease.nullable(),
      amount_micros: micros,
    }),
  ),
  charged_micros: micros,
  people: z.array(royaltyPerson),
  plan_micros: micros,
});
export type RoyaltyMonth = z.infer<typeof royaltyMonth>;

/**
 * The balances of an account. `balance_micros` is always available + reported, `earned_micros` is always balance
 * + pending + paid, and the total of all entries is earned + on hold. An available amount below zero is a debt after a
 * store took money back: it reduces later earnings, and nothing is paid out before it is settled.
 */
const royaltyBalance = z.object({
  /** The amount that stores have paid: it can be withdrawn. */
  available_micros: micros,
  /** The amount that stores have only reported: it can be withdrawn when their payments have come in. */
  reported_micros: micros,
  /** The next day on which a store should pay a part of it; null when nothing is due later. */
  reported_due_on: calendarDate.nullable(),
  /** The part of it that stores should have paid by now. */
  late_micros: micros,
  balance_micros: micros,
  pending_micros: micros,
  paid_micros: micros,
  earned_micros: micros,
  on_hold_micros: micros,
});
export type RoyaltyBalance = z.infer<typeof royaltyBalance>;

export const getRoyaltyBalance = defineCall({
  method: 'GET',
  path: '/v1/api/royalties/balance',
  summary: 'Returns available, reported, pending, paid and held amounts',
  scope: 'read_royalties',
  response: royaltyBalance,
});

const royaltyOverview = royaltyBalance.extend({
  /** The reported amount by month of sales, the oldest first, with the day by which stores should pay it. */
  reported_months: z.array(z.object({ period, due_on: calendarDate, amount_micros: micros })),
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
  /** Withdrawals that are on their way or have arrived: how many of them, and the last one. */
  withdrawals: z.object({
    paid: count,
    paid_since: calendarDate.nullable(),
    last: z.object({ amount_cents: count, requested_on: calendarDate }).nullable(),
  }),
  /** Null while nothing was reported. */
  flow: royaltyFlow.nullable(),
  newest: royaltyMonth.nullable(),
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
    'Returns available, reported, pending, paid and held amounts, where they come from and go to, the newest month, ' +
    'earnings by month, and how recent the figures are',
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
  /** A person with a share: their tracks. */
  payee: id.optional(),
});

/** One part of the earnings: a platform, a country, a track, a release or a month. */
const royaltyPart = z.object({
  /**
   * Id of the store, the track or the release, code of the country, or the month; null for music that no longer exists.
   */
  key: z.string().nullable(),
  /** Name or title; null where the key is enough. */
  name: z.string().nullable(),
  /** Kind of the version, which tells two tracks with one title apart; null for other parts. */
  version_type: z.enum(VERSION_TYPES).nullable(),
  version_title: z.string().nullable(),
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
