import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { trend_entries, trend_playlists } from '@tangent/db/schema/insight/trend.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { DEVICES } from '@tangent/domain/insight/analytics/device.ts';
import { sql } from 'drizzle-orm';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { matchesTarget, type Target } from './load-days.ts';

/** The findings, the days around them, and every line of the files behind them; `row` says which of these a row is. */
const COLUMNS = [
  'row',
  'day',
  'platform',
  'release',
  'rule',
  'country',
  'playlist',
  'device',
  'streams',
  'listeners',
  'saves',
  'playlist_adds',
  'usual_streams',
  'numbers',
  'source_file',
  'source_line',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], CsvCell>>;

type Line = {
  day: string;
  country: string;
  playlist: string | null;
  device: number | null;
  streams: string;
  listeners: string;
  saves: string;
  playlist_adds: string;
  file_no: number;
  line_no: number;
  source_file: string;
};

const LINES_PER_BATCH = 5_000;

/**
 * Writes every number behind a case. Lines are read some thousands at a time. Their age and gender are left out: the
 * groups are small enough to identify listeners.
 */
export async function* writeEvidence(db: Db, target: Target, view: FraudCaseDetail): AsyncGenerator<string> {
  const names = { platform: view.store.name, release: view.release.title };
  const write = (row: Row) => writeCsvRow(COLUMNS.map((name) => ({ ...names, ...row })[name] ?? null));
  yield BYTE_ORDER_MARK + writeCsvRow(COLUMNS);
  for (const { day, rule, country, playlist, device, numbers } of view.findings) {
    const { streams = null, listeners = null, usual_streams = null } = numbers;
    const pairs = Object.entries(numbers).map(([name, value]) => `${name}=${value}`);
    yield write({
      row: 'finding',
      day,
      rule,
      country,
      playlist,
      device,
      streams,
      listeners,
      usual_streams,
      numbers: pairs.join(' '),
    });
  }
  for (const { day, streams, listeners, usual } of view.series) {
    yield write({ row: 'day', day, streams, listeners, usual_streams: usual });
  }
  for await (const lines of listLines(db, target, view)) yield lines.map((line) => write(readLine(line))).join('');
}

function readLine({ streams, listeners, saves, playlist_adds, line_no, device, ...line }: Line): Row {
  const counts = { streams, listeners, saves, playlist_adds };
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, number]) => [name, { number }]));
  return { row: 'line', ...line, device: DEVICES[device ?? 0] ?? null, ...numbers, source_line: line_no };
}

async function* listLines(db: Db, target: Target, { series }: FraudCaseDetail): AsyncGenerator<readonly Line[]> {
  const span = { from: series[0]?.day ?? '', to: series.at(-1)?.day ?? '' };
  let after = { day: span.from, file_no: 0, line_no: 0 };
  for (;;) {
    const { rows } = await db.execute<Line>(sql`
      select e.*, p.name as playlist, f.name as source_file
        from (select day::text, country, playlist_no, device, streams, listeners, saves, playlist_adds, file_no, line_no
                from ${trend_entries}
               where ${matchesTarget(target, { from: after.day, to: span.to })}
                 and (day, file_no, line_no) > (${after.day}::date, ${after.file_no}::int, ${after.line_no}::int)
               order by ${trend_entries}.day, file_no, line_no limit ${LINES_PER_BATCH}) e
        join ${sales_files} f on f.file_no = e.file_no
        left join ${trend_playlists} p on p.playlist_no = e.playlist_no
       order by e.day, e.file_no, e.line_no`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last;
  }
}
