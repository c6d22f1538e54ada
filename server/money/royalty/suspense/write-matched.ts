import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { formatDecimal, parseExact } from '@tangent/domain/money/royalty/decimal.ts';
import { toKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { ReleasedTrack } from '../../store-file/public.ts';
import { insertCharges } from '../charges/charge-store.ts';
import type { PostingRow } from '../post/insert-posting.ts';
import { addPostingTotals } from '../post/posting-totals.ts';
import type { LineDivision } from '../read/divide-line.ts';
import { type EntrySink, EntryWriter, type SalePart } from '../read/entry-writer.ts';
import type { RecordingLookup } from '../read/recording-lookup.ts';
import type { Recording, Terms } from '../read/terms.ts';
import type { SaleLine } from '../reports/report.ts';

/** A line in suspense with the id of its file. */
export type WaitingLine = typeof suspense_lines.$inferSelect & { file_id: string };

type EntryRow = typeof royalty_entries.$inferInsert;
type Matched = {
  lines: readonly WaitingLine[];
  track: ReleasedTrack;
  recordingLookup: RecordingLookup;
  posting: PostingRow;
};

const AT_ONCE = 1_000;

/**
 * Writes the entries of one file's lines that are matched to a track, and their totals, and marks the lines as matched.
 */
export async function writeMatched(tx: Tx, { lines, track, recordingLookup, posting }: Matched): Promise<void> {
  const { track_id, release_id, account_id } = track;
  const recording: Recording = { track_id, release_id, account_id, terms: [] };
  // The lines of one statement have the same store and month.
  const statements = [...new Map(lines.map((line) => [line.statement_no, line])).values()];
  for (const [index, { period }] of statements.entries()) await recordingLookup.learnTerms([recording], index, period);
  const indexes = new Map(statements.map(({ statement_no }, index) => [statement_no, index]));
  const sink = new EntryList(posting, statements);
  const entries = new EntryWriter(sink, (statement) => {
    const { statement_no = 0, store_id = '' } = statements[statement] ?? {};
    return { statement_no, store_id };
  });
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const some = lines.slice(start, start + AT_ONCE);
    for (const line of some) {
      const amount = parseExact(line.gross_amount);
      const sale = { ...line, statement: indexes.get(line.statement_no) ?? 0, amount };
      entries.add(sale, 0, recording, { ...sale, gross_micros: Number(line.gross_micros) });
    }
    for (let at = 0; at < sink.rows.length; at += AT_ONCE)
      await tx.insert(royalty_entries).values(sink.rows.slice(at, at + AT_ONCE));
    sink.rows = [];
    await markMatched(tx, some, { track_id, posting });
  }
  const numbers = new Map(lines.map(({ line_no, file_no }) => [line_no, file_no]));
  await insertCharges(
    tx,
    posting,
    entries.charges.map((charge) => ({ ...charge, file_no: numbers.get(charge.line_no) ?? 0 })),
  );
  await addPostingTotals(tx, posting.posting_no, [...entries.drainSums([recording])]);
}

class EntryList implements EntrySink {
  rows: EntryRow[] = [];

  constructor(
    private readonly posting: PostingRow,
    private readonly statements: readonly WaitingLine[],
  ) {}

  add(line: SaleLine, part: number, terms: Terms, holder: number, sold: SalePart, division: LineDivision): void {
    const from = this.statements[line.statement];
    const recipient = terms.holders[holder];
    if (!from || !recipient) throw new Error('an entry has no holder');
    const { recording, period, share_basis_points, version } = terms;
    this.rows.push({
      holder_id: recipient.holder_id,
      is_share: recipient.is_share,
      period,
      share_basis_points,
      file_no: from.file_no,
      statement_no: from.statement_no,
      store_id: from.store_id,
      posting_no: this.posting.posting_no,
      track_id: recording.track_id,
      split_version_id: version?.id ?? null,
      line_no: line.line_no,
      part,
      kind: toKindNumber(line.kind),
      country: line.country,
      sale_date: line.sale_date,
      units: sold.units,
      gross_amount: formatDecimal(sold.amount),
      gross_micros: BigInt(sold.gross_micros),
      net_micros: BigInt(division.net_micros),
      recouped_micros: BigInt(division.recouped_micros),
      amount_micros: BigInt(division.amounts[holder] ?? 0),
    });
  }
}

async function markMatched(
  tx: Tx,
  lines: readonly WaitingLine[],
  { track_id, posting }: { track_id: string; posting: PostingRow },
): Promise<void> {
  const { file_no, line_no } = suspense_lines;
  const [first] = lines;
  if (!first) return;
  const numbers = lines.map((line) => line.line_no);
  await tx
    .update(suspense_lines)
    .set({
      state: 'matched',
      matched_track_id: track_id,
      matched_by: posting.actor_id,
      matched_at: posting.at,
      posting_no: posting.posting_no,
    })
    .where(and(eq(file_no, first.file_no), inArray(line_no, numbers)));
}
