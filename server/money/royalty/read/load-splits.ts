import { sales_postings } from '@tangent/db/schema/money/sales.ts';
import { payees, split_parts, split_recoupments, split_versions } from '@tangent/db/schema/money/split.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';

export interface Split {
  id: string;
  track_id: string;
  recoupable_micros: bigint;
  recouped_micros: bigint;
  /** In their order; null means that the owner keeps the part. */
  parts: { share_basis_points: number; payee_id: string | null }[];
}

/**
 * Loads the splits that apply to a month of sales, by track: the newest version of the latest month that has started
 * . Leaves out the amounts recouped by a file that is about to be reversed.
 */
export async function loadSplits(
  tx: Db | Tx,
  trackIds: readonly string[],
  period: string,
  withoutFileId: string | null = null,
): Promise<Map<string, Split>> {
  if (trackIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; track_id: string; recoupable: string; recouped: string }>(sql`
    select v.id, v.track_id, v.recoupable_micros::text as recoupable,
           coalesce((select sum(amount_micros) from ${split_recoupments} r where r.version_id = v.id
             and r.posting_no not in (select posting_no from ${sales_postings} where file_id = ${withoutFileId}::uuid)), 0)::text as recouped
      from (select distinct on (track_id) * from ${split_versions}
             where track_id = any(${sql.param([...trackIds])}) and effective_from <= ${period}
             order by track_id, effective_from desc, number desc) v`);
  const parts = await loadParts(
    tx,
    rows.map(({ id }) => id),
  );
  const splits = rows.map(({ id, track_id, recoupable, recouped }) => ({
    id,
    track_id,
    recoupable_micros: BigInt(recoupable),
    recouped_micros: BigInt(recouped),
    parts: parts.get(id) ?? [],
  }));
  return new Map(splits.map((split) => [split.track_id, split]));
}

async function loadParts(tx: Db | Tx, versionIds: string[]): Promise<Map<string, Split['parts']>> {
  const rows = await tx
    .select()
    .from(split_parts)
    .leftJoin(payees, eq(payees.id, split_parts.payee_id))
    .where(inArray(split_parts.version_id, versionIds))
    .orderBy(asc(split_parts.version_id), asc(split_parts.position));
  const parts = new Map<string, Split['parts']>();
  for (const { split_parts: part } of rows) {
    const { version_id, share_basis_points, payee_id } = part;
    parts.set(version_id, [...(parts.get(version_id) ?? []), { share_basis_points, payee_id }]);
  }
  return parts;
}
