import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_postings } from '@tangent/db/schema/money/sales.ts';
import type { FineDisputeState } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { matchReturns } from '@tangent/domain/money/royalty/match-returns.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { PostingRow } from '../post/insert-posting.ts';

/** A charge with its dispute, and the charge that it takes back. */
export type LinkedCharge = {
  id: string;
  amount_micros: bigint;
  period: string;
  posting_no: number;
  posted_at: Date;
  reversed_at: Date | null;
  replaced_no: number | null;
  returns_id: string | null;
  dispute_id: string | null;
  state: FineDisputeState | null;
};

/** The charges of one account, track, store and kind, in the order of their postings. */
export type ChargeGroup = LinkedCharge[];

/**
 * Links what stores took back to the fine or fee that it is about, for the tracks and stores of a posting and, where it
 * replaces a report, of the reversal. Returns their charges by group, locked until the transaction ends.
 */
export async function linkReturns(
  tx: Tx,
  { posting_no, file_id }: Pick<PostingRow, 'posting_no' | 'file_id'>,
): Promise<ChargeGroup[]> {
  const groups = await lockGroups(tx, posting_no, file_id);
  for (const group of groups) {
    const found = matchReturns(
      group
        .filter(({ reversed_at }) => reversed_at === null)
        .map((one) => ({ ...one, is_disputed: one.state !== null && one.state !== 'refused' })),
    );
    for (const charge of group) {
      const returns_id = found.get(charge.id) ?? null;
      if (returns_id === charge.returns_id) continue;
      charge.returns_id = returns_id;
      await tx.update(royalty_charges).set({ returns_id }).where(eq(royalty_charges.id, charge.id));
    }
  }
  return groups;
}

async function lockGroups(tx: Tx, posting_no: number, fileId: string): Promise<ChargeGroup[]> {
  const c = royalty_charges;
  // A file that replaces another one was posted after that one was reversed, in this transaction.
  const key = sql`o.account_id, o.track_id, o.store_id, o.kind`;
  const touched = sql`
    select ${key} from ${c} o where o.posting_no = ${posting_no}
    union select ${key} from ${c} o where o.replaced_no = ${posting_no}
    union select ${key} from ${sales_files} f join ${sales_files} m on m.reverses_id = f.replaces_id
      join ${sales_postings} p on p.file_id = m.id join ${c} o on o.posting_no = p.posting_no where f.id = ${fileId}`;
  const locked = await tx
    .select()
    .from(c)
    .where(sql`(${c.account_id}, ${c.track_id}, ${c.store_id}, ${c.kind}) in (${touched})`)
    .orderBy(c.id)
    .for('update');
  // Only now: a dispute that was being opened meanwhile is visible.
  const ids = locked.map(({ id }) => id);
  const disputes = await tx.select().from(fine_disputes).where(inArray(fine_disputes.charge_id, ids)).for('update');
  const byCharge = new Map(disputes.map((dispute) => [dispute.charge_id, dispute]));
  const groups = new Map<string, ChargeGroup>();
  for (const row of locked.toSorted((a, b) => a.posting_no - b.posting_no || a.line_no - b.line_no)) {
    const { account_id, track_id, store_id, kind } = row;
    const group = [account_id, track_id, store_id, kind].join(' ');
    const dispute = byCharge.get(row.id);
    const charge = { ...row, dispute_id: dispute?.id ?? null, state: dispute?.state ?? null };
    groups.set(group, [...(groups.get(group) ?? []), charge]);
  }
  return [...groups.values()];
}
