import { releases, tracks } from '@tangent/db/schema/release.ts';
import { royalty_entries } from '@tangent/db/schema/royalty.ts';
import { sales_statements } from '@tangent/db/schema/sales.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import type { EntryCursor } from './entry-cursor.ts';
import type { EntryFilter, EntryGroup } from './entry-groups.ts';
import { isPaidCondition, type PaidMark } from './paid-mark.ts';

/** An entry with the names of what it is about. Amounts are as the database writes them. */
export type EntryRow = EntryCursor & {
  posting_no: number;
  statement_no: number;
  statement_id: string;
  is_share: number;
  store_id: string;
  store_name: string;
  country: string;
  sale_date: string | null;
  track_id: string;
  title: string | null;
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
};

export interface EntryQuestion {
  holders: readonly string[];
  filter: EntryFilter & { line_no?: number | undefined; part?: number | undefined };
  mark: PaidMark;
  after: EntryCursor | null;
  limit: number;
}

/** Places that are looked through at first; while too little is found, always four times as many. */
const GROUPS_AT_FIRST = 4;

/** Entries in the order of the list, from the places where there may be some. */
export async function listEntries(db: Db, groups: readonly EntryGroup[], question: EntryQuestion): Promise<EntryRow[]> {
  const { after, limit } = question;
  const left = groups.filter((group) => after === null || comesAfter(group, after));
  const found: EntryRow[] = [];
  let [start, count] = [0, GROUPS_AT_FIRST];
  while (start < left.length && found.length < limit) {
    const rows = await readGroups(db, left.slice(start, start + count), { ...question, limit: limit - found.length });
    found.push(...rows);
    [start, count] = [start + count, count * 4];
  }
  return found;
}

function comesAfter({ period, file_no }: EntryGroup, after: EntryCursor): boolean {
  return period === after.period ? file_no <= after.file_no : period < after.period;
}

/** Greater than every line, part and holder there can be. */
const END = { line_no: 2 ** 31 - 1, part: 2 ** 15 - 1, holder_id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

async function readGroups(db: Db, groups: readonly EntryGroup[], question: EntryQuestion): Promise<EntryRow[]> {
  const { after, limit } = question;
  const bounds = groups.map(({ period, file_no }) => {
    const isLast = after !== null && after.period === period && after.file_no === file_no;
    return { ...(isLast ? after : END), period, file_no };
  });
  const { rows } = await db.execute<EntryRow>(sql`
    select e.*, e.period::text as period, e.sale_date::text as sale_date, trim_scale(e.gross_amount)::text as gross_amount,
           s.statement_id, d.name as store_name, m.title, coalesce(m.artist, r.primary_artist) as artist, m.isrc,
           m.release_id, r.title as release_title, r.upc
      from (
        select e.* from unnest(${columnOf(bounds, 'period')}::date[], ${columnOf(bounds, 'file_no')}::int[],
            ${columnOf(bounds, 'line_no')}::int[], ${columnOf(bounds, 'part')}::smallint[],
            ${columnOf(bounds, 'holder_id')}::uuid[]) g (period, file_no, line_no, part, holder_id)
         cross join lateral (
           select * from ${royalty_entries} e
            where ${areWanted(question)} and e.period = g.period and e.file_no = g.file_no
              and (e.line_no, e.part, e.holder_id) < (g.line_no, g.part, g.holder_id)
            order by e.line_no desc, e.part desc, e.holder_id desc limit ${limit}
         ) e
         order by e.period desc, e.file_no desc, e.line_no desc, e.part desc, e.holder_id desc limit ${limit}
      ) e
      join ${sales_statements} s on s.statement_no = e.statement_no
      join ${stores} d on d.id = e.store_id
      left join ${tracks} m on m.id = e.track_id
      left join ${releases} r on r.id = m.release_id
     order by e.period desc, e.file_no desc, e.line_no desc, e.part desc, e.holder_id desc`);
  return rows;
}

function columnOf(rows: readonly EntryCursor[], name: keyof EntryCursor): SQL {
  return sql`${sql.param(rows.map((row) => row[name]))}`;
}

function areWanted({ holders, filter, mark }: EntryQuestion): SQL {
  const { platform, country, track, release, status, line_no, part } = filter;
  const [only, ...others] = holders;
  const conditions = [
    // With one holder the index has the order of the list; it would not be seen in a list of one.
    others.length === 0 ? sql`e.holder_id = ${only}` : sql`e.holder_id = any(${sql.param([...holders])})`,
    ...(platform === undefined ? [] : [sql`e.store_id = ${platform}`]),
    ...(country === undefined ? [] : [sql`e.country = ${country}`]),
    ...(track === undefined ? [] : [sql`e.track_id = ${track}`]),
    ...(release === undefined ? [] : [sql`e.track_id in (select id from ${tracks} where release_id = ${release})`]),
    ...(line_no === undefined ? [] : [sql`e.line_no = ${line_no}`]),
    ...(part === undefined ? [] : [sql`e.part = ${part}`]),
    ...(status === undefined ? [] : [status === 'paid' ? isPaidCondition(mark) : sql`not ${isPaidCondition(mark)}`]),
  ];
  return sql.join(conditions, sql` and `);
}
