import type { ExchangeRate, listRates } from '@tangent/contract/money/backoffice-money.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { exchange_rates } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { parseDays } from '@tangent/domain/calendar.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { getLastDay } from '@tangent/domain/money/royalty/period.ts';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type Query = z.output<typeof listRates.query>;
type Page = z.input<typeof listRates.response>;

/** Returns a page of exchange rates, the newest day first, and the rates that files wait for. */
export async function listRatesPage(db: Db | Tx, query: Query): Promise<Page> {
  const filter = query.currency === undefined ? undefined : eq(exchange_rates.currency, query.currency);
  const after = query.cursor === undefined ? undefined : isAfterCursor(query.cursor);
  const rows = await selectRates(db, and(filter, after), MONEY_ROWS_PER_PAGE + 1);
  const items = rows.slice(0, MONEY_ROWS_PER_PAGE);
  const last = rows.length > items.length ? items.at(-1) : undefined;
  return {
    items,
    next_cursor: last ? `${last.day} ${last.currency}` : null,
    total: await db.$count(exchange_rates, filter),
    missing: await listMissing(db),
  };
}

/** Returns the rate set for a currency on a day. */
export async function getRate(
  db: Db | Tx,
  { currency, day }: { currency: string; day: string },
): Promise<ExchangeRate> {
  const isThat = and(eq(exchange_rates.currency, currency), eq(exchange_rates.day, day));
  const [rate] = await selectRates(db, isThat, 1);
  if (!rate) throw new Refusal('not_found');
  return rate;
}

async function selectRates(db: Db | Tx, where: SQL | undefined, limit: number): Promise<ExchangeRate[]> {
  const rows = await db
    .select({
      currency: exchange_rates.currency,
      day: exchange_rates.day,
      source: exchange_rates.source,
      rate: sql<string>`trim_scale(${exchange_rates.rate})::text`,
      set_by: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`,
      set_at: exchange_rates.set_at,
    })
    .from(exchange_rates)
    .leftJoin(users, eq(users.id, exchange_rates.set_by))
    .where(where)
    .orderBy(desc(exchange_rates.day), asc(exchange_rates.currency))
    .limit(limit);
  return rows.map((row) => ({ ...row, set_at: row.set_at.toISOString() }));
}

function isAfterCursor(cursor: string): SQL {
  const [, day, currency] = /^(\d{4}-\d{2}-\d{2}) ([A-Z]{3})$/.exec(cursor) ?? [];
  if (day === undefined || currency === undefined || parseDays(day) === null) throw new Refusal('malformed_request');
  const { day: days, currency: currencies } = exchange_rates;
  return sql`(${days} < ${day}::date or (${days} = ${day}::date and ${currencies} > ${currency}))`;
}

async function listMissing(db: Db | Tx): Promise<Page['missing']> {
  const rows = await db
    .selectDistinct({
      currency: sales_statements.currency,
      period: sql<string>`to_char(${sales_statements.period}, 'YYYY-MM')`,
    })
    .from(sales_statements)
    .innerJoin(sales_files, eq(sales_files.id, sales_statements.file_id))
    .where(and(eq(sales_files.state, 'held'), isNull(sales_statements.rate)));
  return rows
    .map(({ currency, period }) => ({ currency, day: getLastDay(period) }))
    .sort((a, b) => `${a.day}${a.currency}`.localeCompare(`${b.day}${b.currency}`));
}
