import { releases } from '@tangent/db/schema/release.ts';
import { earnings_holds } from '@tangent/db/schema/royalty.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/release/takedown.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { postTransaction } from '../ledger/public.ts';
import { listUnpaid } from './list-unpaid.ts';
import { lockPostings } from './posting-lock.ts';
import { recordEarningsAction } from './record-earnings-action.ts';

/**
 * Holds the earnings of a release, past and future, while another party claims it. Its unpaid earnings on
 * balances move to separate accounts, at most the balance; later earnings go there directly. Returns false when the
 * earnings are already on hold.
 */
export async function holdEarnings(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  note: string | null,
  now: Date,
): Promise<boolean> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  await lockPostings(tx);
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('no key update');
  if (!release) throw new Refusal('not_found');
  const [hold] = await tx
    .insert(earnings_holds)
    .values({
      release_id: releaseId,
      account_id: release.account_id,
      reason: COPYRIGHT_CLAIM,
      note,
      held_at: now,
      held_by: actor.user_id,
    })
    .onConflictDoNothing()
    .returning();
  if (!hold) return false;
  await tx.update(releases).set({ earnings_on_hold: true, updated_at: now }).where(eq(releases.id, releaseId));
  const moves = await listUnpaid(tx, releaseId);
  const sides = moves.flatMap(({ from, to, micros }) => [
    { ref: from, amount_micros: micros },
    { ref: to, amount_micros: -micros },
  ]);
  const key = `hold:${hold.id}`;
  await postTransaction(tx, { key, kind: 'hold', at: now, actor_id: actor.user_id, subject_id: hold.id, sides });
  await recordEarningsAction(tx, actor, {
    action: 'release.hold_earnings',
    subject_kind: 'release',
    subject_id: releaseId,
    at: now,
    details: { note, micros: String(moves.reduce((sum, { micros }) => sum + micros, 0n)) },
  });
  return true;
}

/** Returns the open hold of a release, locked so that nothing else ends it. */
export async function lockEarningsHold(tx: Tx, releaseId: string): Promise<typeof earnings_holds.$inferSelect | null> {
  const isOpen = and(eq(earnings_holds.release_id, releaseId), isNull(earnings_holds.released_at));
  const [hold] = await tx.select().from(earnings_holds).where(isOpen).for('no key update');
  return hold ?? null;
}
