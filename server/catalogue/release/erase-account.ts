import {
  release_agreements,
  release_findings,
  release_status_changes,
  release_submissions,
  releases,
} from '@tangent/db/schema/catalogue/release.ts';
import { release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/catalogue/release/takedown.ts';
import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Removes releases that were never sent to a store, and from the others all messages between their owner and staff. */
export async function eraseAccount(tx: Tx, id: string): Promise<void> {
  const delivered = tx.select().from(release_snapshots).where(eq(release_snapshots.release_id, releases.id));
  await tx.delete(releases).where(and(eq(releases.account_id, id), notExists(delivered)));
  const kept = await tx.select({ id: releases.id }).from(releases).where(eq(releases.account_id, id));
  if (kept.length > 0) {
    await eraseTexts(
      tx,
      kept.map((row) => row.id),
    );
  }
}

async function eraseTexts(tx: Tx, ids: string[]): Promise<void> {
  for (const table of [release_submissions, release_findings]) {
    await tx.delete(table).where(inArray(table.release_id, ids));
  }
  // The accepted terms and the time of acceptance stay; the IP address does not.
  await tx.update(release_agreements).set({ ip_address: null }).where(inArray(release_agreements.release_id, ids));
  await tx.update(release_status_changes).set({ note: null }).where(inArray(release_status_changes.release_id, ids));
  await tx
    .update(releases)
    .set({ takedown_reason: null })
    .where(and(inArray(releases.id, ids), ne(releases.takedown_reason, COPYRIGHT_CLAIM)));
}
