/** Days that a store tells of in one file. */
export interface ReportedDays {
  store_id: string;
  first: string;
  last: string;
}

type Month = Omit<ReportedDays, 'store_id'>;

/** Months that stores have told nothing of yet, each with these stores: where a year of trends was broken off, it goes on from here. */
export function listUnreportedMonths(
  months: readonly Month[],
  store_ids: readonly string[],
  reported: readonly ReportedDays[],
): (Month & { store_ids: string[] })[] {
  const isReported = (store_id: string, { first, last }: Month) =>
    reported.some((days) => days.store_id === store_id && days.first <= last && days.last >= first);
  return months
    .map((month) => ({ ...month, store_ids: store_ids.filter((store_id) => !isReported(store_id, month)) }))
    .filter((month) => month.store_ids.length > 0);
}
