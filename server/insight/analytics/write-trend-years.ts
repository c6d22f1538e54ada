import { releases, tracks } from '@tangent/db/schema/release.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { selectTrackArtist } from '@tangent/db/schema/track-artist.ts';
import { trend_track_days, trend_track_months } from '@tangent/db/schema/trend.ts';
import { TREND_COUNTS } from '@tangent/domain/analytics/trend-count.ts';
import { getLastDay, toPeriod } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import { writeYearFiles, type YearFile } from '../../platform/csv/write-year-files.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** The columns; `docs/analytics-csv.md` says what each contains. */
const COLUMNS = ['date', 'platform', 'isrc', 'track', 'version', 'artist', 'release', 'upc'] as const;
type Row = Record<(typeof COLUMNS)[number], string | null> & Record<(typeof TREND_COUNTS)[number], string>;

/**
 * Writes the daily store figures of an account's tracks into a folder, one CSV per year, however many days there are.
 */
export async function writeTrendYears(db: Db, accountId: string, folder: string): Promise<YearFile[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct month::text as month from ${trend_track_months} where account_id = ${accountId} order by 1`);
  const months = rows.map(({ month }) => month);
  return writeYearFiles({ folder, kind: 'trends' }, months, (own) => writeYear(db, accountId, own));
}

/** Writes month by month, so that memory holds at most one month. */
async function* writeYear(db: Db, accountId: string, months: readonly string[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow([...COLUMNS, ...TREND_COUNTS]);
  for (const month of months) {
    const rows = await listRows(db, accountId, month);
    yield rows.map((row) => writeCsvRow(toCells(row))).join('');
  }
}

function toCells(row: Row): CsvCell[] {
  return [...COLUMNS.map((name) => row[name]), ...TREND_COUNTS.map((name) => ({ number: row[name] }))];
}

/** Lists the rows of a month; of erased music only the figures remain. */
async function listRows(db: Db, accountId: string, month: string): Promise<Row[]> {
  const counts = sql.raw(TREND_COUNTS.map((name) => `d.${name}::text as ${name}`).join(', '));
  const { rows } = await db.execute<Row>(sql`
    select d.day::text as date, s.name as platform, t.isrc, t.title as track, t.version_title as version,
           ${selectTrackArtist('t', 'r')} as artist, r.title as release, r.upc, ${counts}
      from ${trend_track_days} d
      join ${stores} s on s.id = d.store_id
      left join ${tracks} t on t.id = d.track_id
      left join ${releases} r on r.id = t.release_id
     where d.account_id = ${accountId} and d.day between ${month}::date and ${getLastDay(toPeriod(month))}::date
     order by d.day, s.name, t.isrc, d.track_id`);
  return rows;
}
