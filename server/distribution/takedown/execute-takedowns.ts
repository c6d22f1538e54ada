import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { takedownWindowMs } from '@tangent/domain/catalogue/release/takedown.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { moveRelease, updateReleaseFacts } from '../../catalogue/release/public.ts';
import { notify } from '../../events/activity/public.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { closeStoreTakedowns, closeTakedown } from '../delivery/public.ts';

/**
 * Completes the takedowns of releases and of single stores that were requested a day ago or longer. Each release is handled separately: one that
 * cannot be completed delays no other, and two processes complete it only once.
 */
export async function executeTakedowns({ db, clock, log }: BaseContext & { log: Log }): Promise<void> {
  const waiting = await db
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.status, 'takedown_requested'), isNotNull(releases.takedown_requested_at)))
    .orderBy(asc(releases.takedown_requested_at));
  for (const { id } of waiting) await inTransaction(db, (tx) => executeTakedown(tx, log, id, clock.now()));
  await inTransaction(db, (tx) => closeStoreTakedowns(tx, clock.now()));
}

async function executeTakedown(tx: Tx, log: Log, releaseId: string, now: Date): Promise<void> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('no key update');
  const requested_at = release?.takedown_requested_at;
  if (release?.status !== 'takedown_requested' || !requested_at) return;
  const window = takedownWindowMs(requested_at.getTime());
  if (now.getTime() < window.from) return;
  const { closed, open } = await closeTakedown(tx, { release_id: releaseId, requested_at, now });
  const isLate = now.getTime() >= window.until;
  if (closed.length > 0 || isLate) {
    log[isLate ? 'error' : 'warn']({ release_id: releaseId, stores: closed }, 'takedown not confirmed by all stores');
  }
  if (open.length > 0) return;
  const move = { release_id: releaseId, from: 'takedown_requested', to: 'removed' } as const;
  await moveRelease(tx, { ...move, at: now, by: 'system', actor_id: null });
  await updateReleaseFacts(tx, releaseId, { removed_at: now });
  await notify(tx, { type: 'removed', release_id: releaseId, at: now });
}
