import type { CalendarDate } from '../../calendar.ts';

/** Something that happened at a store; `at` is its instant, null where only the day is known. */
export type LogEvent<Kind extends string> = {
  readonly kind: Kind;
  readonly on: CalendarDate;
  readonly at: string | null;
  readonly store: string;
};

/** The stores at which the same happened on the same day. `at` is the instant of the last one. */
export type LogEntry<Kind extends string> = Omit<LogEvent<Kind>, 'store'> & { readonly stores: readonly string[] };

/**
 * Returns what happened since a day, the newest first. A repeated event at a store counts once, by its first day; of one
 * day, what happened at an instant comes before what has only a day.
 *
 * @example listMoveLog([{ kind: 'live', on: '2026-11-19', at: null, store: 'TIDAL' }], '2026-11-17')
 */
export function listMoveLog<Kind extends string>(
  events: readonly LogEvent<Kind>[],
  since: CalendarDate,
): LogEntry<Kind>[] {
  const first = new Map<string, LogEvent<Kind>>();
  for (const event of [...events].sort((a, b) => compare(toSortKey(a), toSortKey(b)))) {
    const key = JSON.stringify([event.store, event.kind]);
    if (event.on >= since && !first.has(key)) first.set(key, event);
  }
  const entries = new Map<string, LogEntry<Kind>>();
  for (const { store, ...event } of first.values()) {
    const key = JSON.stringify([event.on, event.kind]);
    const stores = [...(entries.get(key)?.stores ?? []), store];
    entries.set(key, { ...event, stores: stores.sort((a, b) => a.localeCompare(b)) });
  }
  return [...entries.values()].sort((a, b) => compare(toSortKey(b), toSortKey(a)));
}

function toSortKey({ on, at }: { on: CalendarDate; at: string | null }): string {
  return `${on} ${at ?? ''}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
