import type { DayRange } from '@tangent/domain/analytics/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import type { Question } from './question.ts';
import { type Music, type SumsBy, trendRows } from './trend-rows.ts';

type Asked<Name extends string> = {
  by: SumsBy;
  /** What a part is: `country`, `store_id`, `playlist_no`, `track_id`. */
  key: string;
  /** The first one decides which parts are the largest. */
  counts: readonly [Name, ...Name[]];
  /** Only so many, the largest. */
  limit?: number;
};

export type Part<Name extends string> = { key: string; now: Record<Name, number>; before: number | null };

/** The parts of a range, the largest first; beside each what its first count was in the comparison. */
export async function sumParts<Name extends string>(
  db: Db,
  { music, range, comparison }: Question,
  asked: Asked<Name>,
): Promise<Part<Name>[]> {
  const { counts, limit } = asked;
  // Of a few, the comparison is asked for by name; of all, both are asked for at once.
  const parts = await readParts(db, music, range, asked);
  const [first] = counts;
  const keys = limit === undefined ? null : parts.map(({ key }) => key);
  const then = comparison ? await readParts(db, music, comparison, { ...asked, counts: [first], keys }) : [];
  const known = new Map(then.map((part) => [part.key, Number(part[first])]));
  return parts.map((part) => ({
    key: part.key,
    now: Object.fromEntries(counts.map((name) => [name, Number(part[name])])) as Record<Name, number>,
    before: comparison ? (known.get(part.key) ?? 0) : null,
  }));
}

type Row = { key: string } & Record<string, string>;

async function readParts<Name extends string>(
  db: Db,
  music: Music,
  range: DayRange,
  { by, key, counts, limit, keys = null }: Asked<Name> & { keys?: readonly string[] | null },
): Promise<Row[]> {
  const rows = trendRows(by, music, range, [key, ...counts]);
  const sums = sql.raw(counts.map((name) => `sum(${name})::bigint as ${name}`).join(', '));
  const column = sql.raw(`r.${key}`);
  const chosen = keys === null ? sql`` : sql`where ${column}::text = any(${sql.param([...keys])}::text[])`;
  const most = limit === undefined || keys !== null ? sql`` : sql`limit ${limit}`;
  const answer = await db.execute<Row>(sql`
    select ${column}::text as key, ${sums} from ${rows} ${chosen}
     group by ${column} order by ${sql.raw(`sum(${counts[0]})`)} desc, ${column} ${most}`);
  return answer.rows;
}
