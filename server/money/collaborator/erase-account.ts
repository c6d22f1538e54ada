import { payees, split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { computeWaiting } from './compute-waiting.ts';

/**
 * Removes names and addresses from the shares in an account's music and from the account's shares in other music. The
 * shares stay: payments were and will be based on them. Where money waits for its payee, the address stays too: it is
 * the only way to reach its owner.
 */
export async function eraseAccount(tx: Tx, id: string): Promise<void> {
  const owned = tx.select({ id: split_versions.id }).from(split_versions).where(eq(split_versions.owner_id, id));
  const accepted = tx.select({ id: payees.id }).from(payees).where(eq(payees.account_id, id));
  const isOwn = or(inArray(split_parts.version_id, owned), inArray(split_parts.payee_id, accepted));
  await tx.update(split_parts).set({ name: '–' }).where(isOwn);
  const payeeRows = await tx
    .update(payees)
    .set({ name: '–' })
    .where(or(eq(payees.owner_id, id), eq(payees.account_id, id)))
    .returning();
  const waiting = await computeWaiting(
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
