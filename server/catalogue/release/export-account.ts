import { release_agreements, release_status_changes, releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Exports the releases of an account with their tracks and their history. */
export async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const byAccount = eq(releases.account_id, id);
  const own = tx.select({ id: releases.id }).from(releases).where(byAccount);
  return {
    releases: await tx.select().from(releases).where(byAccount).orderBy(asc(releases.created_at)),
    tracks: await tx.select().from(tracks).where(inArray(tracks.release_id, own)),
    release_history: await tx
      .select()
      .from(release_status_changes)
      .where(inArray(release_status_changes.release_id, own))
      .orderBy(asc(release_status_changes.at)),
    agreements: await tx.select().from(release_agreements).where(eq(release_agreements.account_id, id)),
  };
}
