import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { FigureQuery } from './figure-query.ts';
import { trendDayRows } from './trend-rows.ts';

/** Reads the counts of the open day so far; null without one, and until a store has reported some of it. */
export async function readOpenDay<Name extends string>(
  db: Db,
  { music, open_day, freshness }: Pick<FigureQuery, 'music' | 'open_day' | 'freshness'>,
  counts: readonly Name[],
): Promise<Record<Name, number> | null> {
  const until = findReportedUntil(freshness);
  if (open_day === null || until === null || until < open_day) return null;
  const sums = sql.raw(counts.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '));
  const { rows } = await db.execute<Record<string, string>>(
    sql`select ${sums} from ${trendDayRows('track', music, { from: open_day, to: open_day }, counts)}`,
  );
  return Object.fromEntries(counts.map((name) => [name, Number(rows[0]?.[name] ?? 0)])) as Record<Name, number>;
}
