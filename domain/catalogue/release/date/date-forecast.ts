import { addDays, type CalendarDate, daysBetween, parseDays } from '../../../calendar.ts';
import { deliveryQuality } from '../../../distribution/delivery/delivery-quality.ts';
import { type Capability, can } from '../../../money/plan/capability.ts';
import type { Plan } from '../../../money/plan/plan.ts';
import { getLeadTime } from '../../store/lead-time.ts';
import type { StoreCategory } from '../../store/store.ts';
import { earliestReleaseDate, type ReleaseDateFacts } from './check-release-date.ts';
import { expectedLive } from './expected-live.ts';
import { SCHEDULES, type Schedule } from './schedule.ts';
import { lastSubmissionDay, reviewedBy } from './store-deadline.ts';

/**
 * `safe`: everything the store offers is still possible. `tight`: the release should appear on the day, but editors may
 * not have had enough time. `late`: it may appear after the day.
 */
export type Outlook = 'safe' | 'tight' | 'late';

type ForecastStore = { readonly id: string; readonly category: StoreCategory };

export type StoreForecast<Store extends ForecastStore> = {
  readonly store: Store;
  readonly outlook: Outlook;
  /** The last day on which a submission is safe. */
  readonly submit_by: CalendarDate;
};

export type DateForecast<Store extends ForecastStore> = {
  /** The latest day on which stores should have the release if it is submitted today: after the review. */
  readonly delivered_by: CalendarDate;
  /**
   * The days on which stores should show the release if it is submitted today, never before the release date (A-097,
   *
   */
  readonly live: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly stores: readonly StoreForecast<Store>[];
};

export type ForecastFacts<Store extends ForecastStore> = {
  readonly today: CalendarDate;
  readonly release_date: string | null;
  readonly schedule: Schedule;
  readonly plan: Plan;
  readonly stores: readonly Store[];
};

/** The capability that unlocks a schedule; the standard one is available to all (S6-016 to S6-018). */
const SCHEDULE_CAPABILITIES = {
  standard: null,
  priority: 'priority_schedule',
  express: 'express_schedule',
} as const satisfies Record<Schedule, Capability | null>;

/**
 * Returns the earliest release date of each schedule, and whether the plan includes the schedule (S5-016, S6-016 to
 * S6-018, A-117).
 */
export function forecastSchedules(
  plan: Plan,
  facts: Omit<ReleaseDateFacts, 'schedule'>,
): { readonly schedule: Schedule; readonly earliest: CalendarDate; readonly locked: Capability | null }[] {
  return SCHEDULES.map((schedule) => {
    const capability = SCHEDULE_CAPABILITIES[schedule];
    const locked = capability !== null && !can(plan, capability) ? capability : null;
    return { schedule, earliest: earliestReleaseDate({ ...facts, schedule }), locked };
  });
}

/**
 * Forecasts the result of a submission today for a release date, store by store; null without a valid date (A-092: UTC
 * days).
 */
export function forecastDate<Store extends ForecastStore>(facts: ForecastFacts<Store>): DateForecast<Store> | null {
  const { today, release_date, schedule, plan } = facts;
  if (release_date === null || parseDays(release_date) === null) return null;
  const delivered_by = reviewedBy(today);
  const window = expectedLive(delivered_by, { schedule, quality: deliveryQuality(plan) });
  const notBefore = (date: CalendarDate) => (daysBetween(release_date, date) < 0 ? release_date : date);
  return {
    delivered_by,
    live: { from: notBefore(window.from), to: notBefore(window.to) },
    stores: facts.stores.map((store) => forecastStore(store, release_date, today)),
  };
}

function forecastStore<Store extends ForecastStore>(
  store: Store,
  releaseDate: CalendarDate,
  today: CalendarDate,
): StoreForecast<Store> {
  const lead = getLeadTime(store);
  const submit_by = lastSubmissionDay(releaseDate, lead, 'safe');
  const isSafe = daysBetween(today, submit_by) >= 0;
  const isPossible = daysBetween(today, lastSubmissionDay(releaseDate, lead, 'least')) >= 0;
  return { store, submit_by, outlook: isSafe ? 'safe' : isPossible ? 'tight' : 'late' };
}

const FRIDAY = '1970-01-02';

/** Finds the first Friday on or after a date: the day on which most music is released. */
export function findFridayOnOrAfter(date: CalendarDate): CalendarDate {
  const sinceFriday = ((daysBetween(FRIDAY, date) % 7) + 7) % 7;
  return addDays(date, (7 - sinceFriday) % 7);
}
