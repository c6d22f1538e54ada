import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { trend_track_days, trend_track_months } from '@tangent/db/schema/insight/trend.ts';
import { TREND_COUNTS } from '@tangent/domain/insight/analytics/trend-count.ts';
import type { FlaggedReason } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { getLastDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { sql } from 'drizzle-orm';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import { writeYearFiles, type YearFile } from '../../platform/csv/write-year-files.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listFlaggedDays } from '../monitoring/public.ts';
import { flaggedLines, listFlaggedWithin, type Music } from './trend-rows.ts';

/** The columns; `docs/analytics-csv.md` says what each contains. */
const COLUMNS = ['date', 'platform', 'isrc', 'track', 'version', 'artist', 'release', 'upc'] as const;
type Row = Record<(typeof COLUMNS)[number], string | null> & Record<(typeof TREND_COUNTS)[number], string>;

/** Why and how many streams of a row are in no figure; empty for all that count. */
const NOT_COUNTED = ['not_counted', 'streams_not_counted'] as const;
type NotCounted = { reason: FlaggedReason; streams: string };

/**
 * Writes the daily store figures of an account's tracks into a folder, one CSV per year, however many days there are.
 */
export async function writeTrendYears(db: Db, accountId: string, folder: string): Promise<YearFile[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct month::text as month from ${trend_track_months} where account_id = ${accountId} order by 1`);
  const months = rows.map(({ month }) => month);
  const music = { account_id: accountId, tracks: null, flagged: await listFlaggedDays(db, accountId) };
  return writeYearFiles({ folder, kind: 'trends' }, months, (own) => writeYear(db, music, own));
}

const ROWS_AT_ONCE = 5_000;

/** Writes month by month and some thousands of rows at a time, so that memory holds no more of them. */
async function* writeYear(db: Db, music: Music, months: readonly string[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow([...COLUMNS, ...TREND_COUNTS, ...NOT_COUNTED]);
  for (const month of months) {
    const notCounted = await sumNotCounted(db, music, month);
    const write = (row: Row & Position) => {
      const found = notCounted.get(toKey(row));
      return writeCsvRow([...toCells(row), found?.reason ?? null, found ? { number: found.streams } : null]);
    };
    for await (const rows of listRows(db, music.account_id, month)) yield rows.map(write).join('');
  }
}

const toKey = ({ date, track_id, store_id }: Position) => `${date} ${track_id} ${store_id}`;

async function sumNotCounted(db: Db, music: Music, month: string): Promise<Map<string, NotCounted>> {
  const range = { from: month, to: getLastDay(toPeriod(month)) };
  const flagged = listFlaggedWithin(music, range);
  if (flagged.length === 0) return new Map();
  const { rows } = await db.execute<Position & NotCounted>(sql`
    select e.day::text as date, e.track_id, e.store_id, f.reason, sum(e.streams)::text as streams
      from ${flaggedLines(music, { range, flagged, by: 'track' })} group by 1, 2, 3, 4 having sum(e.streams) > 0`);
  return new Map(rows.map((row) => [toKey(row), row]));
}

function toCells(row: Row): CsvCell[] {
  return [...COLUMNS.map((name) => row[name]), ...TREND_COUNTS.map((name) => ({ number: row[name] }))];
}

/** Where a part of the rows ends. */
type Position = { date: string; track_id: string; store_id: string };

/** Lists the rows of a month in parts, by day and track; of erased music only the figures remain. */
async function* listRows(db: Db, accountId: string, month: string): AsyncGenerator<readonly (Row & Position)[]> {
  const counts = sql.raw(TREND_COUNTS.map((name) => `d.${name}::text as ${name}`).join(', '));
  const last_day = getLastDay(toPeriod(month));
  let after = sql``;
  for (;;) {
    const { rows } = await db.execute<Row & Position>(sql`
      select d.day::text as date, s.name as platform, t.isrc, t.title as track, t.version_title as version,
             ${selectTrackArtist('t', 'r')} as artist, r.title as release, r.upc, ${counts}, d.track_id, d.store_id
        from (select * from ${trend_track_days}
               where account_id = ${accountId} and day between ${month}::date and ${last_day}::date ${after}
               order by day, track_id, store_id limit ${ROWS_AT_ONCE}) d
        join ${stores} s on s.id = d.store_id
        left join ${tracks} t on t.id = d.track_id
        left join ${releases} r on r.id = t.release_id
       order by d.day, d.track_id, d.store_id`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = sql`and (day, track_id, store_id) > (${last.date}::date, ${last.track_id}::uuid, ${last.store_id})`;
  }
}
