import { royalty_entries, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { split_recoupments } from '@tangent/db/schema/money/split.ts';
import { parseExact } from '@tangent/domain/money/royalty/decimal.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { freeParts, lockPostings, type Side } from '../../ledger/public.ts';
import type { SalesFileRow } from '../../store-file/public.ts';
import { mirrorCharges } from '../charges/charge-store.ts';
import { bookPosting } from './book-posting.ts';
import { insertPosting } from './insert-posting.ts';
import { aggregateEntries, createPostingTotals, postingTotalsTable } from './posting-totals.ts';
import { buildStatementSides, reverseSide } from './statement-sides.ts';

/**
 * Reverses a posted file: adds a file that mirrors all its entries and statements with the opposite sign, including
 * lines that were matched later (rule F26 in docs/standards/reliability.md). The posted file stays unchanged. Returns
 * the id of the mirror.
 */
export async function reversePosted(
  tx: Tx,
  fileId: string,
  by: { at: Date; actor_id: string | null; note: string | null },
): Promise<string> {
  await lockPostings(tx);
  const [file] = await tx
    .update(sales_files)
    .set({ state: 'reversed' })
    .where(and(eq(sales_files.id, fileId), eq(sales_files.state, 'posted'), eq(sales_files.kind, 'report')))
    .returning();
  if (!file) throw new Refusal('invalid_transition');
  // Millions of lines are mirrored as they were written, in one statement.
  await tx.execute(sql`set local statement_timeout = 0`);
  const mirror = await insertMirror(tx, file, by);
  const { at, actor_id } = by;
  const posting = await insertPosting(tx, { file_id: mirror.id, kind: 'reversal', at, actor_id });
  const sides = await mirrorStatements(tx, file, mirror);
  await mirrorEntries(tx, { file, mirror, posting_no: posting.posting_no });
  await mirrorCharges(tx, posting, { file, mirror });
  await closeSuspense(tx, file.file_no);
  await mirrorRecoupments(tx, file.id, posting.posting_no);
  await createPostingTotals(tx, posting.posting_no);
  await aggregateEntries(tx, posting.posting_no, { holders: selectHolders(file.id), file_nos: [mirror.file_no] });
  await nameReversed(tx, posting.posting_no, file.id, mirror.id);
  const statements = await tx.select().from(sales_statements).where(eq(sales_statements.file_id, file.id));
  await freeParts(
    tx,
    statements.map(({ statement_no }) => statement_no),
    at,
  );
  await bookPosting(tx, posting, { sides, ...(by.note === null ? {} : { note: by.note }) });
  return mirror.id;
}

async function insertMirror(
  tx: Tx,
  { id, name, size_bytes, profile, source, lines, matched_lines, suspense_lines: unmatched }: SalesFileRow,
  { at, actor_id, note }: { at: Date; actor_id: string | null; note: string | null },
): Promise<SalesFileRow> {
  const [mirror] = await tx
    .insert(sales_files)
    .values({
      kind: 'reversal',
      state: 'posted',
      reverses_id: id,
      name,
      size_bytes,
      profile,
      source,
      note,
      lines,
      matched_lines,
      suspense_lines: unmatched,
      received_at: at,
      received_by: actor_id,
      posted_at: at,
    })
    .returning();
  if (!mirror) throw new Error('the mirror of a file was not stored');
  return mirror;
}

/** Adds statements that mirror those of a file, and returns the sources of its money with the opposite sign. */
async function mirrorStatements(tx: Tx, file: SalesFileRow, mirror: SalesFileRow): Promise<Side[]> {
  const rows = await tx
    .select()
    .from(sales_statements)
    .where(eq(sales_statements.file_id, file.id))
    .orderBy(asc(sales_statements.statement_no));
  const open = await totalOpenSuspense(tx, file.file_no);
  const sides: Side[] = [];
  for (const { id, statement_no, file_id, ...row } of rows) {
    const suspense_micros = open.get(statement_no) ?? 0n;
    const negative = { units: -row.units, gross_amount: negate(row.gross_amount), gross_micros: -row.gross_micros };
    await tx.insert(sales_statements).values({
      ...row,
      ...negative,
      file_id: mirror.id,
      declared_amount: null,
      suspense_micros: -suspense_micros,
    });
    const { store_id, currency, rate } = row;
    if (store_id === null || rate === null)
      throw new Error(`statement ${statement_no} is posted without a store or a rate`);
    const exact = { gross_amount: parseExact(row.gross_amount), rate: parseExact(rate) };
    sides.push(...buildStatementSides({ store_id, currency, ...exact, suspense_micros }).map(reverseSide));
  }
  return sides;
}

function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

async function totalOpenSuspense(tx: Tx, fileNo: number): Promise<Map<number, bigint>> {
  const rows = await tx
    .select({ statement_no: suspense_lines.statement_no, micros: sql<string>`sum(${suspense_lines.gross_micros})` })
    .from(suspense_lines)
    .where(and(eq(suspense_lines.file_no, fileNo), eq(suspense_lines.state, 'open')))
    .groupBy(suspense_lines.statement_no);
  return new Map(rows.map(({ statement_no, micros }) => [statement_no, BigInt(micros)]));
}

/** Selects the possible holders of a file's entries: the index finds entries by holder and month. */
function selectHolders(fileId: string) {
  return sql`
    select distinct t.holder_id, t.period from ${royalty_store_totals} t
     where (t.store_id, t.period) in (
       select s.store_id, s.period from ${sales_statements} s where s.file_id = ${fileId})`;
}

async function mirrorEntries(
  tx: Tx,
  { file, mirror, posting_no }: { file: SalesFileRow; mirror: SalesFileRow; posting_no: number },
): Promise<void> {
  await tx.execute(sql`
    insert into ${royalty_entries} (holder_id, period, file_no, line_no, part, kind, posting_no, statement_no, is_share, store_id, country,
           sale_date, track_id, units, gross_amount, gross_micros, share_basis_points, net_micros, recouped_micros,
           split_version_id, amount_micros)
    select e.holder_id, e.period, ${mirror.file_no}, e.line_no, e.part, e.kind, ${posting_no}, s.mirror_no, e.is_share, e.store_id,
           e.country, e.sale_date, e.track_id, -e.units, -e.gross_amount, -e.gross_micros, e.share_basis_points, -e.net_micros,
           -e.recouped_micros, e.split_version_id, -e.amount_micros
      from (${selectHolders(file.id)}) h
      join ${royalty_entries} e on e.holder_id = h.holder_id and e.period = h.period and e.file_no = ${file.file_no}
      join (${selectMirrors(file.id, mirror.id)}) s on s.statement_no = e.statement_no`);
}

/** Selects the statements of a file, each with the one that mirrors it. */
function selectMirrors(fileId: string, mirrorId: string) {
  return sql`
    select one.statement_no, other.statement_no as mirror_no
      from ${sales_statements} one join ${sales_statements} other
        on other.statement_id = one.statement_id and other.period = one.period and other.currency = one.currency
     where one.file_id = ${fileId} and other.file_id = ${mirrorId}`;
}

/** Puts the statements that are reversed in the place of their mirrors: their reported money is to be taken back. */
async function nameReversed(tx: Tx, postingNo: number, fileId: string, mirrorId: string): Promise<void> {
  await tx.execute(sql`
    update ${postingTotalsTable(postingNo)} e set statement_no = s.statement_no
      from (${selectMirrors(fileId, mirrorId)}) s where s.mirror_no = e.statement_no`);
}

async function closeSuspense(tx: Tx, fileNo: number): Promise<void> {
  await tx
    .update(suspense_lines)
    .set({ state: 'reversed' })
    .where(and(eq(suspense_lines.file_no, fileNo), eq(suspense_lines.state, 'open')));
}

/** Makes the amounts that lines of the file recouped available to be recouped again. */
async function mirrorRecoupments(tx: Tx, fileId: string, postingNo: number): Promise<void> {
  await tx.execute(sql`
    insert into ${split_recoupments} (version_id, posting_no, amount_micros)
    select r.version_id, ${postingNo}, -sum(r.amount_micros)
      from ${split_recoupments} r
     where r.posting_no in (select posting_no from sales_postings where file_id = ${fileId})
     group by r.version_id`);
}
