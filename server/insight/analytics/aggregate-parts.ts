import { addDays } from '@tangent/domain/calendar.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { splitRange } from '@tangent/domain/insight/analytics/steps.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { FigureQuery } from './figure-query.ts';
import { type Music, type RollupKind, trendPieces, trendRows } from './trend-rows.ts';

type Query<Name extends string> = {
  by: RollupKind;
  /** The column that identifies a part: `country`, `store_id`, `playlist_no` or `track_id`. */
  key: string;
  /** The first count decides which parts are the largest. */
  counts: readonly [Name, ...Name[]];
  /** Returns at most this many parts, the largest ones. */
  limit?: number;
};

type PartTotals<Name extends string> = { key: string; now: Record<Name, number> };
export type Part<Name extends string> = PartTotals<Name> & { before: number | null };

/** Totals a range by part, the largest first, each with its first count in the comparison range. */
export async function aggregateParts<Name extends string>(
  db: Db,
  figureQuery: FigureQuery,
  query: Query<Name>,
): Promise<Part<Name>[]> {
  const { music, comparison } = figureQuery;
  const parts = await readParts(db, figureQuery, query);
  const { limit, ...all } = query;
  const first = { ...all, counts: [query.counts[0]] as const };
  // With a limit, the comparison is read only for the parts found.
  const keys = limit === undefined ? null : parts.map(({ key }) => key);
  const then = comparison ? await readParts(db, { music, range: comparison }, { ...first, keys }) : [];
  const known = new Map(then.map(({ key, now }) => [key, now[query.counts[0]]]));
  return parts.map((part) => ({ ...part, before: comparison ? (known.get(part.key) ?? 0) : null }));
}

/** Totals a range by part without a comparison: all parts, or only those in `keys`. */
export async function readParts<Name extends string>(
  db: Db,
  { music, range }: Pick<FigureQuery, 'music' | 'range'>,
  { by, key, counts, limit, keys = null }: Query<Name> & { keys?: readonly string[] | null },
): Promise<PartTotals<Name>[]> {
  const rows = trendRows(by, music, range, [key, ...counts]);
  const sums = sql.raw(counts.map((name) => `sum(${name})::bigint as ${name}`).join(', '));
  const column = sql.raw(`r.${key}`);
  const chosen = keys === null ? sql`` : sql`where ${column}::text = any(${sql.param([...keys])}::text[])`;
  const most = limit === undefined ? sql`` : sql`limit ${limit}`;
  const result = await db.execute<{ key: string } & Record<string, string>>(sql`
    select ${column}::text as key, ${sums} from ${rows} ${chosen}
     group by ${column} order by ${sql.raw(`sum(${counts[0]})`)} desc, ${column} ${most}`);
  return result.rows.map((row) => ({
    key: row.key,
    now: Object.fromEntries(counts.map((name) => [name, Number(row[name])])) as Record<Name, number>,
  }));
}

/**
 * Reads the first count of each part in that part's own comparison days; null for a part without any. One query reads
 * all of these days in pieces that end where the days of a part begin or end.
 */
export async function readComparison(
  db: Db,
  music: Music,
  { by, key, counts: [first] }: Pick<Query<string>, 'by' | 'key' | 'counts'>,
  days: ReadonlyMap<string, DayRange | null>,
): Promise<(part: string) => number | null> {
  const own = [...days].flatMap(([part, range]) => (range === null ? [] : [{ part, ...range }]));
  const starts = own.map((range) => range.from).sort();
  const ends = own.map((range) => range.to).sort();
  const [from, to] = [starts[0], ends.at(-1)];
  if (from === undefined || to === undefined) return () => null;
  const pieces = splitRange({ from, to }, [...starts.map((start) => addDays(start, -1)), ...ends]);
  const rows = trendPieces(by, music, pieces, [key, first]);
  const parts = sql.param(own.map(({ part }) => part));
  const firsts = sql.param(own.map((range) => range.from));
  const lasts = sql.param(own.map((range) => range.to));
  const result = await db.execute<{ part: string; before: string }>(sql`
    select own.part, sum(r.${sql.raw(first)})::bigint as before
      from ${rows} join unnest(${parts}::text[], ${firsts}::date[], ${lasts}::date[]) as own(part, first, last)
        on own.part = r.${sql.raw(key)}::text and r.at between own.first and own.last
     group by own.part`);
  const known = new Map(result.rows.map(({ part, before }) => [part, Number(before)]));
  return (part) => (days.get(part) ? (known.get(part) ?? 0) : null);
}
