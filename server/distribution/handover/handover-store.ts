import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type HandoverRow = typeof handovers.$inferSelect;

export async function findHandover(tx: Tx | Db, releaseId: string): Promise<HandoverRow | null> {
  const [row] = await tx.select().from(handovers).where(eq(handovers.release_id, releaseId));
  return row ?? null;
}

/** Returns the same plan, locked: marks that arrive at once are all kept. */
export async function lockHandover(tx: Tx, releaseId: string): Promise<HandoverRow | null> {
  const [row] = await tx.select().from(handovers).where(eq(handovers.release_id, releaseId)).for('update');
  return row ?? null;
}

/** Adds the plan of a release, or changes its distributor and day; the marks stay. */
export async function writeHandover(tx: Tx, row: Omit<HandoverRow, 'live_marks' | 'announced_marks'>): Promise<void> {
  const { distributor, delivers_on } = row;
  await tx
    .insert(handovers)
    .values(row)
    .onConflictDoUpdate({ target: handovers.release_id, set: { distributor, delivers_on } });
}

export async function writeLiveMarks(tx: Tx, { release_id, live_marks }: HandoverRow): Promise<void> {
  await tx.update(handovers).set({ live_marks }).where(eq(handovers.release_id, release_id));
}

export async function writeAnnouncedMarks(tx: Tx, { release_id, announced_marks }: HandoverRow): Promise<void> {
  await tx.update(handovers).set({ announced_marks }).where(eq(handovers.release_id, release_id));
}

export async function deleteHandover(tx: Tx, releaseId: string): Promise<void> {
  await tx.delete(handovers).where(eq(handovers.release_id, releaseId));
}
