import { payees, split_parts, split_versions } from '@tangent/db/schema/split.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Who shares in the music of a person, and of whose music they have a share; the owner of that is no business of theirs but by an id. */
export async function exportShares(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const byOwner = eq(split_versions.owner_id, id);
  const own = tx.select({ id: split_versions.id }).from(split_versions).where(byOwner);
  const versions = await tx.select().from(split_versions).where(byOwner).orderBy(asc(split_versions.created_at));
  return {
    payees: await tx.select().from(payees).where(eq(payees.owner_id, id)).orderBy(asc(payees.created_at)),
    splits: versions.map((one) => ({ ...one, recoupable_micros: String(one.recoupable_micros) })),
    split_parts: await tx.select().from(split_parts).where(inArray(split_parts.version_id, own)),
    claimed_shares: await tx.select().from(payees).where(eq(payees.account_id, id)).orderBy(asc(payees.created_at)),
  };
}
