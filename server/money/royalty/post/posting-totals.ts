import { royalty_country_totals, royalty_entries, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { CHARGE_KINDS, toKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { LineTotals, Terms } from '../read/terms.ts';

/** The numbers of fines and fees. */
const CHARGE_NUMBERS = sql.param(CHARGE_KINDS.map(toKindNumber));

/** Totals of one holder, track, month, statement, store and country; those of fines and fees apart from those of sales. */
export interface PostingTotalRow {
  holder_id: string;
  period: string;
  track_id: string;
  is_share: 0 | 1;
  statement_no: number;
  store_id: string;
  country: string;
  is_charge: boolean;
  lines: number;
  units: number;
  gross_micros: number;
  net_micros: number;
  amount_micros: number;
}

/**
 * Returns the table with the totals of a posting in progress: a temporary table that ends with its transaction, so that
 * any number fits.
 */
export function postingTotalsTable(postingNo: number): SQL {
  return sql.identifier(`posting_sums_${postingNo}`) as unknown as SQL;
}

export async function createPostingTotals(tx: Tx, postingNo: number): Promise<void> {
  await tx.execute(sql`
    create temp table ${postingTotalsTable(postingNo)} (
      holder_id uuid, period date, track_id uuid, is_share smallint, statement_no int, store_id text,
      country char(2), is_charge boolean, lines bigint, units bigint, gross_micros bigint, net_micros bigint,
      amount_micros bigint
    ) on commit drop`);
}

/** Adds totals that were counted elsewhere. */
export async function addPostingTotals(tx: Tx, postingNo: number, rows: readonly PostingTotalRow[]): Promise<void> {
  await tx.execute(sql`
    insert into ${postingTotalsTable(postingNo)}
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as sums(
      holder_id uuid, period date, track_id uuid, is_share smallint, statement_no int, store_id text,
      country char(2), is_charge boolean, lines bigint, units bigint, gross_micros bigint, net_micros bigint,
      amount_micros bigint)`);
}

/** Adds the totals of existing entries. An index finds entries by holder and month: `holders` selects both. */
export async function aggregateEntries(
  tx: Tx,
  postingNo: number,
  { holders, file_nos }: { holders: SQL; file_nos: readonly number[] },
): Promise<void> {
  await tx.execute(sql`
    insert into ${postingTotalsTable(postingNo)}
    select e.holder_id, e.period, e.track_id, e.is_share, e.statement_no, e.store_id, e.country,
           e.kind = any(${CHARGE_NUMBERS}::smallint[]), count(*), sum(e.units),
           sum(e.gross_micros), sum(e.net_micros), sum(e.amount_micros)
      from (${holders}) h
      join ${royalty_entries} e on e.holder_id = h.holder_id and e.period = h.period
     where e.file_no = any(${sql.param([...file_nos])}::int[]) and e.posting_no = ${postingNo}
     group by 1, 2, 3, 4, 5, 6, 7, 8`);
}

/** Adds a posting to the totals by store and by country. All transactions update the rows in the same order. */
export async function addToTotals(tx: Tx, postingNo: number): Promise<void> {
  const kinds = [
    { table: royalty_store_totals, name: sql.raw('royalty_store_totals'), by: sql.raw('store_id') },
    { table: royalty_country_totals, name: sql.raw('royalty_country_totals'), by: sql.raw('country') },
  ];
  for (const { table, name, by } of kinds) {
    await tx.execute(sql`
      insert into ${table} (holder_id, period, ${by}, track_id, is_share, lines, units, gross_micros, net_micros, amount_micros)
      select holder_id, period, ${by}, track_id, min(is_share), sum(lines), sum(units), sum(gross_micros), sum(net_micros),
             sum(amount_micros)
        from ${postingTotalsTable(postingNo)} group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (holder_id, period, ${by}, track_id) do update set
        lines = ${name}.lines + excluded.lines, units = ${name}.units + excluded.units,
        gross_micros = ${name}.gross_micros + excluded.gross_micros, net_micros = ${name}.net_micros + excluded.net_micros,
        amount_micros = ${name}.amount_micros + excluded.amount_micros`);
  }
}

/** Returns the totals of a track, a statement and a country, by holder. */
export function toPostingTotalRows(
  terms: Terms,
  { statement_no, store_id }: { statement_no: number; store_id: string },
  country: string,
  { amounts, ...sums }: LineTotals,
): PostingTotalRow[] {
  const { recording, period, holders, is_charge } = terms;
  const { track_id } = recording;
  return holders.map(({ holder_id, is_share }, index) => {
    const key = { holder_id, period, track_id, is_share, statement_no, store_id, country, is_charge };
    return { ...key, ...sums, amount_micros: amounts[index] ?? 0 };
  });
}
