import { releases } from '@tangent/db/schema/release.ts';
import { link_hits, smart_links } from '@tangent/db/schema/smartlink.ts';
import { stores } from '@tangent/db/schema/store.ts';
import type { DayRange } from '@tangent/domain/analytics/period.ts';
import { getLastDay, toPeriod } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import { writeYearFiles, type YearFile } from '../../platform/csv/write-year-files.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** The columns; `docs/link-csv.md` says what each contains. */
const COLUMNS = ['date', 'release', 'link', 'event', 'store', 'country', 'source', 'device'] as const;
type Row = Record<(typeof COLUMNS)[number], string | null> & { count: string };

const HEAD = BYTE_ORDER_MARK + writeCsvRow([...COLUMNS, 'count']);

/** Writes the views and clicks of one link, with the same days as on the screen. */
export async function writeHitsCsv(db: Db, link: { account_id: string; id: string }, range: DayRange): Promise<string> {
  const rows = await listRows(db, { account_id: link.account_id, link_id: link.id, range });
  return HEAD + rows.map((row) => writeCsvRow(toCells(row))).join('');
}

/** Writes the views and clicks of all links of an account into a folder, one CSV per year, month by month. */
export async function writeHitYears(db: Db, accountId: string, folder: string): Promise<YearFile[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct date_trunc('month', day)::date::text as month from ${link_hits}
     where account_id = ${accountId} order by 1`);
  const months = rows.map(({ month }) => month);
  return writeYearFiles({ folder, kind: 'smart-link-hits' }, months, (own) => writeYear(db, accountId, own));
}

async function* writeYear(db: Db, account_id: string, months: readonly string[]): AsyncGenerator<string> {
  yield HEAD;
  for (const month of months) {
    const range = { from: month, to: getLastDay(toPeriod(month)) };
    const rows = await listRows(db, { account_id, link_id: null, range });
    yield rows.map((row) => writeCsvRow(toCells(row))).join('');
  }
}

function toCells(row: Row): CsvCell[] {
  return [...COLUMNS.map((name) => row[name]), { number: row.count }];
}

/** Lists the hits of days, those of robots too; of a link that is gone only the figures remain. */
async function listRows(
  db: Db,
  { account_id, link_id, range }: { account_id: string; link_id: string | null; range: DayRange },
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select h.day::text as date, r.title as release, l.key as link, h.kind as event,
           coalesce(s.name, h.store_id) as store, h.country, h.referrer as source, h.device,
           sum(h.count)::text as count
      from ${link_hits} h
      left join ${smart_links} l on l.id = h.link_id
      left join ${releases} r on r.id = l.release_id
      left join ${stores} s on s.id = h.store_id
     where h.account_id = ${account_id} and h.day between ${range.from}::date and ${range.to}::date
       ${link_id === null ? sql`` : sql`and h.link_id = ${link_id}`}
     group by 1, 2, 3, 4, 5, 6, 7, 8
     order by 1, 2, 3, 4, 5, 6, 7, 8`);
  return rows;
}
