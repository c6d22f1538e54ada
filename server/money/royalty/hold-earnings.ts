import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/catalogue/release/takedown.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { updateReleaseFacts } from '../../catalogue/release/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type HeldLines, lockPostings, move, postTransaction } from '../ledger/public.ts';
import { listUnpaid } from './list-unpaid.ts';

/** The earnings to hold: of a whole release, or of one track at one store from a month of sales on. */
export type HeldEarnings = { release_id: string } | { release_id: string; lines: TrackLines };

/** The lines of one track at one store. `from_period` is the first day of a month of sales. */
type TrackLines = { track_id: string; store_id: string; from_period: string };

/**
 * Holds the earnings of a release, past and future, while another party claims it, or those of a track at a
 * store whose streams look artificial. Their unpaid part moves to separate accounts, of what stores have paid at most the
 * balance; later earnings go there directly. Returns false when the earnings are already on hold, alone or with the release.
 */
export async function holdEarnings(
  tx: Tx,
  actor: Actor,
  earnings: HeldEarnings,
  note: string | null,
  now: Date,
): Promise<boolean> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  await lockPostings(tx);
  const { release_id } = earnings;
  const [release] = await tx.select().from(releases).where(eq(releases.id, release_id)).for('no key update');
  if (!release) throw new Refusal('not_found');
  const lines = 'lines' in earnings ? earnings.lines : null;
  if (lines !== null && release.earnings_on_hold) return false;
  const { account_id } = release;
  const reason = lines === null ? COPYRIGHT_CLAIM : 'artificial_streams';
  const held = { held_at: now, held_by: actor.user_id };
  const [hold] = await tx
    .insert(earnings_holds)
    .values({ release_id, account_id, ...lines, reason, note, ...held })
    .onConflictDoNothing()
    .returning();
  if (!hold) return false;
  if (lines === null) {
    await updateReleaseFacts(tx, release_id, { earnings_on_hold: true, updated_at: now });
  }
  const moves = await listUnpaid(tx, hold);
  const sides = moves.flatMap(({ from, to, micros }) => move(from, to, micros));
  const key = `hold:${hold.id}`;
  await postTransaction(tx, { key, kind: 'hold', at: now, actor_id: actor.user_id, subject_id: hold.id, sides });
  await recordAction(tx, 'release.hold_earnings', {
    by: byStaff(actor),
    subject: { kind: 'release', id: release_id },
    details: { note, ...lines, micros: String(moves.reduce((sum, { micros }) => sum + micros, 0n)) },
    at: now,
  });
  return true;
}

type HoldRow = typeof earnings_holds.$inferSelect;

/** Returns the open hold of these earnings, locked so that nothing else ends it. */
export async function lockEarningsHold(tx: Tx, lines: HeldLines): Promise<HoldRow | null> {
  const { release_id, track_id, store_id, released_at } = earnings_holds;
  const isOfIt =
    'track_id' in lines
      ? and(eq(track_id, lines.track_id), eq(store_id, lines.store_id))
      : and(eq(release_id, lines.release_id), isNull(track_id));
  const [hold] = await tx
    .select()
    .from(earnings_holds)
    .where(and(isOfIt, isNull(released_at)))
    .for('no key update');
  return hold ?? null;
}
