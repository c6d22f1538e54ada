import { royalty_country_totals, royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import { sales_files, sales_postings, sales_statements } from '@tangent/db/schema/sales.ts';
import type { EntryStatus } from '@tangent/domain/royalty/entry-status.ts';
import { getFirstDay } from '@tangent/domain/royalty/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { RoyaltyFilter } from './compute-totals.ts';
import type { PaidMark } from './paid-mark.ts';

/** Entries of one month out of one file: they stand side by side in their index. */
export type EntryGroup = {
  period: string;
  file_no: number;
  /** How many have to be looked at, at most, to find those that are wanted; 0 when every one is. */
  lines: number;
};

export interface EntryFilter extends RoyaltyFilter {
  status?: EntryStatus | undefined;
  /** Of the lines of one file only. */
  file_no?: number | undefined;
}

/**
 * Where entries of the holders may be, in the order in which they are listed. The sums say which stores reported in which months,
 * the statements in which files: whoever looks for little does not go through everything.
 */
export async function listEntryGroups(
  db: Db,
  holders: readonly string[],
  filter: EntryFilter,
  /** Of these tracks; null for all. */
  tracks: readonly string[] | null,
  mark: PaidMark,
): Promise<EntryGroup[]> {
  const { rows } = await db.execute<{ period: string; file_no: number; lines: string }>(sql`
    select s.period::text as period, f.file_no, sum(t.lines) as lines
      from (select d.*, ${countLinesSql(holders, filter, tracks)} as lines from (
              select distinct t.store_id, t.period from ${royalty_store_totals} t where ${areWanted(holders, filter, tracks)}) d) t
      join ${sales_statements} s on s.store_id = t.store_id and s.period = t.period
      join ${sales_files} f on f.id = s.file_id
     where f.state in ('posted', 'reversed') ${filter.file_no === undefined ? sql`` : sql`and f.file_no = ${filter.file_no}`}
       ${hasStatus(filter, mark)}
     group by s.period, f.file_no order by s.period desc, f.file_no desc`);
  return rows.map(({ lines, ...group }) => ({ ...group, lines: Number(lines) }));
}

// By month and platform everything is wanted or nothing; by anything else the lines are looked at one by one.
function countLinesSql(holders: readonly string[], { country }: EntryFilter, tracks: readonly string[] | null): SQL {
  if (country === undefined && tracks === null) return sql`0`;
  return sql`(select sum(a.lines) from ${royalty_store_totals} a
    where a.holder_id = any(${sql.param([...holders])}) and a.period = d.period and a.store_id = d.store_id)`;
}

function areWanted(
  holders: readonly string[],
  { from, to, platform, country }: EntryFilter,
  tracks: readonly string[] | null,
): SQL {
  const ids = sql.param([...holders]);
  const conditions = [
    sql`t.holder_id = any(${ids})`,
    ...(from === undefined ? [] : [sql`t.period >= ${getFirstDay(from)}`]),
    ...(to === undefined ? [] : [sql`t.period <= ${getFirstDay(to)}`]),
    ...(platform === undefined ? [] : [sql`t.store_id = ${platform}`]),
    ...(tracks === null ? [] : [sql`t.track_id = any(${sql.param([...tracks])})`]),
    ...(country === undefined
      ? []
      : [
          sql`(t.period, t.track_id) in (select period, track_id from ${royalty_country_totals}
            where holder_id = any(${ids}) and country = ${country})`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

// Postings of a file that may have entries of the status; in the one where what was paid ends there are both.
function hasStatus({ status }: EntryFilter, { until_posting, within }: PaidMark): SQL {
  if (status === undefined) return sql``;
  const last = within?.posting_no ?? until_posting;
  const reach = status === 'paid' ? sql`p.posting_no <= ${last}` : sql`p.posting_no > ${until_posting}`;
  return sql`and exists (select from ${sales_postings} p where p.file_id = f.id and ${reach})`;
}
