import { split_recoupments } from '@tangent/db/schema/money/split.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { StaleReadError } from '../../store-file/public.ts';
import type { SplitVersion } from '../read/terms.ts';

/** Saves recouped amounts, unless another file recouped something in the meantime. */
export async function saveRecoupments(tx: Tx, postingNo: number, versions: readonly SplitVersion[]): Promise<void> {
  if (versions.length === 0) return;
  const ids = versions.map(({ id }) => id);
  const { version_id, amount_micros } = split_recoupments;
  const rows = await tx
    .select({ version_id, total: sql<string>`sum(${amount_micros})` })
    .from(split_recoupments)
    .where(inArray(version_id, ids))
    .groupBy(version_id);
  const before = new Map(rows.map((row) => [row.version_id, BigInt(row.total)]));
  if (versions.some(({ id, recouped_before }) => (before.get(id) ?? 0n) !== recouped_before))
    throw new StaleReadError();
  const recouped = versions.filter(({ recouped_micros }) => recouped_micros > 0);
  if (recouped.length === 0) return;
  await tx.insert(split_recoupments).values(
    recouped.map(({ id, recouped_micros }) => {
      return { version_id: id, posting_no: postingNo, amount_micros: BigInt(recouped_micros) };
    }),
  );
}
