import { addDays, type CalendarDate } from '../../calendar.ts';

/** How many days before the release the editors of each store want a pitch (docs of the stores, seen November 2026). */
const DAYS_BEFORE = { amazon_music: 14, apple_music: 10, spotify: 7 } as const;
type EditorialStore = keyof typeof DAYS_BEFORE;
export type EditorialDeadline = { readonly store: EditorialStore; readonly days: number; readonly day: CalendarDate };

/** Lists the last days on which a release can be pitched to editors, the first one first; none once it is out. */
export function listEditorialDeadlines(releaseDate: CalendarDate, today: CalendarDate): EditorialDeadline[] {
  const stores = Object.keys(DAYS_BEFORE) as EditorialStore[];
  return stores
    .map((store) => ({ store, days: DAYS_BEFORE[store], day: addDays(releaseDate, -DAYS_BEFORE[store]) }))
    .filter(({ day }) => day >= today);
}
