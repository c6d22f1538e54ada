import type { listSuspense, SuspenseGroup } from '@tangent/contract/money/backoffice-suspense.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containsPattern } from '../../../platform/sql/contains-pattern.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { presentMicros } from '../present-micros.ts';

type Query = z.output<typeof listSuspense.query>;
type Page = z.input<typeof listSuspense.response>;

type GroupRow = {
  isrc: string | null;
  upc: string | null;
  title: string | null;
  artist: string | null;
  reasons: SuspenseReason[];
  lines: string;
  units: string;
  gross: string;
  first: string;
  last: string;
  stores: { store_id: string; name: string; lines: number; gross: string }[];
};

/** Lists unmatched money by recording, the largest amount first. */
export async function listSuspenseGroups(db: Db, query: Query): Promise<Page> {
  const where = buildCondition(query);
  const { rows } = await db.execute<GroupRow>(sql`
    with parts as (
      select l.isrc, l.upc, ${NAMES_COUNT} as by_name, case when ${NAMES_COUNT} then l.title end as group_title,
             case when ${NAMES_COUNT} then l.artist end as group_artist, l.store_id, min(l.title) as title,
             min(l.artist) as artist, array_agg(distinct l.reason) as reasons, count(*) as lines, sum(l.units) as units,
             sum(l.gross_micros) as gross, min(l.period) as first, max(l.period) as last
        from ${suspense_lines} l where ${where}
       group by l.isrc, l.upc, by_name, group_title, group_artist, l.store_id)
    select p.isrc, p.upc, min(p.title) as title, min(p.artist) as artist, sum(p.lines) as lines, sum(p.units) as units,
           sum(p.gross) as gross, min(p.first)::text as first, max(p.last)::text as last,
           (select array_agg(distinct reason) from unnest(string_to_array(string_agg(array_to_string(p.reasons, ','), ','), ',')) reason) as reasons,
           json_agg(json_build_object('store_id', p.store_id, 'name', coalesce(s.name, p.store_id), 'lines', p.lines,
             'gross', p.gross::text) order by abs(p.gross) desc, p.store_id) as stores
      from parts p left join ${stores} s on s.id = p.store_id
     group by p.isrc, p.upc, p.by_name, p.group_title, p.group_artist
     order by abs(sum(p.gross)) desc, p.isrc, p.upc, p.group_title, p.group_artist
     limit ${MONEY_ROWS_PER_PAGE} offset ${(query.page - 1) * MONEY_ROWS_PER_PAGE}`);
  return { items: rows.map(present), ...(await countAll(db, where)) };
}

/** Titles and artists distinguish lines only where there is no code. */
const NAMES_COUNT = sql`(l.isrc is null and l.upc is null)`;

async function countAll(db: Db, where: SQL): Promise<Omit<Page, 'items'>> {
  const { rows } = await db.execute<{ total: number; lines: string; gross: string }>(sql`
    select count(*)::int as total, coalesce(sum(lines), 0) as lines, coalesce(sum(gross), 0) as gross from (
      select count(*) as lines, sum(l.gross_micros) as gross from ${suspense_lines} l where ${where}
       group by l.isrc, l.upc, ${NAMES_COUNT}, case when ${NAMES_COUNT} then l.title end,
                case when ${NAMES_COUNT} then l.artist end) groups`);
  const { total = 0, lines = '0', gross = '0' } = rows[0] ?? {};
  return { total, lines: Number(lines), gross_micros: presentMicros(gross) };
}

function present(row: GroupRow): SuspenseGroup {
  const { isrc, upc, title, artist, reasons, lines, units, gross, first, last } = row;
  const names = isrc === null && upc === null ? { title, artist } : {};
  const parts = Object.entries({ isrc, upc, ...names }).filter(([, value]) => value !== null);
  return {
    key: Object.fromEntries(parts),
    isrc,
    upc,
    title,
    artist,
    reasons,
    lines: Number(lines),
    units: Number(units),
    gross_micros: presentMicros(gross),
    first_period: toPeriod(first),
    last_period: toPeriod(last),
    stores: row.stores.map(({ gross: sum, ...store }) => ({ ...store, gross_micros: presentMicros(sum) })),
  };
}

function buildCondition({ store_id, reason, search }: Query): SQL {
  const text = search?.trim() ?? '';
  const conditions = [
    sql`l.state = 'open'`,
    ...(store_id === undefined ? [] : [sql`l.store_id = ${store_id}`]),
    ...(reason === undefined ? [] : [sql`l.reason = ${reason}`]),
    ...(text === '' ? [] : [matches(text)]),
  ];
  return sql.join(conditions, sql` and `);
}

function matches(text: string): SQL {
  const like = containsPattern(text);
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return sql`(l.isrc = ${code} or l.upc = ${code.padStart(14, '0')} or l.title ilike ${like} or l.artist ilike ${like})`;
}
