import type { listSuspenseLines } from '@tangent/contract/money/backoffice-suspense.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { sales_files, sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../platform/sql/open-database.ts';
import { presentMicros } from '../present-micros.ts';
import { groupCondition } from './suspense-filter.ts';

type Query = z.output<typeof listSuspenseLines.query>;
type Page = z.input<typeof listSuspenseLines.response>;

/** Lists the lines of a group in suspense, each with its file and line number, the newest file first. */
export async function listGroupLines(db: Db, { page, store_id, ...key }: Query): Promise<Page> {
  const filter = groupCondition(key, store_id);
  const l = suspense_lines;
  const rows = await db
    .select({
      file_id: sales_files.id,
      file_no: l.file_no,
      file_name: sales_files.name,
      line_no: l.line_no,
      store_id: l.store_id,
      store_name: sql<string>`coalesce(${stores.name}, ${l.store_id})`,
      period: l.period,
      country: l.country,
      title: l.title,
      artist: l.artist,
      units: l.units,
      reason: l.reason,
      gross_amount: sql<string>`trim_scale(${l.gross_amount})::text`,
      currency: sales_statements.currency,
      gross_micros: l.gross_micros,
    })
    .from(l)
    .innerJoin(sales_files, eq(sales_files.file_no, l.file_no))
    .innerJoin(sales_statements, eq(sales_statements.statement_no, l.statement_no))
    .leftJoin(stores, eq(stores.id, l.store_id))
    .where(filter)
    .orderBy(desc(l.file_no), asc(l.line_no))
    .limit(MONEY_ROWS_PER_PAGE)
    .offset((page - 1) * MONEY_ROWS_PER_PAGE);
  return {
    items: rows.map(({ period, gross_micros, ...row }) => ({
      ...row,
      period: toPeriod(period),
      gross_micros: presentMicros(gross_micros),
    })),
    total: await db.$count(l, filter),
  };
}
