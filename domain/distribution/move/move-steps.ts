import { addDays, type CalendarDate } from '../../calendar.ts';

/** A step with its first and last day; of one that lies ahead they are expected. */
export type MoveStep<Name extends string> = {
  readonly name: Name;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly state: 'done' | 'now' | 'ahead';
};

/** A step of which only its own end is known, not whether the steps before it have ended. */
export type StepDraft<Name extends string> = {
  readonly name: Name;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly done: boolean;
};

export function draftStep<Name extends string>(
  name: Name,
  from: CalendarDate,
  until: CalendarDate,
  done: boolean,
): StepDraft<Name> {
  return { name, from, until: later(from, until), done };
}

/** Returns the steps in their states, and the name of the first one that is not done; null when all are. */
export function arrangeSteps<Name extends string>(
  drafts: readonly StepDraft<Name>[],
  today: CalendarDate,
): { readonly steps: readonly MoveStep<Name>[]; readonly current: Name | null } {
  const open = drafts.findIndex(({ done }) => !done);
  const steps = drafts.map(({ name, from, until }, index): MoveStep<Name> => {
    if (open === -1 || index < open) return { name, from, until, state: 'done' };
    return { name, from, until, state: index === open && from <= today ? 'now' : 'ahead' };
  });
  return { steps, current: drafts[open]?.name ?? null };
}

/** Returns the first day of a kind of event; a repeated event changes nothing. */
export function findFirstDay<Kind extends string>(
  events: readonly { readonly kind: Kind; readonly on: CalendarDate }[],
  kind: Kind,
): CalendarDate | null {
  const days = events.filter((event) => event.kind === kind).map(({ on }) => on);
  return days.sort()[0] ?? null;
}

/** The expected end of a step: it never lies in the past. */
export function notBefore(today: CalendarDate, from: CalendarDate, days: number): CalendarDate {
  return later(addDays(from, days), today);
}

export function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
