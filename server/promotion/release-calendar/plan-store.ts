import { release_plans } from '@tangent/db/schema/promotion/release-calendar.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type PlanRow = typeof release_plans.$inferSelect;
export type PlanNotes = Pick<PlanRow, 'story' | 'ticks' | 'live_seen_at'>;

const NOTHING: PlanNotes = { story: '', ticks: [], live_seen_at: null };

/** Reads what the artist noted about a release. */
export async function findNotes(db: Db | Tx, releaseId: string): Promise<PlanNotes> {
  const [row] = await db.select().from(release_plans).where(eq(release_plans.release_id, releaseId));
  return row ?? NOTHING;
}

/** Saves the notes about a release; the first ones add its row. */
export async function saveNotes(
  tx: Tx,
  release: { release_id: string; account_id: string },
  notes: PlanNotes,
  now: Date,
): Promise<void> {
  await tx
    .insert(release_plans)
    .values({ ...release, ...notes, updated_at: now })
    .onConflictDoUpdate({ target: release_plans.release_id, set: { ...notes, updated_at: now } });
}
