import { addDays, type CalendarDate } from '../../../calendar.ts';
import { deliveryQuality } from '../../../distribution/delivery/delivery-quality.ts';
import type { Plan } from '../../../money/plan/plan.ts';
import type { StoreCategory } from '../../store/store.ts';
import { earliestReleaseDate } from './check-release-date.ts';
import { findFridayOnOrAfter } from './date-forecast.ts';
import { expectedLive } from './expected-live.ts';
import type { Schedule } from './schedule.ts';
import { findSafeDate, reviewedBy } from './store-deadline.ts';

/** A date that can be had, and what it takes. */
export type FirstDate = {
  /** The last day on which a submission still makes this date. */
  readonly submit_by: CalendarDate;
  /** A Friday, the day on which most music is released. */
  readonly out_on: CalendarDate;
  /** The day by which every store shows the release if it is submitted by then; `out_on` on paid plans. */
  readonly everywhere_by: CalendarDate;
};

type FirstDateFacts = {
  /** The day of the submission at the earliest. */
  readonly today: CalendarDate;
  readonly schedule: Schedule;
  readonly plan: Plan;
  readonly stores: readonly { readonly id: string; readonly category: StoreCategory }[];
};

/**
 * Finds the next Friday on which new music can be out, and the last day to submit it for that Friday: the
 * schedule accepts the date, every store has its full lead time, and the announced time of the plan is over at the
 * first stores.
 */
export function findFirstDate(facts: FirstDateFacts): FirstDate {
  const out_on = findFridayOnOrAfter(findOutDay(facts.today, facts));
  let submit_by = facts.today;
  while (findOutDay(addDays(submit_by, 1), facts) <= out_on) submit_by = addDays(submit_by, 1);
  return { submit_by, out_on, everywhere_by: later(out_on, findLive(submit_by, facts).to) };
}

/** Returns the first day on which a release can be out if it is submitted on this day; never earlier for a later day. */
function findOutDay(submitted: CalendarDate, facts: FirstDateFacts): CalendarDate {
  const { schedule, stores } = facts;
  const accepted = earliestReleaseDate({ today: submitted, schedule, resubmission: false });
  return later(later(accepted, findSafeDate(submitted, stores)), findLive(submitted, facts).from);
}

function findLive(submitted: CalendarDate, { schedule, plan }: FirstDateFacts) {
  return expectedLive(reviewedBy(submitted), { schedule, quality: deliveryQuality(plan) });
}

const later = (one: CalendarDate, other: CalendarDate) => (one < other ? other : one);
