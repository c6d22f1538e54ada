import { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type FollowerRow = typeof artist_followers.$inferSelect;
type NewFollower = typeof artist_followers.$inferInsert;

/** Everything that names a follower. */
const FORGOTTEN = { email: null, follower_key: null } as const;

/** Inserts a follower; returns the one who came before, and whether that is a new one. */
export async function insertFollower(
  tx: Tx,
  follower: NewFollower & { follower_key: string },
): Promise<{ follower: FollowerRow; is_new: boolean }> {
  const [inserted] = await tx.insert(artist_followers).values(follower).onConflictDoNothing().returning();
  if (inserted !== undefined) return { follower: inserted, is_new: true };
  const { artist_id, follower_key } = artist_followers;
  const isSame = and(eq(artist_id, follower.artist_id), eq(follower_key, follower.follower_key));
  const [found] = await tx.select().from(artist_followers).where(isSame).for('update');
  if (found === undefined) throw new Error('the follower left meanwhile');
  return { follower: found, is_new: false };
}

export async function updateFollower(db: Db | Tx, id: string, change: Partial<FollowerRow>): Promise<void> {
  await db.update(artist_followers).set(change).where(eq(artist_followers.id, id));
}

/** Forgets a follower who leaves. The row without anything that names them says that the link did its work. */
export async function forgetFollower(tx: Tx, id: string, now: Date): Promise<void> {
  await updateFollower(tx, id, { ...FORGOTTEN, state: 'left', ended_at: now });
}

/**
 * Ends a follower whose server refuses emails for good, and forgets the address. Before the address is confirmed there
 * is no follower: the request is deleted.
 */
export async function markUnreachable(db: Db, id: string, now: Date): Promise<void> {
  const is = (state: FollowerRow['state']) => and(eq(artist_followers.id, id), eq(artist_followers.state, state));
  await db.delete(artist_followers).where(is('waiting'));
  await db
    .update(artist_followers)
    .set({ ...FORGOTTEN, state: 'unreachable', ended_at: now })
    .where(is('confirmed'));
}

/** Remembers that a follower knows of a release. */
export async function saveMailed(db: Db, id: string, releaseId: string): Promise<void> {
  const { mailed_release_ids } = artist_followers;
  await db
    .update(artist_followers)
    .set({ mailed_release_ids: sql`array_append(${mailed_release_ids}, ${releaseId}::uuid)` })
    .where(and(eq(artist_followers.id, id), sql`not ${releaseId}::uuid = any(${mailed_release_ids})`));
}
