import type { CalendarStep, ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';

export type MoneyStep = Extract<CalendarStep, { kind: 'money' }> & { day: string };

/** Finds the next month that stores pay for; null where none is known, as for a draft. */
export function findMoneyStep(calendar: Pick<ReleaseCalendar, 'next' | 'soon' | 'folded'> | null): MoneyStep | null {
  if (calendar === null) return null;
  const { next, soon, folded } = calendar;
  const isMoney = (step: CalendarStep | null): step is MoneyStep => step?.kind === 'money' && step.day !== null;
  return [next, ...soon, ...folded].find(isMoney) ?? null;
}
