import type { StoreMonth, StoreMonthOverview } from '@tangent/contract/money/store-month.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { store_payments } from '@tangent/db/schema/money/royalty.ts';
import { sales_postings } from '@tangent/db/schema/money/sales.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { ESTIMATE_MONTHS, STORE_MONTHS } from '@tangent/domain/money/money-limits.ts';
import { addMonths, getFirstDay, listPeriods, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { listStoreMonths, type ReportedMonth } from '@tangent/domain/money/royalty/store-months.ts';
import { divideHalfEven } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { listHolders } from '../list-holders.ts';
import { presentMicros } from '../present-micros.ts';
import {
  joinReports,
  listAmounts,
  listLiveSpans,
  listOpenSuspense,
  listReports,
  type Months,
  type ReportRow,
  sumByCurrency,
} from './store-month-facts.ts';

type Query = { from?: string | undefined; to?: string | undefined };

/** Reports come late and some months have none: an estimate looks this far back for the last ones. */
const ESTIMATE_LOOKBACK = 4 * ESTIMATE_MONTHS;

/** Lists what every store was expected to report and pay us, and did; for all stores or one. */
export async function listAllStoreMonths(db: Db | Tx, query: Query & { store_id?: string | undefined }, now: Date) {
  const range = readRange(query, now);
  const reports = (await listReports(db, range.months)).filter(isFromStore(query.store_id));
  const live = await listLiveSpans(db, null);
  const suspense = await listOpenSuspense(db, range.months);
  const months = group(reports).map(([key, rows]) => {
    const open = suspense.find((sum) => storeMonthKey(sum) === key)?.micros ?? 0n;
    return [key, { ...joinReports(rows), suspense_micros: open }] as const;
  });
  const storeIds = [...new Set([...live.keys(), ...reports.map(({ store_id }) => store_id)])].filter(
    (store_id) => query.store_id === undefined || store_id === query.store_id,
  );
  return present(db, { storeIds, live, months: new Map(months) }, range, now);
}

/** Lists the same for one account: its releases, its amounts, and its part of the store's payments. */
export async function listAccountMonths(db: Db | Tx, accountId: string, query: Query, now: Date) {
  const range = readRange(query, now);
  const live = await listLiveSpans(db, accountId);
  const holders = await listHolders(db, accountId);
  const amounts = await listAmounts(db, holders, range.months);
  const storeIds = [...new Set([...live.keys(), ...amounts.map(({ store_id }) => store_id)])];
  const reports = (await listReports(db, range.months)).filter(({ store_id }) => storeIds.includes(store_id));
  const months = new Map<string, ReportedMonth>();
  for (const [key, rows] of group(reports)) {
    const amountMicros = amounts.find((sum) => storeMonthKey(sum) === key)?.micros ?? 0n;
    const received_micros = await computePaymentShare(db, holders, rows, amountMicros);
    months.set(key, { ...joinReports(rows), reported_micros: amountMicros, received_micros });
  }
  const { items, as_of } = await present(db, { storeIds, live, months }, range, now);
  return { items: items.map(({ suspense_micros: _, ...item }) => item satisfies StoreMonth), as_of };
}

function readRange({ from, to }: Query, now: Date) {
  const last = to ?? toPeriod(utcDay(now.getTime()));
  const first = from ?? addMonths(last, 1 - STORE_MONTHS.shown);
  if (first > last || listPeriods(first, last).length > STORE_MONTHS.max) throw new Refusal('malformed_request');
  const months: Months = { from: getFirstDay(addMonths(first, -ESTIMATE_LOOKBACK)), to: getFirstDay(last) };
  return { first, last, months };
}

const storeMonthKey = ({ store_id, period }: { store_id: string; period: string }) => `${store_id} ${period}`;
const isFromStore = (storeId: string | undefined) => (row: ReportRow) =>
  storeId === undefined || row.store_id === storeId;

function group(reports: readonly ReportRow[]): [string, ReportRow[]][] {
  const groups = new Map<string, ReportRow[]>();
  for (const row of reports) groups.set(storeMonthKey(row), [...(groups.get(storeMonthKey(row)) ?? []), row]);
  return [...groups];
}

/** Computes an account's part of a payment: proportional to its amounts in the report, in each paid currency. */
async function computePaymentShare(
  db: Db | Tx,
  holders: readonly string[],
  rows: readonly ReportRow[],
  amountMicros: bigint,
) {
  const [first] = rows;
  if (first === undefined || rows.every(({ received_micros }) => received_micros === 0n)) return 0n;
  const isEven = rows.every(
    (row) => row.received_micros * first.reported_micros === first.received_micros * row.reported_micros,
  );
  if (isEven) return computePart(amountMicros, rows);
  const amounts = await sumByCurrency(db, holders, first);
  return sum(rows.map((row) => computePart(amounts.get(row.currency) ?? 0n, [row])));
}

function computePart(amount: bigint, rows: readonly ReportRow[]): bigint {
  const reported = sum(rows.map(({ reported_micros }) => reported_micros));
  const received = sum(rows.map(({ received_micros }) => received_micros));
  if (reported === 0n) return 0n;
  return reported > 0n ? divideHalfEven(amount * received, reported) : divideHalfEven(-amount * received, -reported);
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

type Found = {
  storeIds: readonly string[];
  live: Awaited<ReturnType<typeof listLiveSpans>>;
  months: ReadonlyMap<string, ReportedMonth>;
};

async function present(db: Db | Tx, found: Found, { first, last }: { first: Period; last: Period }, now: Date) {
  const today = utcDay(now.getTime());
  const names = new Map(
    (await db.select({ id: stores.id, name: stores.name }).from(stores)).map((s) => [s.id, s.name]),
  );
  const items = found.storeIds.flatMap((store_id) => {
    const months = [...found.months].filter(([key]) => key.startsWith(`${store_id} `)).map(([, month]) => month);
    const facts = { live: found.live.get(store_id) ?? [], months, today };
    const store = { store_id, store_name: names.get(store_id) ?? store_id };
    return listStoreMonths(facts, first, last).map(
      (month) => ({ ...store, ...asNumbers(month) }) satisfies StoreMonthOverview,
    );
  });
  items.sort((a, b) =>
    a.period === b.period ? a.store_name.localeCompare(b.store_name) : a.period < b.period ? 1 : -1,
  );
  return { items, as_of: await findLastChange(db) };
}

function asNumbers({ estimate_micros, reported_micros, paid_micros, suspense_micros, ...month }: StoreMonthFound) {
  return {
    ...month,
    estimate_micros: estimate_micros === null ? null : presentMicros(estimate_micros),
    reported_micros: reported_micros === null ? null : presentMicros(reported_micros),
    paid_micros: presentMicros(paid_micros),
    suspense_micros: presentMicros(suspense_micros),
  };
}

type StoreMonthFound = ReturnType<typeof listStoreMonths>[number];

async function findLastChange(db: Db | Tx): Promise<string | null> {
  const { rows } = await db.execute<{ at: Date | null }>(sql`
    select greatest((select max(at) from ${sales_postings}), (select max(recorded_at) from ${store_payments})) as at`);
  return rows[0]?.at ? new Date(rows[0].at).toISOString() : null;
}
