import type { Store } from '@tangent/contract/catalogue/store.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import type { Outlook, StoreForecast } from '@tangent/domain/catalogue/release/date/date-forecast.ts';
import { hasOwnLeadTime } from '@tangent/domain/catalogue/store/lead-time.ts';
import { STORE_CATEGORIES, type StoreCategory } from '@tangent/domain/catalogue/store/store.ts';

/** Stores with the same forecast: one with a lead time of its own, or all others of a kind. */
export type ForecastRow = {
  readonly key: string;
  readonly category: StoreCategory;
  readonly names: readonly string[];
  readonly outlook: Outlook;
  readonly submit_by: CalendarDate;
};

/** Groups the forecast into few rows, longest lead time first. */
export function forecastRows(stores: readonly StoreForecast<Store>[]): ForecastRow[] {
  const rows = new Map<string, ForecastRow>();
  for (const { store, outlook, submit_by } of stores) {
    const key = hasOwnLeadTime(store.id) ? store.id : store.category;
    const names = [...(rows.get(key)?.names ?? []), store.name];
    rows.set(key, { key, category: store.category, names, outlook, submit_by });
  }
  return [...rows.values()].sort(
    (a, b) => a.submit_by.localeCompare(b.submit_by) || toRank(a) - toRank(b) || a.key.localeCompare(b.key),
  );
}

/** Returns the last day on which every store still has its full lead time; null without stores. */
export function lastSafeDay(rows: readonly ForecastRow[]): CalendarDate | null {
  return rows.reduce<CalendarDate | null>(
    (first, { submit_by }) => (first === null || submit_by < first ? submit_by : first),
    null,
  );
}

/** Returns the worst outlook and how many stores are not safe. */
export function worstOutlook(rows: readonly ForecastRow[]): { readonly outlook: Outlook; readonly count: number } {
  const count = (outlook: Outlook) =>
    rows.filter((row) => row.outlook === outlook).reduce((sum, { names }) => sum + names.length, 0);
  if (count('late') > 0) return { outlook: 'late', count: count('late') };
  return count('tight') > 0 ? { outlook: 'tight', count: count('tight') } : { outlook: 'safe', count: count('safe') };
}

function toRank({ key, category }: ForecastRow): number {
  return hasOwnLeadTime(key) ? -1 : STORE_CATEGORIES.indexOf(category);
}
