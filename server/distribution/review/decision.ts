import { releases } from '@tangent/db/schema/catalogue/release.ts';
import type { AuditAction } from '@tangent/domain/identity/access/audit-action.ts';
import { eq } from 'drizzle-orm';
import { BY_SYSTEM, byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** The reviewer of a release: a member of staff, or the automatic review when it is switched on. */
export type Reviewer = { by: 'staff'; actor_id: string } | { by: 'system'; actor_id: null };

export const AUTOMATIC_REVIEW: Reviewer = { by: 'system', actor_id: null };

/** Requires staff; the route has checked this already, the command line has not. */
export function getReviewer(actor: Actor): Reviewer {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  return { by: 'staff', actor_id: actor.user_id };
}

/** Locks a release that waits for a decision, so that the second of two reviewers learns that it is already decided. */
export async function lockForReview(tx: Tx, releaseId: string): Promise<typeof releases.$inferSelect> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('update');
  if (!release) throw new Refusal('not_found');
  if (release.status !== 'in_review') throw new Refusal('invalid_transition');
  return release;
}

/** Writes a decision into the log of staff actions. */
export async function recordDecision(
  tx: Tx,
  reviewer: Reviewer,
  decision: { action: AuditAction; release_id: string; details: Record<string, unknown>; at: Date },
): Promise<void> {
  const { action, release_id, details, at } = decision;
  const by = reviewer.by === 'staff' ? byStaff({ user_id: reviewer.actor_id }) : BY_SYSTEM;
  await recordAction(tx, action, { by, subject: { kind: 'release', id: release_id }, details, at });
}
