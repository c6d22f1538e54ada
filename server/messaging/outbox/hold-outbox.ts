import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findOutboxHold, lockOutboxGuard, resetOutboxGuard, writeOutboxHold } from './outbox-guard.ts';

/** Holds everything for stores and users, including what already waits, until staff releases it. */
export async function holdOutbox(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const { hold } = await lockOutboxGuard(tx, now);
  await writeOutboxHold(tx, hold ?? 'by_hand', now);
  await record(tx, actor, 'outbox.hold', {}, now);
}

/**
 * Releases the outbox after a check by staff: waiting items may leave, and this database is the sending one from now
 * on.
 */
export async function releaseOutbox(tx: Tx, actor: Actor, now: Date): Promise<void> {
  await lockOutboxGuard(tx, now);
  const held_because = await findOutboxHold(tx);
  await resetOutboxGuard(tx, now);
  await record(tx, actor, 'outbox.release', { held_because }, now);
}

async function record(tx: Tx, actor: Actor, action: string, details: Record<string, unknown>, at: Date): Promise<void> {
  const subject = { subject_kind: 'outbox', subject_id: 'outbox' };
  await tx
    .insert(audit_events)
    .values({ action, ...subject, details, actor_id: actor.user_id, actor_kind: 'staff', at });
}
