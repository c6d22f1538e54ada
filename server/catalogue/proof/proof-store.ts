import { release_proofs, releases } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type ProofRow = typeof release_proofs.$inferSelect;
type ReleaseRow = typeof releases.$inferSelect;

/** Returns a release of the caller; one of another account is refused exactly like one that does not exist. */
export async function getOwnRelease(tx: Tx | Db, actor: Actor, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(byOwner(actor, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Returns the same release, locked: a proof is not written while its release is being submitted. */
export async function lockOwnRelease(tx: Tx, actor: Actor, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(byOwner(actor, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Finds the proof that is still being written; null when none was started. */
export async function findOpenProof(tx: Tx | Db, releaseId: string): Promise<ProofRow | null> {
  const [row] = await tx
    .select()
    .from(release_proofs)
    .where(and(eq(release_proofs.release_id, releaseId), isNull(release_proofs.submitted_at)));
  return row ?? null;
}

function byOwner(actor: Actor, id: string) {
  return and(eq(releases.id, id), eq(releases.account_id, actor.user_id));
}
