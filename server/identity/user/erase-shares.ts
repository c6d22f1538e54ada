import { payees, split_parts, split_versions } from '@tangent/db/schema/split.ts';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { computeUnclaimed } from '../../money/collaborator/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Takes names and addresses out of who shared in the music of an account, and out of the shares that the account had in music of others.
 * Who gets what stays: it was and will be paid by it. Where money waits to be claimed, the address stays too: it is the only way to
 * whose it is.
 */
export async function eraseShares(tx: Tx, id: string): Promise<void> {
  const owned = tx.select({ id: split_versions.id }).from(split_versions).where(eq(split_versions.owner_id, id));
  const claimed = tx.select({ id: payees.id }).from(payees).where(eq(payees.account_id, id));
  const isOwn = or(inArray(split_parts.version_id, owned), inArray(split_parts.payee_id, claimed));
  await tx.update(split_parts).set({ name: '–' }).where(isOwn);
  const payeeRows = await tx
    .update(payees)
    .set({ name: '–' })
    .where(or(eq(payees.owner_id, id), eq(payees.account_id, id)))
    .returning();
  const waiting = await computeUnclaimed(
    tx,
    payeeRows.map((one) => one.id),
  );
  const reached = payeeRows.filter((one) => one.account_id !== null || (waiting.get(one.id) ?? 0n) === 0n);
  const ids = reached.map((one) => one.id);
  if (ids.length === 0) return;
  await tx
    .update(payees)
    .set({ email: sql`${payees.id} || '@erased.invalid'` })
    .where(inArray(payees.id, ids));
}
