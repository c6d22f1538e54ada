import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq } from 'drizzle-orm';
import { updateReleaseFacts } from '../../catalogue/release/public.ts';
import { byUser, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

export type ReleaseRow = typeof releases.$inferSelect;

/** Locks a release of the actor whose stores can change: one in stores or on its way to them. */
export async function lockChoosableRelease(tx: Tx, actor: Actor, releaseId: string): Promise<ReleaseRow> {
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, releaseId), eq(releases.account_id, actor.user_id)))
    .for('no key update');
  if (!release) throw new Refusal('not_found');
  if (release.status !== 'in_process' && release.status !== 'published') throw new Refusal('invalid_transition');
  return release;
}

/** Saves the chosen stores of a release, and who changed them. */
export async function saveStores(
  tx: Tx,
  actor: Actor,
  release: ReleaseRow,
  { store_ids, action, store_id }: { store_ids: string[]; action: 'add' | 'remove'; store_id: string },
  now: Date,
): Promise<void> {
  await updateReleaseFacts(tx, release.id, { store_ids, updated_at: now });
  await recordAction(tx, `release.store_${action}`, {
    by: byUser(actor),
    subject: { kind: 'release', id: release.id },
    details: { store_id },
    at: now,
  });
}
