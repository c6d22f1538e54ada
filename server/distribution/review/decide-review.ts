import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { isFlaggableField } from '@tangent/domain/catalogue/release/review/flaggable-fields.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { count, eq } from 'drizzle-orm';
import { moveRelease } from '../../catalogue/release/public.ts';
import { notify, recordActivity } from '../../events/activity/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { lockForReview, type Reviewer, recordDecision } from './decision.ts';

/** Why a release is not approved: at least one reason, an optional note, and the tracks concerned. */
export type Verdict = {
  reasons: readonly ReopeningReason[];
  note: string | null;
  track_numbers: readonly number[];
  /** Paths of the flagged fields. */
  fields?: readonly string[];
};
type CheckedVerdict = Required<Verdict>;

const ACTIONS = { reopened: 'release.reopen', rejected: 'release.reject' } as const;

/** Reopens a release for correction, or rejects it permanently; both require reasons. */
export async function decideReview(
  tx: Tx,
  reviewer: Reviewer,
  { release_id, to, at }: { release_id: string; to: keyof typeof ACTIONS; at: Date },
  verdict: Verdict,
): Promise<void> {
  const release = await lockForReview(tx, release_id);
  const checked = await checkVerdict(tx, release_id, verdict);
  await moveRelease(tx, { release_id, from: 'in_review', to, at, ...reviewer, ...checked });
  const details = { version: release.version, ...checked };
  await recordDecision(tx, reviewer, { action: ACTIONS[to], release_id, details, at });
  const { account_id } = release;
  if (to === 'reopened') await recordActivity(tx, { account_id, release_id, type: 'reopened', at });
  await notify(tx, { type: to, release_id, at });
}

/**
 * Normalizes a verdict for storage: each reason, track and field once. Refuses one without a reason, or one that flags
 * a track or field the release does not have.
 */
export async function checkVerdict(tx: Tx, releaseId: string, verdict: Verdict): Promise<CheckedVerdict> {
  const checked = {
    reasons: [...new Set(verdict.reasons)],
    note: verdict.note?.trim() || null,
    track_numbers: [...new Set(verdict.track_numbers)].sort((a, b) => a - b),
    fields: [...new Set(verdict.fields)],
  };
  if (checked.reasons.length === 0) throw new Refusal('invalid_input', [{ code: 'required', path: 'reasons' }]);
  const [row] = await tx.select({ count: count() }).from(tracks).where(eq(tracks.release_id, releaseId));
  const last = row?.count ?? 0;
  if (checked.track_numbers.some((number) => number < 1 || number > last)) {
    throw new Refusal('invalid_input', [{ code: 'invalid_choice', path: 'track_numbers' }]);
  }
  if (checked.fields.some((path) => !isFlaggableField(path, last))) {
    throw new Refusal('invalid_input', [{ code: 'invalid_choice', path: 'fields' }]);
  }
  return checked;
}
