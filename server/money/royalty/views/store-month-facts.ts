import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { royalty_entries, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import type { LiveSpan, ReportedMonth } from '@tangent/domain/money/royalty/store-months.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { paidByStatement } from '../../ledger/public.ts';

/** Months of sales, both included, as their first days. */
export type Months = { from: string; to: string };

/** The reports of a store for a month in one currency, in micro-dollars, and the payments for them. */
export type ReportRow = {
  store_id: string;
  period: string;
  currency: string;
  is_posted: boolean;
  is_held: boolean;
  reported_micros: bigint;
  received_micros: bigint;
  settled: 'nothing' | 'part' | 'all' | 'more';
};

/** Lists the reports of all stores. Reversed reports do not count; payments for them do. */
export async function listReports(db: Db | Tx, { from, to }: Months): Promise<ReportRow[]> {
  const { rows } = await db.execute<
    Omit<ReportRow, 'reported_micros' | 'received_micros'> & Record<AmountKind, string>
  >(sql`
    select store_id, to_char(period, 'YYYY-MM') as period, currency, is_posted, is_held,
           reported::text as reported, received::text as received,
           case when settled = 0 then 'nothing' when settled * sign(gross) < abs(gross) then 'part'
                when settled = gross then 'all' else 'more' end as settled
      from (
        select s.store_id, s.period, s.currency,
               bool_or(f.state = 'posted') as is_posted, bool_or(f.state = 'held') as is_held,
               coalesce(sum(s.gross_micros) filter (where f.state = 'posted'), 0) as reported,
               coalesce(sum(s.gross_amount) filter (where f.state = 'posted'), 0) as gross,
               coalesce(sum(p.received), 0) as received, coalesce(sum(p.settled), 0) as settled
          from ${sales_statements} s join ${sales_files} f on f.id = s.file_id
          left join (
            ${paidByStatement()}
          ) p on p.statement_no = s.statement_no
         where s.store_id is not null and s.period between ${from} and ${to}
           and f.kind = 'report' and f.state in ('posted', 'held', 'reversed')
         group by s.store_id, s.period, s.currency
      ) report`);
  return rows.map(({ reported, received, ...row }) => ({
    ...row,
    reported_micros: BigInt(reported),
    received_micros: BigInt(received),
  }));
}

/** Combines the currencies of a store's month: the month is settled as far as its least settled currency. */
export function joinReports(rows: readonly ReportRow[]): ReportedMonth {
  const posted = rows.filter(({ is_posted }) => is_posted);
  const all = (settled: ReportRow['settled']) => posted.every((row) => row.settled === settled);
  const isShort = posted.some(({ settled }) => settled === 'nothing' || settled === 'part');
  return {
    period: rows[0]?.period ?? '',
    is_posted: posted.length > 0,
    is_held: rows.some(({ is_held }) => is_held),
    reported_micros: sum(posted.map(({ reported_micros }) => reported_micros)),
    received_micros: sum(rows.map(({ received_micros }) => received_micros)),
    settled: all('nothing') ? 'nothing' : isShort ? 'part' : all('all') ? 'all' : 'more',
    is_foreign: posted.some(({ currency }) => currency !== HOME_CURRENCY),
    suspense_micros: 0n,
  };
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

type AmountKind = 'reported' | 'received';

/** Lists the months in which each store had live releases: of one account, or of all. */
export async function listLiveSpans(db: Db | Tx, accountId: string | null): Promise<Map<string, LiveSpan[]>> {
  const isOwn = accountId === null ? sql`true` : sql`r.account_id = ${accountId}`;
  const { rows } = await db.execute<LiveSpan & { store_id: string }>(sql`
    select distinct d.store_id, ${toMonth(sql`d.live_at`)} as first, ${toMonth(sql`d.removed_at`)} as last
      from ${deliveries} d join ${releases} r on r.id = d.release_id
     where d.live_at is not null and ${isOwn}`);
  const spans = new Map<string, LiveSpan[]>();
  for (const { store_id, ...span } of rows) spans.set(store_id, [...(spans.get(store_id) ?? []), span]);
  return spans;
}

function toMonth(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM')`;
}

/** A sum by store and month. */
export type StoreAmount = { store_id: string; period: string; micros: bigint };

/** Lists the unmatched money in reports. */
export async function listOpenSuspense(db: Db | Tx, { from, to }: Months): Promise<StoreAmount[]> {
  return listStoreAmounts(
    db,
    sql`select store_id, period, sum(gross_micros) as micros from ${suspense_lines}
         where state = 'open' and period between ${from} and ${to} group by store_id, period`,
  );
}

/** Lists the earnings from reports of an account and of the payees whose shares it has accepted. */
export async function listAmounts(
  db: Db | Tx,
  holders: readonly string[],
  { from, to }: Months,
): Promise<StoreAmount[]> {
  return listStoreAmounts(
    db,
    sql`select store_id, period, sum(amount_micros) as micros from ${royalty_store_totals}
         where holder_id = any(${sql.param([...holders])}) and period between ${from} and ${to}
         group by store_id, period`,
  );
}

async function listStoreAmounts(db: Db | Tx, query: SQL): Promise<StoreAmount[]> {
  const { rows } = await db.execute<{ store_id: string; period: string; micros: string }>(sql`
    select store_id, to_char(period, 'YYYY-MM') as period, micros::text as micros from (${query}) sums`);
  return rows.map((row) => ({ ...row, micros: BigInt(row.micros) }));
}

/** Sums the same for one store and month by reported currency, for months whose currencies were paid differently. */
export async function sumByCurrency(
  db: Db | Tx,
  holders: readonly string[],
  { store_id, period }: { store_id: string; period: string },
): Promise<Map<string, bigint>> {
  const { rows } = await db.execute<{ currency: string; micros: string }>(sql`
    select s.currency, sum(e.amount_micros)::text as micros
      from ${royalty_entries} e join ${sales_statements} s on s.statement_no = e.statement_no
     where e.holder_id = any(${sql.param([...holders])}) and e.period = ${`${period}-01`} and e.store_id = ${store_id}
     group by s.currency`);
  return new Map(rows.map(({ currency, micros }) => [currency, BigInt(micros)]));
}
