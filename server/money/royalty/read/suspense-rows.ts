import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { formatDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { SaleLine } from '../reports/report.ts';
import type { RunningStatement } from './statement-store.ts';

/** Longer titles and names are cut. */
const WORDS_MAX = 1_000;

/** Builds the stored row of an unmatched line. */
export function buildSuspenseRow(
  line: SaleLine,
  { statement, gross_micros, reason }: { statement: RunningStatement; gross_micros: number; reason: SuspenseReason },
) {
  const { line_no, kind, country, sale_date, isrc, upc, units } = line;
  return {
    line_no,
    kind,
    country,
    sale_date,
    isrc,
    upc,
    units,
    gross_micros,
    reason,
    statement_no: statement.statement_no,
    store_id: statement.store_id,
    period: statement.first_day,
    title: line.title?.slice(0, WORDS_MAX) ?? null,
    artist: line.artist?.slice(0, WORDS_MAX) ?? null,
    gross_amount: formatDecimal(line.amount),
  };
}

export type SuspenseRow = ReturnType<typeof buildSuspenseRow>;

export async function insertSuspense(tx: Tx, fileNo: number, rows: readonly SuspenseRow[]): Promise<void> {
  await tx.execute(sql`
    insert into ${suspense_lines} (file_no, line_no, statement_no, store_id, period, country, sale_date, isrc, upc, title,
                                   artist, units, gross_amount, gross_micros, reason, kind)
    select ${fileNo}, * from json_to_recordset(${JSON.stringify(rows)}::json) as line(
      line_no int, statement_no int, store_id text, period date, country char(2), sale_date date, isrc text, upc text,
      title text, artist text, units bigint, gross_amount numeric, gross_micros bigint, reason text, kind text)`);
}
