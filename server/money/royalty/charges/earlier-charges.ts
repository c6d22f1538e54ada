import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { sales_postings, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { PostingRow } from '../post/insert-posting.ts';

/** A fine as its owner is notified of it. */
export type FineRow = {
  id: string;
  account_id: string;
  store_id: string;
  period: string;
  track_id: string;
  release_id: string;
  file_no: number;
  line_no: number;
  part: number;
  amount_micros: bigint;
};

/** Lists the fines of a posting, and those that stores took back with it. */
export function listPostedFines(tx: Tx, { posting_no }: Pick<PostingRow, 'posting_no'>): Promise<FineRow[]> {
  return selectFines(tx, sql`c.posting_no = ${posting_no}`);
}

type Earlier = { earlier: FineRow[]; gone: FineRow[] };

/**
 * Takes the fines of reversed reports that a posting reports again: of the same stores and months. Each is taken once.
 * `gone` are those that the posting should contain if they were still valid; without the ones that staff had assigned to
 * a track, which may wait for that again.
 */
export async function takeEarlierFines(
  tx: Tx,
  { posting_no, file_id, kind }: PostingRow,
  current: readonly FineRow[],
): Promise<Earlier> {
  const isReported = sql`(c.store_id, c.period) in (
    select s.store_id, s.period from ${sales_statements} s where s.file_id = ${file_id})`;
  const isOpen = sql`c.reversed_at is not null and c.replaced_no is null`;
  const ofKind = (kinds: SQL) =>
    sql`exists (select 1 from ${sales_postings} p where p.posting_no = c.posting_no and p.kind in (${kinds}))`;
  const earlier = await selectFines(tx, sql`${isOpen} and ${isReported} and ${ofKind(sql`'report', 'match'`)}`);
  if (earlier.length === 0) return { earlier, gone: [] };
  const gone =
    kind === 'report' ? await selectFines(tx, sql`${isOpen} and ${isReported} and ${ofKind(sql`'report'`)}`) : [];
  const tracks = new Set(current.map(({ account_id, track_id, period }) => `${account_id} ${track_id} ${period}`));
  const again = earlier.filter(({ account_id, track_id, period }) => tracks.has(`${account_id} ${track_id} ${period}`));
  const ids = [...new Set([...gone, ...again].map(({ id }) => id))];
  await tx.execute(sql`
    update ${royalty_charges} set replaced_no = ${posting_no} where id = any(${sql.param(ids)}::uuid[])`);
  return { earlier, gone };
}

async function selectFines(tx: Tx, where: SQL): Promise<FineRow[]> {
  const { rows } = await tx.execute<Omit<FineRow, 'amount_micros'> & { amount: string }>(sql`
    select c.id, c.account_id, c.store_id, c.period::text as period, c.track_id, c.release_id, c.file_no, c.line_no,
           c.part, c.amount_micros::text as amount
      from ${royalty_charges} c where ${where} and c.kind = 'penalty' and c.amount_micros <> 0
     order by c.account_id, c.store_id, c.period, c.amount_micros > 0, c.file_no, c.line_no, c.part`);
  return rows.map(({ amount, ...row }) => ({ ...row, amount_micros: BigInt(amount) }));
}
