import type { FraudCaseDetail } from '@tangent/contract/monitoring.ts';

type Event = FraudCaseDetail['history'][number];
/** An event, or days in a row on which the case grew: the last of them, and how many there were. */
export type HistoryStep = Event & { readonly days: number };

/** A case that grows for weeks is told in one step for each time in a row. */
export function groupGrowth(history: readonly Event[]): HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const event of history) {
    const last = steps.at(-1);
    if (event.event === 'grew' && last?.event === 'grew') steps[steps.length - 1] = { ...event, days: last.days + 1 };
    else steps.push({ ...event, days: 1 });
  }
  return steps;
}
