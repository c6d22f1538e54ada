import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { listSteps } from '@tangent/domain/insight/analytics/steps.ts';

type Head = Pick<AnalyticsHead, 'range' | 'comparison'>;
type Point = { readonly at: string; readonly before_at: string | null };
/** The days of one point of a chart, and those of its comparison. */
type StepDays = { readonly now: DayRange; readonly before: DayRange | null };

/** Lists the days of each point: a month at the edge of the range is incomplete. */
export function listStepDays({ range, comparison }: Head, points: readonly Point[]): StepDays[] {
  const steps = listSteps(range);
  return points.map(({ at, before_at }, index) => {
    const next = points.slice(index + 1).find((point) => point.before_at !== null)?.before_at ?? null;
    const end = next === null ? comparison?.to : addDays(next, -1);
    return {
      now: steps[index] ?? { from: at, to: at },
      before: before_at === null ? null : { from: before_at, to: end ?? before_at },
    };
  });
}
