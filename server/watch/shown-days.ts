import type { WatchedPoint } from '@tangent/contract/watch.ts';
import { findUsual } from '@tangent/domain/analytics/watch/find-usual.ts';
import { shareOf, sumOf, sumOfPart, type WatchedDay } from '@tangent/domain/analytics/watch/watched-day.ts';
import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import { CASE_SHOWN_DAYS } from '@tangent/domain/watch-limits.ts';
import type { Span } from './load-days.ts';

const PARTS_SHOWN = 8;

/** Every day of a span beside what is usual on it: read off the known days before it on which nothing was found. */
export function listPoints(
  known: readonly WatchedDay[],
  found: ReadonlySet<string>,
  { from, to }: Span,
): WatchedPoint[] {
  const calm = known.filter(({ day }) => !found.has(day));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    const figures = known.find((one) => one.day === day);
    const before = calm.filter((one) => one.day < day && daysBetween(one.day, day) <= CASE_SHOWN_DAYS.before);
    return {
      day,
      streams: figures?.streams ?? null,
      listeners: figures?.listeners ?? null,

      usual: findUsual(before, day)?.streams ?? null,
      is_found: found.has(day),
    };
  });
}

/** The largest countries or playlists of the days with findings, beside what they had of the days before the first of them. */
export function compareParts(known: readonly WatchedDay[], found: ReadonlySet<string>, of: 'countries' | 'playlists') {
  const then = known.filter(({ day }) => found.has(day));
  const first = then[0]?.day ?? '';
  const before = known.filter(({ day }) => day < first);
  const keys = [...new Set(then.flatMap((day) => day[of].map(({ key }) => key)))];
  const [all, allBefore] = [sumOf(then, 'streams'), sumOf(before, 'streams')];
  return keys
    .map((key) => {
      const streams = sumOfPart(then, of, key);
      const usual_share = shareOf(sumOfPart(before, of, key), allBefore);
      return { key, streams, share: shareOf(streams, all), usual_share };
    })
    .sort((a, b) => b.streams - a.streams)
    .slice(0, PARTS_SHOWN);
}
