import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import type { MetadataChangeState } from '@tangent/domain/catalogue/release/metadata-change.ts';
import { IN_STORE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type ChangeRow = typeof metadata_changes.$inferSelect;
type ReleaseRow = typeof releases.$inferSelect;

/**
 * Returns a release of the caller, or of any account for staff; one of another account is refused like one that does
 * not exist.
 */
export async function getReachableRelease(tx: Tx | Db, actor: Actor, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id));
  if (!row || (row.account_id !== actor.user_id && !actor.is_staff)) throw new Refusal('not_found');
  return row;
}

/** Locks a release whose details may change: a takedown, a save or another change of it waits. */
export async function lockChangeable(tx: Tx, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  if (!IN_STORE_STATUSES.includes(row.status)) throw new Refusal('invalid_transition');
  return row;
}

export async function getChange(tx: Tx | Db, id: string): Promise<ChangeRow> {
  const [row] = await tx.select().from(metadata_changes).where(eq(metadata_changes.id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Decides on an open change; the second of two decisions is refused. */
export async function moveChange(
  tx: Tx,
  id: string,
  change: Partial<ChangeRow> & { state: Exclude<MetadataChangeState, 'proposed'> },
): Promise<void> {
  const [row] = await tx.select().from(metadata_changes).where(eq(metadata_changes.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  if (row.state !== 'proposed') throw new Refusal('invalid_transition');
  await tx.update(metadata_changes).set(change).where(eq(metadata_changes.id, id));
}
