import { release_status_changes, releases } from '@tangent/db/schema/catalogue/release.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { canMove, type ReleaseMover, type ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { and, eq } from 'drizzle-orm';
import { recordReleaseEvent } from '../../events/webhook/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

export interface ReleaseMove {
  release_id: string;
  from: ReleaseStatus;
  to: ReleaseStatus;
  at: Date;
  by: ReleaseMover;
  actor_id: string | null;
  reasons?: readonly ReopeningReason[];
  note?: string | null;
  /** Track numbers from 1 that the reasons concern. */
  track_numbers?: readonly number[];
  /** Paths of the fields that the reasons concern. */
  fields?: readonly string[];
}

/**
 * Moves a release from one status to the next and records it in its timeline and for webhooks. Refuses when the release has another
 * status by now.
 */
export async function moveRelease(tx: Tx, move: ReleaseMove): Promise<void> {
  const { release_id, from, to, at } = move;
  if (!canMove(from, to)) throw new Refusal('invalid_transition');
  const moved = await tx
    .update(releases)
    .set({ status: to, updated_at: at })
    .where(and(eq(releases.id, release_id), eq(releases.status, from)))
    .returning({ id: releases.id });
  if (moved.length === 0) throw new Refusal('invalid_transition');
  await insertStatusChange(tx, { ...move, from });
  await recordReleaseEvent(tx, release_id, to, at);
}

/** Inserts one timeline entry; `from` is null for the first one. */
export async function insertStatusChange(
  tx: Tx,
  {
    release_id,
    from,
    to,
    at,
    by,
    actor_id,
    reasons,
    note,
    track_numbers,
    fields,
  }: Omit<ReleaseMove, 'from'> & {
    from: ReleaseStatus | null;
  },
): Promise<void> {
  await tx.insert(release_status_changes).values({
    release_id,
    from_status: from,
    to_status: to,
    at,
    by,
    actor_id,
    reasons: reasons ? [...reasons] : null,
    note: note ?? null,
    track_numbers: track_numbers ? [...track_numbers] : null,
    fields: fields ? [...fields] : null,
  });
}
