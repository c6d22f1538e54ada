import type { Release } from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { COPYRIGHT_CLAIM, findTakedownRefusal, hasTakedown } from '@tangent/domain/catalogue/release/takedown.ts';
import { eq } from 'drizzle-orm';
import { getReleaseView, moveRelease, updateReleaseFacts } from '../../catalogue/release/public.ts';
import { notify } from '../../events/activity/public.ts';
import { byStaff, byUser, recordAction } from '../../identity/audit/public.ts';
import { type Actor, premiumRequired } from '../../identity/auth/public.ts';
import type { Hooks } from '../../platform/hooks.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { changeWantedState } from '../delivery/public.ts';

type TakedownRequest = { reason: string | null; confirmed: boolean };
type ReleaseRow = typeof releases.$inferSelect;

/**
 * Takes a release down from all its stores, permanently: its owner by the rules of their plan, staff at any time
 * . The messages to stores are planned in the same transaction. A repeated request returns the release as
 * it is.
 */
export async function requestTakedown(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  { reason, confirmed, hooks }: TakedownRequest & { hooks: Hooks<Actor> },
  now: Date,
): Promise<Release> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('no key update');
  const by = release?.account_id === actor.user_id ? 'owner' : 'staff';
  if (!release || (by === 'staff' && !actor.is_staff)) throw new Refusal('not_found');
  const text = reason?.trim() || null;
  const isClaim = by === 'staff' && text === COPYRIGHT_CLAIM;
  const isNew = isNewRequest(release);
  if (isNew) {
    if (by === 'owner') requireMayRequest(release, actor, now);
    if (!confirmed) throw new Refusal('invalid_input', [{ code: 'required', path: 'confirmed' }]);
    await startTakedown(tx, release, { by, actor_id: actor.user_id, reason: text, at: now });
  }
  const isWithheld = isClaim && (await claim(tx, hooks, { actor, release_id: releaseId, at: now }));
  if (isNew || isWithheld) {
    await recordTakedown(tx, release, { by, actor, reason: text, now });
    await notify(tx, { type: 'takedown_requested', release_id: releaseId, at: now, params: { by } });
  }
  return getReleaseView(tx, releaseId, now);
}

/** Returns whether the request is new: false when a takedown is in progress or done. Refuses releases no store had. */
function isNewRequest({ status }: ReleaseRow): boolean {
  if (!hasTakedown(status)) throw new Refusal('invalid_transition');
  return status === 'in_process' || status === 'published';
}

/** Refuses a takedown that the plan of the owner does not allow now. */
export function requireMayRequest({ status, release_date }: ReleaseRow, { plan }: Actor, now: Date): void {
  const found = findTakedownRefusal({ status, release_date, plan, today: utcDay(now.getTime()) });
  if (found?.refusal === 'wait') {
    const issue = { code: 'takedown_wait', path: 'release_date', params: { days: found.days_left } };
    throw new Refusal('takedown_wait', [issue]);
  }
  if (found?.refusal === 'plan') throw premiumRequired('immediate_takedown');
}

async function startTakedown(
  tx: Tx,
  { id, status }: ReleaseRow,
  { by, actor_id, reason, at }: { by: 'owner' | 'staff'; actor_id: string; reason: string | null; at: Date },
): Promise<void> {
  await moveRelease(tx, { release_id: id, from: status, to: 'takedown_requested', at, by, actor_id });
  const takedown = { takedown_requested_at: at, takedown_by: by, takedown_reason: reason };
  await updateReleaseFacts(tx, id, takedown);
  await changeWantedState(tx, id, { wanted: 'down' }, at);
}

/**
 * Holds the earnings of a release while another party claims the music, even when a takedown is already in progress.
 * False when they are already held.
 */
async function claim(
  tx: Tx,
  hooks: Hooks<Actor>,
  claimed: { actor: Actor; release_id: string; at: Date },
): Promise<boolean> {
  if (!(await hooks.onClaimed(tx, claimed))) return false;
  const staffTakedown = { takedown_by: 'staff', takedown_reason: COPYRIGHT_CLAIM } as const;
  await updateReleaseFacts(tx, claimed.release_id, staffTakedown);
  return true;
}

async function recordTakedown(
  tx: Tx,
  { id, status }: ReleaseRow,
  { by, actor, reason, now }: { by: 'owner' | 'staff'; actor: Actor; reason: string | null; now: Date },
): Promise<void> {
  await recordAction(tx, 'release.takedown', {
    by: by === 'owner' ? byUser(actor) : byStaff(actor),
    subject: { kind: 'release', id },
    details: { was: status, reason },
    at: now,
  });
}
