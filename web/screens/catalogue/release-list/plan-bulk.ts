import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { findTakedownRefusal, TAKEDOWN_REFUSALS } from '@tangent/domain/catalogue/release/takedown.ts';
import { PACKAGE_DOWNLOADS, RELEASES_SELECTED_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';

export type BulkAction = 'files' | 'csv' | 'takedown' | 'delete';

/** The releases that an action would touch, or why it touches none. */
export type BulkPlan = {
  readonly rows: readonly ReleaseListItem[];
  readonly reason: BulkReason | null;
  /** The highest number of releases at a time. */
  readonly max: number;
};
type BulkReason = 'limit' | 'delete' | 'takedown' | (typeof TAKEDOWN_REFUSALS)[number];

type Facts = { readonly plan: Plan; readonly today: CalendarDate };

/** Plans each action by the rules that the single actions follow; the server decides again for every release. */
export function planBulk(selected: readonly ReleaseListItem[], facts: Facts): Record<BulkAction, BulkPlan> {
  const drafts = selected.filter(({ status }) => status === 'draft');
  const refusals = selected.map((row) => findTakedownRefusal({ ...row, ...facts }));
  const leaving = selected.filter((_, index) => refusals[index]?.refusal === null);
  const refused = TAKEDOWN_REFUSALS.find((name) => refusals.some((found) => found?.refusal === name));
  return {
    files: limitRows(selected, null, PACKAGE_DOWNLOADS.per_account),
    csv: limitRows(selected, null),
    takedown: limitRows(leaving, refused ?? 'takedown'),
    delete: limitRows(drafts, 'delete'),
  };
}

function limitRows(rows: BulkPlan['rows'], whenNone: BulkReason | null, max: number = RELEASES_SELECTED_MAX): BulkPlan {
  if (rows.length > max) return { rows: [], reason: 'limit', max };
  return { rows, reason: rows.length === 0 ? whenNone : null, max };
}
