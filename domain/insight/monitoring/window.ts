import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import { ECHO, MONITORING_HISTORY_DAYS, WINDOW_DAYS, WINDOW_SPAN_DAYS } from '../monitoring-limits.ts';
import { computeTotal, type MonitoredDay, PART_KINDS, type PartKind } from './monitored-day.ts';

/** The figures of a group of streams. `listeners` are 0 and `saves` null where the store does not count them. */
export interface Counts {
  readonly streams: number;
  readonly listeners: number;
  readonly saves: number | null;
}

/** The last known days up to a checked day, and the usual days before them. */
export interface Window {
  readonly days: readonly MonitoredDay[];
  readonly before: readonly MonitoredDay[];
  /** Calendar days from the first to the last. */
  readonly span_days: number;
  /** The day after a window of one day, when it is the checked one; null for windows that end with the checked day. */
  readonly after: MonitoredDay | null;
}

/** The streams of a window, or those of one country, playlist or device in it. */
export interface Group {
  readonly kind: PartKind | null;
  readonly key: string | null;
  readonly counts: Counts;
  readonly before: Counts;
  /** The streams of each day of the window, the checked day last. */
  readonly by_day: readonly number[];
  readonly of_streams: number;
  readonly of_before: number;
}

/**
 * Lists the windows that end with a day: the last known days, as many as `WINDOW_DAYS` says. Usual days are those before
 * the window without findings.
 */
export function listWindows(
  day: CalendarDate,
  known: readonly MonitoredDay[],
  found: ReadonlySet<CalendarDate>,
): Window[] {
  const past = known
    .filter((one) => one.day <= day && daysBetween(one.day, day) < WINDOW_SPAN_DAYS + MONITORING_HISTORY_DAYS.most)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  if (past.at(-1)?.day !== day) return [];
  return WINDOW_DAYS.flatMap((count) => {
    const days = past.slice(-count);
    const first = days[0]?.day ?? day;
    const span_days = daysBetween(first, day) + 1;
    if (days.length < count || span_days > WINDOW_SPAN_DAYS) return [];
    const since = addDays(first, -MONITORING_HISTORY_DAYS.most);
    const before = past.filter((one) => one.day < first && one.day >= since && !found.has(one.day));
    return [{ days, before, span_days, after: null }];
  });
}

/**
 * Finds a single day that stands out, when the checked day is the one after it. Null when the days before it were as
 * high, when it was found already, and when the checked day has so little that its report may be incomplete.
 */
export function findBurst(
  day: CalendarDate,
  known: readonly MonitoredDay[],
  found: ReadonlySet<CalendarDate>,
): Window | null {
  const after = known.find((one) => one.day === day);
  const yesterday = addDays(day, -1);
  const [window] = listWindows(yesterday, known, found);
  const burst = window?.days[0];
  if (!after || !window || !burst || burst.streams < after.streams || found.has(yesterday)) return null;
  const usual = window.before.length === 0 ? 0 : computeTotal(window.before, 'streams') / window.before.length;
  if (after.streams < usual * ECHO.quiet_share) return null;
  const lately = known.filter((one) => one.day < yesterday && daysBetween(one.day, yesterday) <= ECHO.quiet_days);
  return lately.some(({ streams }) => streams > burst.streams * ECHO.quiet_share) ? null : { ...window, after };
}

/** Lists the groups of a window that are large enough to prove anything: the whole, then its parts. */
export function listGroups({ days, before }: Window, least: number): Group[] {
  const of_streams = computeTotal(days, 'streams');
  if (of_streams < least) return [];
  const of_before = computeTotal(before, 'streams');
  const whole: Group = {
    kind: null,
    key: null,
    counts: countWhole(days),
    before: countWhole(before),
    by_day: days.map(({ streams }) => streams),
    of_streams,
    of_before,
  };
  const parts = PART_KINDS.flatMap((kind) => listParts(kind, days, before, least));
  return [whole, ...parts.map((part) => ({ ...part, of_streams, of_before }))];
}

/** Saves and the listeners behind them are those of days on which the store counts both. */
function countWhole(days: readonly MonitoredDay[]): Counts {
  const counted = days.filter(({ saves }) => saves !== null);
  return {
    streams: computeTotal(days, 'streams'),
    listeners: computeTotal(days, 'listeners'),
    saves: counted.length * 2 > days.length ? computeTotal(counted, 'saves') : null,
  };
}

function listParts(
  kind: PartKind,
  days: readonly MonitoredDay[],
  before: readonly MonitoredDay[],
  least: number,
): Omit<Group, 'of_streams' | 'of_before'>[] {
  // Where no part has a save, the store may not divide them.
  const isDivided = [...days, ...before].some((day) => day[kind].some(({ saves }) => saves > 0));
  const [now, then] = [sumParts(kind, days), sumParts(kind, before)];
  return [...now].flatMap(([key, sum]) => {
    if (sum.streams < least) return [];
    const counts = (found: Sum | undefined): Counts => ({
      streams: found?.streams ?? 0,
      listeners: found?.listeners ?? 0,
      saves: isDivided ? (found?.saves ?? 0) : null,
    });
    const by_day = days.map((day) => day[kind].find((part) => part.key === key)?.streams ?? 0);
    return [{ kind, key, counts: counts(sum), before: counts(then.get(key)), by_day }];
  });
}

type Sum = { streams: number; listeners: number; saves: number };

function sumParts(kind: PartKind, days: readonly MonitoredDay[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const day of days) {
    for (const { key, streams, listeners, saves } of day[kind]) {
      const sum = sums.get(key) ?? { streams: 0, listeners: 0, saves: 0 };
      sum.streams += streams;
      sum.listeners += listeners;
      sum.saves += saves;
      sums.set(key, sum);
    }
  }
  return sums;
}
