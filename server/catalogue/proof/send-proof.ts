import { release_proofs } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Closes the proof: from now on it belongs to this submission and does not change. */
export async function sendProof(tx: Tx, releaseId: string, now: Date): Promise<void> {
  await tx
    .update(release_proofs)
    .set({ submitted_at: now })
    .where(and(eq(release_proofs.release_id, releaseId), isNull(release_proofs.submitted_at)));
}
