import type { RoyaltyHold, RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { ledger_accounts, ledger_postings } from '@tangent/db/schema/money/ledger.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { earnings_holds, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { getPaymentDueOn } from '@tangent/domain/money/ledger/account-figures.ts';
import { OPEN_WITHDRAWAL_STATES } from '@tangent/domain/money/payout/withdrawal.ts';
import { addMonths, listPeriods, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { listStoreMonths } from '@tangent/domain/money/royalty/store-months.ts';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { type AccountFigures, readAccountFigures } from '../../ledger/public.ts';
import { listHolders } from '../list-holders.ts';
import { presentMicros } from '../present-micros.ts';
import { presentBalance } from './balance-view.ts';
import { findFreshness } from './find-freshness.ts';
import { listStoreMonthTotals, type StoreMonthTotal } from './flow-facts.ts';
import { readMoneyFlow } from './money-flow.ts';
import { listLiveSpans } from './store-month-facts.ts';

/** Months shown in the chart. */
const MONTHS_SHOWN = 24;

/** Returns the balance of an account, where its money came from and goes to, and its earnings month by month. */
export async function getRoyaltyOverviewView(db: Db, accountId: string, now: Date): Promise<RoyaltyOverview> {
  const holders = await listHolders(db, accountId);
  const figures = await readAccountFigures(db, accountId, holders, utcDay(now.getTime()));
  const freshness = await findFreshness(db, holders);
  const isNew = freshness.until === null;
  const totals = isNew ? [] : await listStoreMonthTotals(db, holders);
  return {
    ...presentBalance(figures),
    reported_months: presentMonths(figures.months),
    ...(await readMoneyFlow(db, { accountId, holders, totals }, figures)),
    ...(await findWithdrawals(db, accountId)),
    holds: await listHolds(db, accountId, holders),
    months: sumMonths(totals, freshness.until),
    shares: await sumShares(db, holders, totals),
    first_report: isNew ? await findFirstReport(db, accountId, now) : null,
    freshness,
  };
}

function presentMonths(months: AccountFigures['months']): RoyaltyOverview['reported_months'] {
  return months.map(({ period, micros }) => ({
    period,
    due_on: getPaymentDueOn(period),
    amount_micros: presentMicros(micros),
  }));
}

/**
 * Lists claimed releases and flagged lines with money of the reader: their own, and those of other accounts in which
 * they have a share.
 */
async function listHolds(db: Db, accountId: string, holders: readonly string[]): Promise<RoyaltyHold[]> {
  const ids = sql.param([...holders]);
  const isOfHold = sql`a.kind in ('held_payable', 'held_reported') and a.release_id = h.release_id
    and a.track_id is not distinct from h.track_id and (h.track_id is null or a.store_id = h.store_id)`;
  const { rows } = await db.execute<HoldRow>(sql`
    select h.release_id, coalesce(r.title, '') as title, h.track_id, t.title as track_title, h.store_id, s.name as store_name,
           h.reason, h.held_at as since, coalesce((
             select -sum(p.amount_micros) from ${ledger_accounts} a join ${ledger_postings} p on p.ledger_account_id = a.id
              where ${isOfHold} and (a.account_id = ${accountId} or a.payee_id = any(${ids}))), 0) as amount
      from ${earnings_holds} h left join ${releases} r on r.id = h.release_id
      left join ${tracks} t on t.id = h.track_id left join ${stores} s on s.id = h.store_id
     where h.released_at is null and (h.account_id = ${accountId} or exists (
       select 1 from ${ledger_accounts} a where ${isOfHold} and a.payee_id = any(${ids})))
     order by h.held_at desc, h.id`);
  return rows.map(({ release_id, title, reason, since, amount, ...lines }) => ({
    release: { id: release_id, title },
    lines: presentLines(lines),
    reason,
    since: new Date(since).toISOString(),
    amount_micros: presentMicros(amount),
  }));
}

type HoldRow = {
  release_id: string;
  title: string;
  track_id: string | null;
  track_title: string | null;
  store_id: string | null;
  store_name: string | null;
  reason: RoyaltyHold['reason'];
  since: Date;
  amount: string;
};

function presentLines({
  track_id,
  track_title,
  store_id,
  store_name,
}: Pick<HoldRow, 'track_id' | 'track_title' | 'store_id' | 'store_name'>): RoyaltyHold['lines'] {
  if (track_id === null || store_id === null) return null;
  return { track: { id: track_id, title: track_title ?? '' }, store: { id: store_id, name: store_name ?? store_id } };
}

/** Reads the open withdrawal, and how many were paid so far. */
async function findWithdrawals(
  db: Db,
  accountId: string,
): Promise<Pick<RoyaltyOverview, 'next_payout' | 'withdrawals'>> {
  const { id, amount_cents, expected_on, state, requested_at } = withdrawals;
  const isPaid = and(eq(withdrawals.account_id, accountId), eq(state, 'paid'));
  const [paid] = await db
    .select({ count: count(), since: sql<Date | null>`min(${requested_at})` })
    .from(withdrawals)
    .where(isPaid);
  const [last] = await db
    .select({ id, amount_cents, expected_on, state, requested_at })
    .from(withdrawals)
    .where(and(eq(withdrawals.account_id, accountId), inArray(state, [...OPEN_WITHDRAWAL_STATES, 'paid'])))
    .orderBy(desc(requested_at), desc(id))
    .limit(1);
  // At most one is open at a time, and it is the last.
  const isOpen = last !== undefined && last.state !== 'paid';
  return {
    next_payout: isOpen
      ? {
          id: last.id,
          amount_cents: last.amount_cents,
          expected_on: last.expected_on,
          state: last.state === 'requested' ? 'requested' : 'processing',
        }
      : null,
    withdrawals: {
      paid: paid?.count ?? 0,
      paid_since: paid?.since ? utcDay(new Date(paid.since).getTime()) : null,
      last: last ? { amount_cents: last.amount_cents, requested_on: utcDay(last.requested_at.getTime()) } : null,
    },
  };
}

function sumMonths(totals: readonly StoreMonthTotal[], until: Period | null): RoyaltyOverview['months'] {
  if (until === null) return [];
  const first = addMonths(until, 1 - MONTHS_SHOWN);
  const sums = new Map<Period, { amount: bigint; shares: bigint }>();
  for (const { period, amount, shares } of totals) {
    if (period < first) continue;
    const sum = sums.get(period) ?? { amount: 0n, shares: 0n };
    sums.set(period, { amount: sum.amount + amount, shares: sum.shares + shares });
  }
  return listPeriods([...sums.keys()].sort()[0] ?? until, until).map((period) => ({
    period,
    amount_micros: presentMicros(sums.get(period)?.amount ?? 0n),
    shares_micros: presentMicros(sums.get(period)?.shares ?? 0n),
  }));
}

async function sumShares(
  db: Db,
  holders: readonly string[],
  totals: readonly StoreMonthTotal[],
): Promise<RoyaltyOverview['shares']> {
  const [, ...payees] = holders;
  if (payees.length === 0) return { amount_micros: 0, tracks: 0 };
  const { rows } = await db.execute<{ tracks: number }>(sql`
    select count(distinct track_id)::int as tracks
      from ${royalty_store_totals} where holder_id = any(${sql.param(payees)})`);
  const amount = totals.reduce((sum, { shares }) => sum + shares, 0n);
  return { amount_micros: presentMicros(amount), tracks: rows[0]?.tracks ?? 0 };
}

/** Returns when an account whose music is out and was never reported can expect its first report. */
async function findFirstReport(db: Db, accountId: string, now: Date): Promise<RoyaltyOverview['first_report']> {
  const today = utcDay(now.getTime());
  const spans = [...(await listLiveSpans(db, accountId)).values()].flat();
  const first = spans.map((span) => span.first).sort()[0];
  if (first === undefined) return { has_live_releases: false, due_on: null };
  const due = listStoreMonths({ live: spans, months: [], today }, first, toPeriod(today))
    .map(({ report_due_on }) => report_due_on)
    .reverse();
  return { has_live_releases: true, due_on: due.find((day) => day >= today) ?? due.at(-1) ?? null };
}
