import { royalty_charges, royalty_country_totals, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_postings, sales_statements } from '@tangent/db/schema/money/sales.ts';
import type { EntryStatus } from '@tangent/domain/money/royalty/entry-status.ts';
import { isCharge, type LineKind } from '@tangent/domain/money/royalty/line-kind.ts';
import { getFirstDay } from '@tangent/domain/money/royalty/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import type { RoyaltyFilter } from './compute-totals.ts';
import type { PaidMark } from './paid-mark.ts';

/** Entries of one month from one file: they are adjacent in their index. */
export type EntryGroup = {
  period: string;
  file_no: number;
  /** Upper limit of the lines to examine to find the matching ones; 0 when every line matches. */
  lines: number;
};

export interface EntryFilter extends RoyaltyFilter {
  status?: EntryStatus | undefined;
  kind?: LineKind | undefined;
  /** Only lines of this file. */
  file_no?: number | undefined;
}

/**
 * Lists where entries of the holders may be, in the order of the list. The totals contain the stores that reported in
 * each month, the statements contain the files: a narrow filter does not read everything.
 */
export async function listEntryGroups(
  db: Db,
  holders: readonly string[],
  filter: EntryFilter,
  /** Only these tracks; null for all. */
  tracks: readonly string[] | null,
  mark: PaidMark,
): Promise<EntryGroup[]> {
  const { rows } = await db.execute<{ period: string; file_no: number; lines: string }>(sql`
    select s.period::text as period, f.file_no, sum(t.lines) as lines
      from (select d.*, ${countLinesSql(holders, filter, tracks)} as lines from (
              select distinct t.store_id, t.period from ${royalty_store_totals} t where ${buildFilter(holders, filter, tracks)}) d) t
      join ${sales_statements} s on s.store_id = t.store_id and s.period = t.period
      join ${sales_files} f on f.id = s.file_id
     where f.state in ('posted', 'reversed') ${filter.file_no === undefined ? sql`` : sql`and f.file_no = ${filter.file_no}`}
       ${hasStatus(filter, mark)} ${hasCharge(filter, holders)}
     group by s.period, f.file_no order by s.period desc, f.file_no desc`);
  return rows.map(({ lines, ...group }) => ({ ...group, lines: Number(lines) }));
}

// By month and platform all lines of a group match or none; for any other filter the lines are examined one by one.
function countLinesSql(
  holders: readonly string[],
  { country, kind }: EntryFilter,
  tracks: readonly string[] | null,
): SQL {
  if (country === undefined && kind === undefined && tracks === null) return sql`0`;
  return sql`(select sum(a.lines) from ${royalty_store_totals} a
    where a.holder_id = any(${sql.param([...holders])}) and a.period = d.period and a.store_id = d.store_id)`;
}

function buildFilter(
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

// Fines and fees are few: only the files that have some are read.
function hasCharge({ kind }: EntryFilter, holders: readonly string[]): SQL {
  if (kind === undefined || !isCharge(kind)) return sql``;
  return sql`and exists (select from ${royalty_charges} c where c.account_id = any(${sql.param([...holders])})
    and c.period = s.period and c.file_no = f.file_no and c.kind = ${kind})`;
}

// Matches postings of a file that may have entries of the status; the posting in which the paid amount ends has both.
function hasStatus({ status }: EntryFilter, { until_posting, within }: PaidMark): SQL {
  if (status === undefined) return sql``;
  const last = within?.posting_no ?? until_posting;
  const reach = status === 'paid' ? sql`p.posting_no <= ${last}` : sql`p.posting_no > ${until_posting}`;
  return sql`and exists (select from ${sales_postings} p where p.file_id = f.id and ${reach})`;
}
