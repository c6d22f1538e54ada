import { addDays, type CalendarDate } from '../../../calendar.ts';
import type { Plan } from '../../../money/plan/plan.ts';
import type { StoreCategory } from '../../store/store.ts';
import { earliestReleaseDate, type ReleaseDateFacts } from '../date/check-release-date.ts';
import { findFridayOnOrAfter, forecastDate } from '../date/date-forecast.ts';
import { findEditorDate, findSafeDate } from '../date/store-deadline.ts';

type OfferFacts<Store> = ReleaseDateFacts & { readonly plan: Plan; readonly stores: readonly Store[] };

/** A Friday and the stores that would not have all the time they want before it. */
export type OfferedFriday<Store> = {
  readonly date: CalendarDate;
  /** They should show the release on the day, but their editors may be too late. */
  readonly tight: readonly Store[];
  /** They may show it after the day. */
  readonly late: readonly Store[];
};

const WEEK = 7;
const OFFERED_MAX = 3;

/**
 * Returns two or three Fridays to choose from: the first one on which every store and every editor has enough time, the
 * earlier ones that the schedule allows, or else the one after it.
 */
export function offerFridays<Store extends { readonly id: string; readonly category: StoreCategory }>(
  facts: OfferFacts<Store>,
): OfferedFriday<Store>[] {
  const { today, stores } = facts;
  const first = findFridayOnOrAfter(earliestReleaseDate(facts));
  const safe = [findSafeDate(today, stores), findEditorDate(today)].map(findFridayOnOrAfter);
  const best = [first, ...safe].reduce((one, other) => (one < other ? other : one));
  const earlier = [addDays(best, -WEEK), first].filter((date) => date >= first && date < best);
  const dates = [best, ...(earlier.length > 0 ? earlier : [addDays(best, WEEK)])];
  return [...new Set(dates)].slice(0, OFFERED_MAX).map((date) => describe(date, facts));
}

function describe<Store extends { readonly id: string; readonly category: StoreCategory }>(
  date: CalendarDate,
  facts: OfferFacts<Store>,
): OfferedFriday<Store> {
  const found = forecastDate({ ...facts, release_date: date })?.stores ?? [];
  const having = (outlook: 'tight' | 'late') =>
    found.filter((one) => one.outlook === outlook).map(({ store }) => store);
  return { date, tight: having('tight'), late: having('late') };
}
