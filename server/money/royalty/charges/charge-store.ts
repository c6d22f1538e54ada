import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { sales_postings } from '@tangent/db/schema/money/sales.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { PostingRow } from '../post/insert-posting.ts';
import type { FoundCharge } from '../read/entry-writer.ts';

const AT_ONCE = 1_000;

/** Stores the fines and fees of a posting. */
export async function insertCharges(
  tx: Tx,
  { posting_no, at }: PostingRow,
  charges: readonly (FoundCharge & { file_no: number })[],
): Promise<void> {
  for (let start = 0; start < charges.length; start += AT_ONCE)
    await tx
      .insert(royalty_charges)
      .values(charges.slice(start, start + AT_ONCE).map((charge) => ({ ...charge, posting_no, posted_at: at })));
}

/** Mirrors the fines and fees of a file that is reversed, also those that were matched later. */
export async function mirrorCharges(
  tx: Tx,
  { posting_no, at }: PostingRow,
  { file, mirror }: { file: { id: string; file_no: number }; mirror: { file_no: number } },
): Promise<void> {
  const time = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${royalty_charges} (id, account_id, track_id, release_id, store_id, kind, period, file_no, line_no, part,
           posting_no, amount_micros, posted_at, reversed_at)
    select gen_random_uuid(), c.account_id, c.track_id, c.release_id, c.store_id, c.kind, c.period, ${mirror.file_no},
           c.line_no, c.part, ${posting_no}, -c.amount_micros, ${time}, ${time}
      from ${royalty_charges} c join ${sales_postings} p on p.posting_no = c.posting_no
     where p.file_id = ${file.id}`);
  await tx.update(royalty_charges).set({ reversed_at: at }).where(eq(royalty_charges.file_no, file.file_no));
}
