import { artists } from '@tangent/db/schema/artist.ts';
import { metadata_changes, release_snapshots } from '@tangent/db/schema/delivery.ts';
import { fraud_case_events, fraud_cases } from '@tangent/db/schema/monitoring.ts';
import * as release from '@tangent/db/schema/release.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/release/takedown.ts';
import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

const { releases } = release;

/** Removes what no store was ever told, and from the rest what was said between its owner and us. */
export async function eraseMusic(tx: Tx, id: string): Promise<void> {
  const delivered = tx.select().from(release_snapshots).where(eq(release_snapshots.release_id, releases.id));
  await tx.delete(releases).where(and(eq(releases.account_id, id), notExists(delivered)));
  const kept = await tx.select({ id: releases.id }).from(releases).where(eq(releases.account_id, id));
  if (kept.length > 0) {
    await eraseTalk(
      tx,
      kept.map((row) => row.id),
    );
  }
  await eraseArtists(tx, id);
}

async function eraseTalk(tx: Tx, ids: string[]): Promise<void> {
  const { release_agreements, release_status_changes } = release;
  const { release_proofs, release_submissions, release_findings, review_proposals } = release;
  for (const table of [release_proofs, release_submissions, release_findings, review_proposals]) {
    await tx.delete(table).where(inArray(table.release_id, ids));
  }
  // That the terms were accepted, which and when, stays; from where does not.
  await tx.update(release_agreements).set({ address: null }).where(inArray(release_agreements.release_id, ids));
  await tx.update(release_status_changes).set({ note: null }).where(inArray(release_status_changes.release_id, ids));
  await tx
    .update(releases)
    .set({ takedown_reason: null })
    .where(and(inArray(releases.id, ids), ne(releases.takedown_reason, COPYRIGHT_CLAIM)));
  const byReleases = inArray(metadata_changes.release_id, ids);
  await tx.delete(metadata_changes).where(and(byReleases, isNull(metadata_changes.snapshot_id)));
  await tx.update(metadata_changes).set({ note: null, answer: null }).where(byReleases);
  const cases = tx.select({ id: fraud_cases.id }).from(fraud_cases).where(inArray(fraud_cases.release_id, ids));
  await tx.update(fraud_case_events).set({ note: null }).where(inArray(fraud_case_events.case_id, cases));
}

/** An artist whom stores know keeps the name they know; the person behind it goes. */
async function eraseArtists(tx: Tx, id: string): Promise<void> {
  const used = sql`exists (select 1 from ${releases} where ${releases.artist_id} = ${artists.id})`;
  await tx.delete(artists).where(and(eq(artists.account_id, id), sql`not ${used}`));
  await tx
    .update(artists)
    .set({
      legal_first_name: '–',
      legal_last_name: '',
      biography: null,
      website: null,
      country: null,

      spotify_id: null,
      followers: null,
      followers_at: null,
      picture_upload_id: null,
      verified: false,
      show_in_catalogue: false,
    })
    .where(eq(artists.account_id, id));
}
