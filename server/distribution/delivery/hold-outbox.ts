import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { findOutboxHold, lockOutboxGuard, resetOutboxGuard, writeOutboxHold } from '../../messaging/outbox/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

const OUTBOX = { kind: 'outbox', id: 'outbox' } as const;

/** Holds everything for stores and users, including what already waits, until staff releases it. */
export async function holdOutbox(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const { hold } = await lockOutboxGuard(tx, now);
  await writeOutboxHold(tx, hold ?? 'by_hand', now);
  await recordAction(tx, 'outbox.hold', { by: byStaff(actor), subject: OUTBOX, at: now });
}

/**
 * Releases the outbox after a check by staff: waiting items may leave, and this database is the sending one from now
 * on.
 */
export async function releaseOutbox(tx: Tx, actor: Actor, now: Date): Promise<void> {
  await lockOutboxGuard(tx, now);
  const held_because = await findOutboxHold(tx);
  await resetOutboxGuard(tx, now);
  await recordAction(tx, 'outbox.release', { by: byStaff(actor), subject: OUTBOX, details: { held_because }, at: now });
}
