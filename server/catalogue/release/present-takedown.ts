import type { Release } from '@tangent/contract/release.ts';
import type { releases } from '@tangent/db/schema/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { findTakedownRefusal, takedownWindowMs } from '@tangent/domain/release/takedown.ts';

/**
 * Returns whether a release can be taken down, or the progress of its takedown. Null while no store
 * could have it.
 */
export function presentTakedown(release: typeof releases.$inferSelect, plan: Plan, now: Date): Release['takedown'] {
  const { status, release_date, takedown_requested_at: requested_at } = release;
  const found = findTakedownRefusal({ status, release_date, plan, today: utcDay(now.getTime()) });
  if (found === null) return null;
  const window = requested_at && takedownWindowMs(requested_at.getTime());
  return {
    ...found,
    requested_at: requested_at?.toISOString() ?? null,
    by: release.takedown_by,
    reason: release.takedown_reason,
    from: window ? new Date(window.from).toISOString() : null,
    until: window ? new Date(window.until).toISOString() : null,
    removed_at: release.removed_at?.toISOString() ?? null,
  };
}
