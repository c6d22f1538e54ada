import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { royalty_entries, store_payment_parts } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import type { VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import type { EntryReceived } from '@tangent/domain/money/royalty/entry-status.ts';
import type { FineDisputeState } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { toKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { chargeColumns, joinCharge } from '../charges/join-charge.ts';
import type { EntryCursor } from './entry-cursor.ts';
import type { EntryFilter, EntryGroup } from './entry-groups.ts';
import { isPaidCondition, type PaidMark } from './paid-mark.ts';

/** An entry with the names of its track, release and store. Amounts are as the database writes them. */
export type EntryRow = EntryCursor & {
  posting_no: number;
  statement_no: number;
  statement_id: string;
  kind: number;
  is_share: number;
  store_id: string;
  store_name: string;
  country: string;
  sale_date: string | null;
  track_id: string;
  title: string | null;
  version_type: VersionType | null;
  version_title: string | null;
  artist: string | null;
  isrc: string | null;
  release_id: string | null;
  release_title: string | null;
  upc: string | null;
  units: string;
  gross_amount: string;
  gross_micros: string;
  share_basis_points: number;
  net_micros: string;
  recouped_micros: string;
  split_version_id: string | null;
  amount_micros: string;
  charge_id: string | null;
  dispute: FineDisputeState | null;
  returned_on: string | null;
  /** How much of its statement the store has paid. */
  received: EntryReceived;
};

export interface EntryQuery {
  holders: readonly string[];
  filter: EntryFilter & { line_no?: number | undefined; part?: number | undefined };
  /** Only these tracks; null for all. */
  tracks: readonly string[] | null;
  mark: PaidMark;
  after: EntryCursor | null;
  limit: number;
  /** Limit of the lines examined for one page: a search for rare entries takes several pages. */
  max_lines: number;
}

/** Groups read at first; while too few entries are found, four times as many each time. */
const GROUPS_AT_FIRST = 4;

/**
 * Lists entries in the order of the list, from the groups that may contain some. `reached` is the last group read when
 * there are more; null at the end.
 */
export async function listEntries(
  db: Db,
  groups: readonly EntryGroup[],
  query: EntryQuery,
): Promise<{ rows: EntryRow[]; reached: EntryGroup | null }> {
  const { after, limit, max_lines } = query;
  const left = groups.filter((group) => after === null || isAfterCursor(group, after));
  const rows: EntryRow[] = [];
  let [start, count, examined] = [0, GROUPS_AT_FIRST, 0];
  while (start < left.length && rows.length < limit && examined < max_lines) {
    const end = findEnd(left, start, { count, lines: max_lines - examined });
    const chunk = left.slice(start, end);
    rows.push(...(await readGroups(db, chunk, { ...query, limit: limit - rows.length })));
    examined += chunk.reduce((sum, { lines }) => sum + lines, 0);
    [start, count] = [end, count * 4];
  }
  return { rows, reached: (start < left.length ? left[start - 1] : null) ?? null };
}

/** Returns the end of this many groups, or of fewer with at most this many lines; always at least one group. */
function findEnd(groups: readonly EntryGroup[], start: number, most: { count: number; lines: number }): number {
  let lines = groups[start]?.lines ?? 0;
  let end = start + 1;
  for (; end < Math.min(groups.length, start + most.count); end++) {
    lines += groups[end]?.lines ?? 0;
    if (lines > most.lines) break;
  }
  return end;
}

function isAfterCursor({ period, file_no }: EntryGroup, after: EntryCursor): boolean {
  if (period !== after.period) return period < after.period;
  // Lines count from 1: nothing is left before the first.
  return file_no < after.file_no || (file_no === after.file_no && after.line_no > 0);
}

/** Greater than every possible line, part and holder. */
const LAST_KEY = { line_no: 2 ** 31 - 1, part: 2 ** 15 - 1, holder_id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

async function readGroups(db: Db, groups: readonly EntryGroup[], query: EntryQuery): Promise<EntryRow[]> {
  const { after, limit } = query;
  const bounds = groups.map(({ period, file_no }) => {
    const isLast = after !== null && after.period === period && after.file_no === file_no;
    return { ...(isLast ? after : LAST_KEY), period, file_no };
  });
  // One part for each holder, because the rows of one lie together, those of several maybe on several machines.
  const parts = query.holders.map((holder) => readHolder(holder, bounds, query));
  const { rows } = await db.execute<EntryRow>(sql`
    select e.*, e.period::text as period, e.sale_date::text as sale_date, trim_scale(e.gross_amount)::text as gross_amount,
           s.statement_id, d.name as store_name, m.title, m.version_type, m.version_title,
           ${selectTrackArtist('m', 'r')} as artist, m.isrc, m.release_id, r.title as release_title, r.upc,
           ${received} as received, ${chargeColumns}
      from (
        select * from (${sql.join(parts, sql` union all `)}) e
         order by e.period desc, e.file_no desc, e.line_no desc, e.part desc, e.holder_id desc limit ${limit}
      ) e
      join ${sales_statements} s on s.statement_no = e.statement_no
      join ${sales_files} f on f.id = s.file_id
      join ${stores} d on d.id = e.store_id
      left join ${tracks} m on m.id = e.track_id
      left join ${releases} r on r.id = m.release_id
      ${joinCharge}
     order by e.period desc, e.file_no desc, e.line_no desc, e.part desc, e.holder_id desc`);
  return rows;
}

// A statement that is reversed, and one with which a store takes money back, wait for no payment.
/** How much of the statement `s` in the file `f` its store has paid. */
export const received: SQL = sql`case
  when f.kind <> 'report' or f.state <> 'posted' or s.gross_amount <= 0 then 'all'
  else (select case when coalesce(sum(c.amount), 0) >= s.gross_amount then 'all' when sum(c.amount) > 0 then 'part' else 'none' end
          from ${store_payment_parts} c where c.statement_no = s.statement_no)
  end`;

function readHolder(holder: string, bounds: readonly EntryCursor[], query: EntryQuery): SQL {
  return sql`(
    select e.* from unnest(${toColumn(bounds, 'period')}::date[], ${toColumn(bounds, 'file_no')}::int[],
        ${toColumn(bounds, 'line_no')}::int[], ${toColumn(bounds, 'part')}::smallint[],
        ${toColumn(bounds, 'holder_id')}::uuid[]) g (period, file_no, line_no, part, last_holder)
     cross join lateral (
       select * from ${royalty_entries} e
        where e.holder_id = ${holder} and e.period = g.period and e.file_no = g.file_no
          and (e.line_no, e.part, e.holder_id) < (g.line_no, g.part, g.last_holder) and ${buildFilter(query)}
        order by e.line_no desc, e.part desc limit ${query.limit}
     ) e)`;
}

function toColumn(rows: readonly EntryCursor[], name: keyof EntryCursor): SQL {
  return sql`${sql.param(rows.map((row) => row[name]))}`;
}

function buildFilter({ filter, tracks: ids, mark }: EntryQuery): SQL {
  const { platform, country, status, kind, line_no, part } = filter;
  const conditions = [
    sql`true`,
    ...(platform === undefined ? [] : [sql`e.store_id = ${platform}`]),
    ...(country === undefined ? [] : [sql`e.country = ${country}`]),
    ...(ids === null ? [] : [sql`e.track_id = any(${sql.param([...ids])})`]),
    ...(kind === undefined ? [] : [sql`e.kind = ${toKindNumber(kind)}`]),
    ...(line_no === undefined ? [] : [sql`e.line_no = ${line_no}`]),
    ...(part === undefined ? [] : [sql`e.part = ${part}`]),
    ...(status === undefined ? [] : [status === 'paid' ? isPaidCondition(mark) : sql`not ${isPaidCondition(mark)}`]),
  ];
  return sql.join(conditions, sql` and `);
}
