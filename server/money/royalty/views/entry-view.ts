import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { sales_files, sales_postings, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { split_parts } from '@tangent/db/schema/money/split.ts';
import { ROYALTY_LINES_SCANNED } from '@tangent/domain/money/money-limits.ts';
import { splitNet } from '@tangent/domain/money/royalty/split-net.ts';
import { buildTransactionId, parseTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { getChargeView } from '../charges/charge-view.ts';
import { listHolders } from '../list-holders.ts';
import { presentMicros } from '../present-micros.ts';
import { listEntryGroups } from './entry-groups.ts';
import { findFreshness } from './find-freshness.ts';
import { type EntryRow, listEntries } from './list-entries.ts';
import { findPaidMark, type PaidMark } from './paid-mark.ts';
import { presentEntry } from './present-entry.ts';

/** The entries of the reader for one line. A reader who has shares under two addresses has two entries. */
type Found = { rows: readonly [EntryRow, ...EntryRow[]]; holders: readonly string[]; mark: PaidMark };

/** Returns the entries of a line; refuses the transaction id of another account as if it did not exist. */
export async function getEntryRows(db: Db, accountId: string, transactionId: string): Promise<Found> {
  const linePosition = parseTransactionId(transactionId);
  if (linePosition === null) throw new Refusal('not_found');
  const holders = await listHolders(db, accountId);
  const mark = await findPaidMark(db, accountId, holders);
  const groups = await listEntryGroups(db, holders, linePosition, null, mark);
  const question = {
    holders,
    filter: linePosition,
    tracks: null,
    mark,
    after: null,
    limit: holders.length,
    max_lines: ROYALTY_LINES_SCANNED,
  };
  const [first, ...others] = (await listEntries(db, groups, question)).rows;
  if (first === undefined) throw new Refusal('not_found');
  return { rows: [first, ...others], holders, mark };
}

/** Returns one line on its way from the store's report to the reader's amount. */
export async function getRoyaltyEntryView(
  db: Db,
  accountId: string,
  transactionId: string,
  now: Date,
): Promise<RoyaltyEntryDetail> {
  const { rows, holders, mark } = await getEntryRows(db, accountId, transactionId);
  const [row] = rows;
  const amount = rows.reduce((sum, { amount_micros }) => sum + BigInt(amount_micros), 0n);
  const report = await getReport(db, row);
  return {
    ...presentEntry(row, mark),
    amount_micros: presentMicros(amount),
    upc: row.upc,
    gross: { amount: row.gross_amount, currency: report.currency },
    exchange: presentExchange(report),
    share_basis_points: row.share_basis_points,
    net_micros: presentMicros(row.net_micros),
    recouped_micros: presentMicros(row.recouped_micros),
    split: await listParts(db, row, holders),
    source: {
      file_name: report.file_name,
      line_no: row.line_no,
      posted_at: report.posted_at.toISOString(),
      has_line: row.is_share === 0 && report.kind === 'report',
    },
    charge: row.charge_id === null ? null : await getChargeView(db, row.charge_id, now),
    reverses: report.reverses_no === null ? null : buildTransactionId({ ...row, file_no: report.reverses_no }),
    reversed_by: report.reversed_by_no === null ? null : buildTransactionId({ ...row, file_no: report.reversed_by_no }),
    freshness: await findFreshness(db, holders),
  };
}

type Report = Awaited<ReturnType<typeof getReport>>;

async function getReport(db: Db, { file_no, statement_no, posting_no }: EntryRow) {
  const selectFileNo = (condition: ReturnType<typeof sql>) =>
    sql<number | null>`(select o.file_no from ${sales_files} o where ${condition})`;
  const [report] = await db
    .select({
      kind: sales_files.kind,
      file_name: sales_files.name,
      posted_at: sales_postings.at,
      currency: sales_statements.currency,
      rate_date: sales_statements.rate_date,
      rate: sql<string | null>`trim_scale(${sales_statements.rate})::text`,
      rate_source: sales_statements.rate_source,
      reverses_no: selectFileNo(sql`o.id = ${sales_files}.reverses_id`),
      reversed_by_no: selectFileNo(sql`o.reverses_id = ${sales_files}.id`),
    })
    .from(sales_files)
    .innerJoin(sales_statements, eq(sales_statements.statement_no, statement_no))
    .innerJoin(sales_postings, eq(sales_postings.posting_no, posting_no))
    .where(eq(sales_files.file_no, file_no));
  if (report === undefined) throw new Error(`the report behind file ${file_no} does not exist`);
  return report;
}

function presentExchange({ rate, rate_date, rate_source }: Report): RoyaltyEntryDetail['exchange'] {
  if (rate === null || rate_source === null || rate_source === 'home') return null;
  return { rate, day: rate_date, source: rate_source };
}

/** Lists the parts of the net by holder. A reader with a share sees their own part and no other names. */
async function listParts(db: Db, row: EntryRow, holders: readonly string[]): Promise<RoyaltyEntryDetail['split']> {
  if (row.split_version_id === null) return [];
  const parts = await db
    .select()
    .from(split_parts)
    .where(eq(split_parts.version_id, row.split_version_id))
    .orderBy(asc(split_parts.position));
  const amounts = splitNet(BigInt(row.net_micros) - BigInt(row.recouped_micros), parts);
  const isOwner = row.is_share === 0;
  return parts
    .map(({ name, roles, share_basis_points, payee_id }, index) => ({
      name,
      roles,
      share_basis_points,
      amount_micros: presentMicros(amounts[index] ?? 0n),
      // The owner gets the part of a payee who cannot be paid.
      is_viewer: payee_id === null ? isOwner : holders.includes(payee_id),
    }))
    .filter(({ is_viewer }) => isOwner || is_viewer);
}
