import type { CalendarDate } from '@tangent/domain/calendar.ts';

/** Returns the calendar date of an instant in the user's time zone. */
export function toLocalDay(instant: string): CalendarDate {
  const at = new Date(instant);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
}

/** Groups notifications, already sorted by time, by the day in the user's time zone. */
export function groupByDay<Item extends { readonly created_at: string }>(
  items: readonly Item[],
): { day: CalendarDate; items: Item[] }[] {
  const groups: { day: CalendarDate; items: Item[] }[] = [];
  for (const item of items) {
    const day = toLocalDay(item.created_at);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
