import type { RoyaltyMonth } from '@tangent/contract/money/royalty.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { royalty_charges, royalty_country_totals, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import type { PayeeState } from '@tangent/domain/money/collaborator/payee.ts';
import { getFirstDay, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { findUnitKind, type UnitKind } from '@tangent/domain/money/royalty/unit-kind.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { presentMicros } from '../present-micros.ts';

/** The earnings that a store reported to an account for a month. Amounts are micro-dollars. */
export type StoreMonthTotal = {
  store_id: string;
  period: Period;
  lines: number;
  units: number;
  /** The account's earnings, and the part of them that are shares in music of others. */
  amount: bigint;
  shares: bigint;
  /** Our share of what its own music earned. */
  plan: bigint;
};

/** Sums the earnings of an account by store and month, all of them. */
export async function listStoreMonthTotals(db: Db, holders: readonly string[]): Promise<StoreMonthTotal[]> {
  type Row = Pick<StoreMonthTotal, 'store_id' | 'period'> &
    Record<'lines' | 'units' | 'amount' | 'shares' | 'plan', string>;
  const { rows } = await db.execute<Row>(sql`
    select store_id, to_char(period, 'YYYY-MM') as period, sum(lines)::text as lines, sum(units)::text as units,
           sum(amount_micros)::text as amount,
           coalesce(sum(amount_micros) filter (where is_share = 1), 0)::text as shares,
           coalesce(sum(gross_micros - net_micros) filter (where is_share = 0), 0)::text as plan
      from ${royalty_store_totals} where holder_id = any(${sql.param([...holders])})
     group by store_id, royalty_store_totals.period`);
  return rows.map(({ store_id, period, lines, units, amount, shares, plan }) => ({
    store_id,
    period,
    lines: Number(lines),
    units: Number(units),
    amount: BigInt(amount),
    shares: BigInt(shares),
    plan: BigInt(plan),
  }));
}

/** A person with a share in tracks of an account. */
export type FlowPayee = { id: string; name: string; state: PayeeState };

export async function listFlowPayees(db: Db, accountId: string): Promise<FlowPayee[]> {
  const { id, name, state, owner_id } = payees;
  return db.select({ id, name, state }).from(payees).where(eq(owner_id, accountId)).orderBy(asc(id));
}

/** An amount of a store and month, in micro-dollars. */
type StoreMonthSum = { store_id: string; period: Period; micros: bigint };

/** Sums what payees earned, by store and month. */
export async function sumPayees(db: Db, ids: readonly string[]): Promise<(StoreMonthSum & { payee_id: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ payee_id: string; store_id: string; period: string; micros: string }>(sql`
    select holder_id as payee_id, store_id, to_char(period, 'YYYY-MM') as period, sum(amount_micros)::text as micros
      from ${royalty_store_totals} where holder_id = any(${sql.param([...ids])})
     group by holder_id, store_id, royalty_store_totals.period`);
  return rows.map((row) => ({ ...row, micros: BigInt(row.micros) }));
}

/** Counts the tracks from which payees earned: from a month on, and in the newest one. */
export async function countPayeeTracks(db: Db, ids: readonly string[], since: Period, newest: Period) {
  if (ids.length === 0) return new Map<string, { since: number; newest: number }>();
  const { rows } = await db.execute<{ payee_id: string; since: number; newest: number }>(sql`
    select holder_id as payee_id,
           (count(distinct track_id) filter (where period >= ${getFirstDay(since)}))::int as since,
           (count(distinct track_id) filter (where period = ${getFirstDay(newest)}))::int as newest
      from ${royalty_store_totals}
     where holder_id = any(${sql.param([...ids])}) and amount_micros <> 0
       and period >= ${getFirstDay(since < newest ? since : newest)} group by 1`);
  return new Map(rows.map(({ payee_id, ...counts }) => [payee_id, counts]));
}

/** Sums the fines and fees that an account bears, by store and month: above zero for what a store took. */
export async function sumCharges(db: Db, accountId: string): Promise<StoreMonthSum[]> {
  const { store_id, period, amount_micros, account_id, reversed_at } = royalty_charges;
  const rows = await db
    .select({ store_id, period, micros: sql<string>`(-sum(${amount_micros}))::text` })
    .from(royalty_charges)
    .where(and(eq(account_id, accountId), isNull(reversed_at)))
    .groupBy(store_id, period);
  return rows.map((row) => ({ ...row, period: toPeriod(row.period), micros: BigInt(row.micros) }));
}

/** Fines and fees of the newest month that are listed. */
const CHARGES_LISTED = 20;

/** Lists the fines and fees of a month, the largest first. */
export async function listMonthCharges(db: Db, accountId: string, period: Period): Promise<RoyaltyMonth['charges']> {
  const c = royalty_charges;
  const rows = await db
    .select({ charge: c, store: stores.name, track: tracks.title, release: releases.title })
    .from(c)
    .innerJoin(stores, eq(stores.id, c.store_id))
    .leftJoin(tracks, eq(tracks.id, c.track_id))
    .leftJoin(releases, eq(releases.id, c.release_id))
    .where(and(eq(c.account_id, accountId), eq(c.period, getFirstDay(period)), isNull(c.reversed_at)))
    .orderBy(asc(c.amount_micros), asc(c.file_no), asc(c.line_no), asc(c.part))
    .limit(CHARGES_LISTED);
  return rows.map(({ charge, store, track, release }) => ({
    transaction_id: buildTransactionId(charge),
    kind: charge.kind,
    platform: { id: charge.store_id, name: store },
    track: { id: charge.track_id, title: track },
    release: release === null ? null : { id: charge.release_id, title: release },
    amount_micros: presentMicros(charge.amount_micros),
  }));
}

/** Counts the releases that earned at each store in a month, and the countries they were heard in. */
export async function countMonth(db: Db, holders: readonly string[], period: Period) {
  const ofMonth = sql`holder_id = any(${sql.param([...holders])}) and period = ${getFirstDay(period)}`;
  const { rows } = await db.execute<{ store_id: string; releases: number }>(sql`
    select t.store_id, count(distinct m.release_id)::int as releases
      from (select store_id, track_id from ${royalty_store_totals} where ${ofMonth}) t
      left join ${tracks} m on m.id = t.track_id group by 1`);
  const { rows: countries } = await db.execute<{ countries: number }>(sql`
    select count(distinct country)::int as countries from ${royalty_country_totals} where ${ofMonth}`);
  return {
    releases: new Map(rows.map((row) => [row.store_id, row.releases])),
    countries: countries[0]?.countries ?? 0,
  };
}

/** Names stores, and says what they count. */
export async function nameStores(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; unit_kind: UnitKind }>> {
  const { id, name, category } = stores;
  const rows = await db
    .select({ id, name, category })
    .from(stores)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, { name: row.name, unit_kind: findUnitKind(row.category) }]));
}
