import type { CalendarDate } from '@tangent/domain/calendar.ts';

/** Returns the calendar date of an instant in the user's time zone. */
export function localDay(instant: string): CalendarDate {
  const at = new Date(instant);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
}

/** Groups notifications that are sorted by time by the day on which they were created, where the user is. */
export function groupByDay<Item extends { readonly created_at: string }>(
  items: readonly Item[],
): { day: CalendarDate; items: Item[] }[] {
  const groups: { day: CalendarDate; items: Item[] }[] = [];
  for (const item of items) {
    const day = localDay(item.created_at);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
