/**
 * Returns the end of a yearly period: it keeps the day and hour of the first one, clipped to the last day of the month.
 */
export function periodEndAfter(anchor: number, start: number): number {
  const first = new Date(anchor * 1000);
  const years = new Date(start * 1000).getUTCFullYear() - first.getUTCFullYear();
  const end = addYears(first, years);
  return end > start ? end : addYears(first, years + 1);
}

function addYears(first: Date, years: number): number {
  const year = first.getUTCFullYear() + years;
  const lastDay = new Date(Date.UTC(year, first.getUTCMonth() + 1, 0)).getUTCDate();
  const moved = new Date(first);
  moved.setUTCFullYear(year, first.getUTCMonth(), Math.min(first.getUTCDate(), lastDay));
  return moved.getTime() / 1000;
}
