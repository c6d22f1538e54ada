import type { CalendarDate } from '../../calendar.ts';
import { FLAGGED_RISE } from '../monitoring-limits.ts';
import type { Finding, Flagged } from './finding.ts';
import { getStreams, type MonitoredDay } from './monitored-day.ts';
import type { Group, Window } from './window.ts';

/**
 * Returns which streams are flagged: those of the group, from the first day with a good part of the rise on, on every day
 * with more than usual. A window begins before the rise when the evidence needs more days than it has, and after it
 * when fewer are enough. Without a rise, such as with listeners replaced by programs, the average day is compared.
 */
export function flagDays(
  { kind, key, by_day, counts, before }: Pick<Group, 'kind' | 'key' | 'by_day' | 'counts' | 'before'>,
  window: Pick<Window, 'days' | 'before'>,
): Flagged {
  const average = counts.streams / by_day.length;
  const known = window.before.length === 0 ? 0 : before.streams / window.before.length;
  const usual = known < average ? known : 0;
  const risen = usual + (average - usual) * FLAGGED_RISE;
  const toCount = (day: MonitoredDay) =>
    [day.day, kind === null || key === null ? day.streams : getStreams(day, kind, key)] as const;
  const [past, now] = [window.before.map(toCount), window.days.map(toCount)];
  const isRisen = (streams: number | undefined) => streams !== undefined && streams >= risen;
  const first = now.findIndex(([, streams]) => isRisen(streams));
  const since = first > 0 || usual === 0 ? past.length : past.findLastIndex(([, streams]) => !isRisen(streams)) + 1;
  const last = now.length - 1;
  const flagged = now.filter(([, streams], index) => index === last || (index >= first && streams > usual));
  const part = kind === null || key === null ? null : { kind, key };
  return { part, days: Object.fromEntries([...past.slice(since), ...flagged]) };
}

/** Whether all streams of a day are flagged, or those of some parts; and how many they are, as far as it is known. */
export interface FlaggedDay {
  /** Such as `countries:VN`; null for all streams. */
  readonly parts: readonly string[] | null;
  readonly streams: number;
}

/** Returns the days that findings are about: a finding of several days covers more than its own. */
export function mergeFlagged(
  findings: Iterable<Pick<Finding, 'numbers' | 'flagged'> & { readonly day: CalendarDate }>,
): Map<CalendarDate, FlaggedDay> {
  const merged = new Map<CalendarDate, FlaggedDay>();
  for (const { day: last, numbers, flagged } of findings) {
    const { day_streams, of_streams, streams: own = 0 } = numbers;
    const part = flagged?.part ?? null;
    for (const [day, streams] of Object.entries(flagged?.days ?? { [last]: day_streams ?? of_streams ?? own })) {
      const known = merged.get(day);
      merged.set(day, {
        parts: part === null || known?.parts === null ? null : addTo(known?.parts ?? [], `${part.kind}:${part.key}`),
        // Parts of a day overlap, so they are not added up.
        streams: Math.max(known?.streams ?? 0, streams),
      });
    }
  }
  return merged;
}

const addTo = (parts: readonly string[], part: string) => (parts.includes(part) ? parts : [...parts, part]);
