import type { listTrendSuspense } from '@tangent/contract/insight/backoffice-trends.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { trend_suspense_lines } from '@tangent/db/schema/insight/trend.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/sql/open-database.ts';

type Query = z.output<typeof listTrendSuspense.query>;
type Page = z.input<typeof listTrendSuspense.response>;

type GroupRow = {
  isrc: string | null;
  upc: string | null;
  store_id: string;
  store_name: string;
  reasons: SuspenseReason[];
  lines: string;
  streams: string;
  first_day: string;
  last_day: string;
};

/** Lists unmatched streams by codes and store, the most first. */
export async function listTrendSuspenseGroups(db: Db, query: Query): Promise<Page> {
  const where = buildCondition(query);
  const { rows } = await db.execute<GroupRow>(sql`
    select g.*, coalesce(s.name, g.store_id) as store_name
      from (select l.isrc, l.upc, l.store_id, array_agg(distinct l.reason) as reasons, count(*) as lines,
                   sum(l.streams) as streams, min(l.day)::text as first_day, max(l.day)::text as last_day
              from ${trend_suspense_lines} l where ${where} group by l.isrc, l.upc, l.store_id) g
      left join ${stores} s on s.id = g.store_id
     order by g.streams desc, g.isrc, g.upc, g.store_id
     limit ${MONEY_ROWS_PER_PAGE} offset ${(query.page - 1) * MONEY_ROWS_PER_PAGE}`);
  const items = rows.map((row) => ({ ...row, lines: Number(row.lines), streams: Number(row.streams) }));
  return { items, ...(await countAll(db, where)) };
}

async function countAll(db: Db, where: SQL): Promise<Omit<Page, 'items'>> {
  const { rows } = await db.execute<{ total: number; lines: string; streams: string }>(sql`
    select count(*)::int as total, coalesce(sum(lines), 0) as lines, coalesce(sum(streams), 0) as streams from (
      select count(*) as lines, sum(l.streams) as streams from ${trend_suspense_lines} l where ${where}
       group by l.isrc, l.upc, l.store_id) groups`);
  const { total = 0, lines = '0', streams = '0' } = rows[0] ?? {};
  return { total, lines: Number(lines), streams: Number(streams) };
}

function buildCondition({ store_id, reason, search }: Query): SQL {
  const code = (search ?? '').replace(/[\s-]/g, '').toUpperCase();
  const conditions = [
    sql`l.state = 'open'`,
    ...(store_id === undefined ? [] : [sql`l.store_id = ${store_id}`]),
    ...(reason === undefined ? [] : [sql`l.reason = ${reason}`]),
    ...(code === '' ? [] : [sql`(l.isrc = ${code} or l.upc = ${code.padStart(14, '0')})`]),
  ];
  return sql.join(conditions, sql` and `);
}
