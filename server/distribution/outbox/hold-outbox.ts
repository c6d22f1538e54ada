import { audit_events } from '@tangent/db/schema/account.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findOutboxHold, lockOutboxGuard, resetOutboxGuard, writeOutboxHold } from './outbox-guard.ts';

/** Nothing leaves for stores and people any more until somebody releases it; also what waits already. */
export async function holdOutbox(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const { hold } = await lockOutboxGuard(tx, now);
  await writeOutboxHold(tx, hold ?? 'by_hand', now);
  await record(tx, actor, 'outbox.hold', {}, now);
}

/** A person has looked: what waits may leave, and this database is from now on the one that sends. */
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
