/** When the year that begins then is over: periods keep the day and hour of the first, and the last day of a month. */
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
