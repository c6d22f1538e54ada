import { addDays, type CalendarDate } from '../../calendar.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import type { CalendarMarkKind } from './calendar-mark.ts';
import { findFirstDay, findLastDay } from './calendar-phase.ts';
import type { CalendarStore } from './calendar-step.ts';

export type CalendarMark = {
  readonly kind: CalendarMarkKind;
  readonly day: CalendarDate;
  readonly store: CalendarStore | null;
  readonly is_done: boolean;
  /** A deadline that passed without the step, or a date that was moved. */
  readonly is_missed: boolean;
};

const WEEK_DAYS = 7;

/**
 * Lists the points on the line of a release, by day. A deadline that had passed before the release was submitted is not
 * one: nobody could have kept it.
 */
export function listMarks(facts: CalendarFacts): CalendarMark[] {
  const { today, release, campaign, editors, earlier_dates, faults, ticks } = facts;
  const { submitted_on, approved_on, release_date } = release;
  const first = findFirstDay(release);
  const point = (kind: CalendarMarkKind, day: CalendarDate | null, isDone: boolean): CalendarMark[] =>
    day === null ? [] : [{ kind, day, store: null, is_done: isDone, is_missed: false }];
  const marks = [
    ...point('submitted', submitted_on, true),
    ...point('approved', approved_on, true),
    ...point('presave', campaign?.starts_on ?? null, campaign !== null && campaign.starts_on <= today),
    ...editors
      .filter(({ day }) => submitted_on === null || day >= (approved_on ?? submitted_on))
      .map(({ store, day }): CalendarMark => {
        const is_done = ticks.includes(`pitch_editors:${store.id}`);
        return { kind: 'editors', day, store, is_done, is_missed: !is_done && day < today };
      }),
    ...earlier_dates
      .filter((day) => day !== release_date)
      .map((day): CalendarMark => ({ kind: 'moved', day, store: null, is_done: false, is_missed: true })),
    ...faults.map(
      ({ store, since }): CalendarMark => ({
        kind: 'problem',
        day: since,
        store,
        is_done: false,
        is_missed: false,
      }),
    ),
    ...point('release_day', first, release.live_date !== null && release.live_date <= today),
    ...(first === null ? [] : point('week_1', addDays(first, WEEK_DAYS - 1), addDays(first, WEEK_DAYS - 1) < today)),
    ...(first === null ? [] : point('day_28', findLastDay(first), findLastDay(first) < today)),
  ];
  return marks.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
