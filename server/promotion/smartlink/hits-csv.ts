import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { link_hits, smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { getLastDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { sql } from 'drizzle-orm';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import { writeYearFiles, type YearFile } from '../../platform/csv/write-year-files.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listLinkMarks } from './link-days.ts';

/** The columns; `docs/link-csv.md` says what each contains. */
const COLUMNS = ['date', 'release', 'link', 'event', 'store', 'country', 'source', 'device'] as const;
type Row = Record<(typeof COLUMNS)[number], string | null> & Position & { count: string };
/** Where a part of the rows of a day ends. */
type Position = { link_id: string; event: string; store_id: string; country: string; source: string; device: string };
/** The rows of one link, or of all links of an account. */
type Choice = { account_id: string; link_id: string | null };

const HEAD = BYTE_ORDER_MARK + writeCsvRow([...COLUMNS, 'count', 'mark']);
const ROWS_AT_ONCE = 5_000;

/** Writes the views and clicks of one link, with the same days as on the screen. */
export async function* writeHits(
  db: Db,
  { account_id, id }: { account_id: string; id: string },
  range: DayRange,
): AsyncGenerator<string> {
  yield HEAD;
  yield* writeDays(db, { account_id, link_id: id }, range);
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
    yield* writeDays(db, { account_id, link_id: null }, { from: month, to: getLastDay(toPeriod(month)) });
  }
}

/** Writes day by day and some thousands of rows at a time: nothing stays in memory, however many there are. */
async function* writeDays(db: Db, choice: Choice, range: DayRange): AsyncGenerator<string> {
  const { rows: days } = await db.execute<{ day: string }>(sql`
    select distinct day::text as day from ${link_hits} where ${isChosen(choice)}
       and day between ${range.from}::date and ${range.to}::date order by 1`);
  const marks = await listLinkMarks(db, choice, range);
  for (const { day } of days) {
    for await (const rows of listRows(db, choice, day)) {
      yield rows.map((row) => writeCsvRow(toCells(row, marks.get(`${row.link_id} ${day}`) ?? []))).join('');
    }
  }
}

function toCells(row: Row, marks: readonly string[]): CsvCell[] {
  return [...COLUMNS.map((name) => row[name]), { number: row.count }, marks.join(' ')];
}

const isChosen = ({ account_id, link_id }: Choice) =>
  link_id === null ? sql`account_id = ${account_id}` : sql`account_id = ${account_id} and link_id = ${link_id}`;

/** Lists the hits of a day in parts, those of robots too; of a link that is gone only the figures remain. */
async function* listRows(db: Db, choice: Choice, day: string): AsyncGenerator<readonly Row[]> {
  let after = sql``;
  for (;;) {
    const { rows } = await db.execute<Row>(sql`
      select ${day} as date, r.title as release, l.key as link, coalesce(s.name, h.store_id) as store, h.*
        from (select link_id, kind as event, store_id, country, referrer as source, device, sum(count)::text as count
                from ${link_hits} where ${isChosen(choice)} and day = ${day}::date ${after}
               group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6 limit ${ROWS_AT_ONCE}) h
        left join ${smart_links} l on l.id = h.link_id
        left join ${releases} r on r.id = l.release_id
        left join ${stores} s on s.id = h.store_id
       order by h.link_id, h.event, h.store_id, h.country, h.source, h.device`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    const { link_id, event, store_id, country, source, device } = last;
    after = sql`and (link_id, kind, store_id, country, referrer, device)
      > (${link_id}::uuid, ${event}, ${store_id}, ${country}::bpchar, ${source}, ${device})`;
  }
}
