import { addBusinessDays, addDays, type CalendarDate, daysBetween } from '../../../calendar.ts';
import { REVIEW_BUSINESS_DAYS } from '../../../distribution/distribution-limits.ts';
import { EDITOR_STORES, type EditorStoreId, getLeadTime, type LeadTime } from '../../store/lead-time.ts';
import type { StoreCategory } from '../../store/store.ts';

/** The two parts of a lead time: `safe` for everything the store offers, `least` to show a release on its date. */
export type Need = 'safe' | 'least';

/** Returns the latest day on which a release submitted on this day is reviewed and on its way to stores (S4-006). */
export function reviewedBy(submitted: CalendarDate): CalendarDate {
  return addBusinessDays(submitted, REVIEW_BUSINESS_DAYS);
}

/** Returns the last day on which a submission leaves a store the time it needs before a release date. */
export function lastSubmissionDay(releaseDate: CalendarDate, lead: LeadTime, need: Need): CalendarDate {
  return lastDayFor(releaseDate, lead[need], (day) => addLead(reviewedBy(day), lead, need));
}

/** Returns the first release date for which a submission on this day leaves every store its full lead time. */
export function findSafeDate(
  submitted: CalendarDate,
  stores: readonly { readonly id: string; readonly category: StoreCategory }[],
): CalendarDate {
  const delivered = reviewedBy(submitted);
  return stores.map((store) => addLead(delivered, getLeadTime(store), 'safe')).reduce(later, delivered);
}

/** Returns the first release date for which a submission on this day reaches every editor in time. */
export function findEditorDate(submitted: CalendarDate): CalendarDate {
  const delivered = reviewedBy(submitted);
  return EDITOR_STORES.map(({ lead }) => addLead(delivered, lead, 'safe')).reduce(later, delivered);
}

/** The last day on which the editors of a store take a pitch: so many days, or business days, before the release. */
export type EditorDeadline = {
  readonly store_id: EditorStoreId;
  readonly unit: LeadTime['unit'];
  readonly count: number;
  readonly day: CalendarDate;
};

/** Lists the last days on which a release on its way to stores can be pitched, the first one first; none in the past. */
export function listEditorDeadlines(releaseDate: CalendarDate, today: CalendarDate): EditorDeadline[] {
  return EDITOR_STORES.map(({ id, lead }) => ({
    store_id: id,
    unit: lead.unit,
    count: lead.safe,
    day: lastDayFor(releaseDate, lead.safe, (day) => addLead(day, lead, 'safe')),
  }))
    .filter(({ day }) => day >= today)
    .sort((a, b) => daysBetween(b.day, a.day));
}

function addLead(delivered: CalendarDate, lead: LeadTime, need: Need): CalendarDate {
  return lead.unit === 'days' ? addDays(delivered, lead[need]) : addBusinessDays(delivered, lead[need]);
}

/** Searches backwards: what is ready on a day is never ready later than what starts a day after it. */
function lastDayFor(
  releaseDate: CalendarDate,
  least: number,
  readyOn: (day: CalendarDate) => CalendarDate,
): CalendarDate {
  let day = addDays(releaseDate, -least);
  while (daysBetween(readyOn(day), releaseDate) < 0) day = addDays(day, -1);
  return day;
}

const later = (one: CalendarDate, other: CalendarDate) => (one < other ? other : one);
