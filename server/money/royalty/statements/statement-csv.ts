import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { formatDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { EntryReceived } from '@tangent/domain/money/royalty/entry-status.ts';
import type { FineDisputeState } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { fromKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { getFirstDay, type Period } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { MICROS_PER_UNIT } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import { BYTE_ORDER_MARK, type CsvCell, type CsvNumber, writeCsvRow } from '../../../platform/csv/write-csv-row.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { chargeColumns, joinCharge } from '../charges/join-charge.ts';
import { received } from '../views/list-entries.ts';
import { loadReportedUntil } from './load-reported-until.ts';

/** The columns of a statement; `docs/statement-csv.md` says what each contains. */
const COLUMNS: readonly (readonly [string, (line: StatementLine, period: Period) => CsvCell])[] = [
  ['transaction_id', (line) => buildTransactionId(line)],
  ['statement_id', (line) => line.statement_id],
  ['period', (_line, period) => period],
  ['date', (line) => line.sale_date],
  ['platform', (line) => line.store_name],
  ['country', (line) => line.country],
  ['isrc', (line) => line.isrc],
  ['upc', (line) => line.upc],
  ['track', (line) => line.title],
  ['artist', (line) => line.artist],
  ['release', (line) => line.release_title],
  ['units', (line) => exact(line.units)],
  ['currency', (line) => line.currency],
  ['gross_amount', (line) => exact(line.gross_amount)],
  ['rate', (line) => (line.rate === null ? null : exact(line.rate))],
  ['rate_date', (line) => line.rate_date],
  ['gross_usd', (line) => dollars(line.gross_micros)],
  ['plan_share_percent', (line) => exact(formatDecimal({ digits: BigInt(line.share_basis_points), scale: 2 }))],
  ['net_usd', (line) => dollars(line.net_micros)],
  ['recouped_usd', (line) => dollars(line.recouped_micros)],
  ['amount_usd', (line) => dollars(line.amount_micros)],
  ['kind', (line) => (line.is_share === 1 ? 'share' : 'own')],
  ['line_kind', (line) => fromKindNumber(line.line_kind)],
  ['dispute', (line) => line.dispute],
  ['returned_on', (line) => line.returned_on],
  ['received', (line) => line.received],
  ['reported_until', (line) => line.reported_until],
  ['source_file', (line) => line.file_name],
  ['source_line', (line) => line.line_no],
];

const exact = (number: string): CsvNumber => ({ number });
const SCALE = String(MICROS_PER_UNIT).length - 1;
const dollars = (micros: string): CsvNumber => exact(formatDecimal({ digits: BigInt(micros), scale: SCALE }));

/** Writes every line of a month as it is read: nothing stays in memory, however many lines there are. */
export async function* writeStatementCsv(db: Db, holders: readonly string[], period: Period): AsyncGenerator<string> {
  yield writeStatementHead();
  yield* writeStatementRows(db, holders, period);
}

/** Returns the column names, which come before the rows of one month or of several. */
export function writeStatementHead(): string {
  return BYTE_ORDER_MARK + writeCsvRow(COLUMNS.map(([name]) => name));
}

export async function* writeStatementRows(db: Db, holders: readonly string[], period: Period): AsyncGenerator<string> {
  const until = await loadReportedUntil(db);
  for await (const some of listStatementLines(db, holders, period)) {
    const lines = some.map((line) => ({ ...line, reported_until: until.get(line.store_id) ?? null }));
    yield lines.map((line) => writeCsvRow(COLUMNS.map(([, read]) => read(line, period)))).join('');
  }
}

/** A line of a statement, as the database writes it. */
type StatementLine = {
  file_no: number;
  line_no: number;
  part: number;
  is_share: number;
  line_kind: number;
  file_name: string;
  statement_id: string;
  store_id: string;
  store_name: string;
  country: string;
  sale_date: string | null;
  title: string | null;
  artist: string | null;
  isrc: string | null;
  release_title: string | null;
  upc: string | null;
  units: string;
  currency: string;
  gross_amount: string;
  rate: string | null;
  rate_date: string | null;
  gross_micros: string;
  share_basis_points: number;
  net_micros: string;
  recouped_micros: string;
  amount_micros: string;
  dispute: FineDisputeState | null;
  returned_on: string | null;
  received: EntryReceived;
  reported_until: string | null;
};

const AT_ONCE = 5_000;

/**
 * Lists all lines of a month by file and line, shares in music of other accounts after the account's own lines; some
 * thousands at a time, however many. Each time is a separate query, so that a slow reader blocks nothing. Lines posted
 * in the meantime are left out.
 */
async function* listStatementLines(
  db: Db,
  holders: readonly string[],
  period: Period,
): AsyncGenerator<readonly StatementLine[]> {
  const last = await findLastPosting(db);
  for (const holder of holders) {
    let after = { file_no: 0, line_no: 0, part: 0 };
    for (;;) {
      const rows = await readLines(db, { holder, period, last, after });
      const end = rows.at(-1);
      if (end === undefined) break;
      yield rows;
      if (rows.length < AT_ONCE) break;
      after = end;
    }
  }
}

async function findLastPosting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(posting_no), 0) as last from sales_postings`,
  );
  return rows[0]?.last ?? 0;
}

type LinePosition = Pick<StatementLine, 'file_no' | 'line_no' | 'part'>;
type Question = { holder: string; period: Period; last: number; after: LinePosition };

async function readLines(db: Db, { holder, period, last, after }: Question): Promise<StatementLine[]> {
  const { file_no, line_no, part } = after;
  const { rows } = await db.execute<StatementLine>(sql`
    select e.*, e.kind as line_kind, e.sale_date::text as sale_date, trim_scale(e.gross_amount)::text as gross_amount, f.name as file_name,
           s.statement_id, s.currency, trim_scale(s.rate)::text as rate, s.rate_date::text as rate_date,
           d.name as store_name, m.title, ${selectTrackArtist('m', 'r')} as artist, m.isrc,
           r.title as release_title, r.upc, ${chargeColumns},
           ${received} as received
      from (
        select * from ${royalty_entries}
         where holder_id = ${holder} and period = ${getFirstDay(period)} and posting_no <= ${last}
           and (file_no, line_no, part) > (${file_no}::int, ${line_no}::int, ${part}::smallint)
         order by file_no, line_no, part limit ${AT_ONCE}
      ) e
      join ${sales_files} f on f.file_no = e.file_no
      join ${sales_statements} s on s.statement_no = e.statement_no
      join ${stores} d on d.id = e.store_id
      left join ${tracks} m on m.id = e.track_id
      left join ${releases} r on r.id = m.release_id
      ${joinCharge}
     order by e.file_no, e.line_no, e.part`);
  return rows;
}
