import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { ReleaseRow, TrackRow } from './present-release.ts';

/**
 * Returns a release of the caller. A release of another account is refused exactly like one that does not exist
 * (A-029).
 */
export async function getOwnRelease(tx: Tx | Db, actor: Actor, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(ownedBy(actor, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/**
 * Returns the same release, locked until the transaction ends: saves and submissions of one release wait for each
 * other.
 */
export async function lockOwnRelease(tx: Tx, actor: Actor, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(ownedBy(actor, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Inserts a release; false when its id is taken, even by a concurrent insert. */
export async function insertRelease(tx: Tx, release: typeof releases.$inferInsert): Promise<boolean> {
  const added = await tx.insert(releases).values(release).onConflictDoNothing({ target: releases.id }).returning();
  return added.length > 0;
}

/** Updates the fields of a release; each update increments its version. */
export async function updateRelease(tx: Tx, id: string, change: Partial<ReleaseRow>, now: Date): Promise<void> {
  await tx
    .update(releases)
    .set({ ...change, version: sql`${releases.version} + 1`, updated_at: now })
    .where(eq(releases.id, id));
}

/**
 * Updates facts of a release that its owner does not edit, such as its codes and when it was removed: its version stays,
 * because nothing that was being edited is out of date.
 */
export async function updateReleaseFacts(tx: Tx, id: string, facts: Partial<ReleaseRow>): Promise<void> {
  await tx.update(releases).set(facts).where(eq(releases.id, id));
}

/** Saves the ISRC that was assigned to a track. */
export async function saveIsrc(tx: Tx, trackId: string, isrc: string): Promise<void> {
  await tx.update(tracks).set({ isrc }).where(eq(tracks.id, trackId));
}

export async function listTrackRows(tx: Tx, releaseId: string): Promise<TrackRow[]> {
  return tx.select().from(tracks).where(eq(tracks.release_id, releaseId)).orderBy(asc(tracks.position));
}

function ownedBy(actor: Actor, id: string) {
  return and(eq(releases.id, id), eq(releases.account_id, actor.user_id));
}
