import type { listRoyaltyStatements, RoyaltyStatement } from '@tangent/contract/money/royalty-statement.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { getFirstDay } from '@tangent/domain/money/royalty/period.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../platform/sql/open-database.ts';
import { listHolders } from '../list-holders.ts';
import { presentMicros } from '../present-micros.ts';
import { findFreshness } from '../views/find-freshness.ts';

type Page = z.input<typeof listRoyaltyStatements.response>;
type Platform = RoyaltyStatement['platforms'][number];
type Row = { period: string; id: string; name: string; lines: string; units: string; amount: string };

/** Lists months with money and the reports of each store for them, the newest first. */
export async function getRoyaltyStatementsView(db: Db, accountId: string, before?: string): Promise<Page> {
  const holders = await listHolders(db, accountId);
  const ids = sql.param([...holders]);
  const { rows } = await db.execute<Row>(sql`
    select to_char(t.period, 'YYYY-MM') as period, d.id, d.name, sum(t.lines) as lines, sum(t.units) as units,
           sum(t.amount_micros) as amount
      from ${royalty_store_totals} t join ${stores} d on d.id = t.store_id
     where t.holder_id = any(${ids}) and t.period in (
       select distinct period from ${royalty_store_totals} where holder_id = any(${ids})
         ${before === undefined ? sql`` : sql`and period < ${getFirstDay(before)}`}
        order by period desc limit ${MONEY_ROWS_PER_PAGE + 1})
     group by t.period, d.id, d.name order by t.period desc, amount desc, d.id`);
  const months = [...new Set(rows.map(({ period }) => period))];
  const visible = months.slice(0, MONEY_ROWS_PER_PAGE);
  return {
    items: visible.map((period) => presentMonth(period, rows)),
    next_before: months.length > visible.length ? (visible.at(-1) ?? null) : null,
    freshness: await findFreshness(db, holders),
  };
}

function presentMonth(month: string, rows: readonly Row[]): RoyaltyStatement {
  const platforms: Platform[] = rows
    .filter(({ period }) => period === month)
    .map(({ id, name, lines, units, amount }) => ({
      id,
      name,
      lines: Number(lines),
      units: Number(units),
      amount_micros: presentMicros(amount),
    }));
  const computeTotal = (field: 'lines' | 'units' | 'amount_micros') =>
    platforms.reduce((sum, part) => sum + part[field], 0);
  return {
    period: month,
    lines: computeTotal('lines'),
    units: computeTotal('units'),
    amount_micros: computeTotal('amount_micros'),
    platforms,
  };
}
