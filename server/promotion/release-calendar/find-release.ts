import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import { getOwnRelease } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';

export type ReleaseRow = typeof releases.$inferSelect;

/** Returns a release of the caller, and any release to staff; others are refused like one that does not exist. */
export async function findReadableRelease(db: Db, actor: Actor, id: string): Promise<ReleaseRow> {
  if (!actor.is_staff) return getOwnRelease(db, actor, id);
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}
