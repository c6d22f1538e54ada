import { tracks } from '@tangent/db/schema/release.ts';
import { isFlaggableField } from '@tangent/domain/release/flaggable-fields.ts';
import type { ReopeningReason } from '@tangent/domain/release/reopening-reasons.ts';
import { count, eq } from 'drizzle-orm';
import { notify, recordActivity } from '../../engagement/activity/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { moveRelease } from '../release/public.ts';
import { lockForReview, type Reviewer, recordDecision } from './decision.ts';

/** Why a release does not go out: at least one reason, a note if it helps, the tracks it is about. */
export type Verdict = {
  reasons: readonly ReopeningReason[];
  note: string | null;
  track_numbers: readonly number[];
  /** Paths of the fields it is about. */
  fields?: readonly string[];
};
type CheckedVerdict = Required<Verdict>;

const ACTIONS = { reopened: 'release.reopen', rejected: 'release.reject' } as const;

/** Sends a release back to be corrected, or refuses it for good; both say why. */
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

/** A verdict as it is kept: each reason, track and field once. Refused without a reason, or when it points at what is not there. */
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
