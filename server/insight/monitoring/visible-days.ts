import type { FraudCasePoint } from '@tangent/contract/monitoring.ts';
import { findUsual } from '@tangent/domain/analytics/monitoring/find-usual.ts';
import {
  computePartTotal,
  computeShare,
  computeTotal,
  type MonitoredDay,
} from '@tangent/domain/analytics/monitoring/monitored-day.ts';
import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import { CASE_VISIBLE_DAYS } from '@tangent/domain/monitoring-limits.ts';
import type { Span } from './load-days.ts';

const PARTS_SHOWN = 8;

/** Lists every day of a span with its usual value, computed from the earlier known days without findings. */
export function listPoints(
  known: readonly MonitoredDay[],
  found: ReadonlySet<string>,
  { from, to }: Span,
): FraudCasePoint[] {
  const calm = known.filter(({ day }) => !found.has(day));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    const figures = known.find((one) => one.day === day);
    const before = calm.filter((one) => one.day < day && daysBetween(one.day, day) <= CASE_VISIBLE_DAYS.before);
    return {
      day,
      streams: figures?.streams ?? null,
      listeners: figures?.listeners ?? null,
      usual: findUsual(before, day)?.streams ?? null,
      has_finding: found.has(day),
    };
  });
}

/**
 * Lists the largest countries or playlists of the days with findings, with their share of the days before the first
 * finding.
 */
export function compareParts(
  known: readonly MonitoredDay[],
  found: ReadonlySet<string>,
  of: 'countries' | 'playlists',
) {
  const then = known.filter(({ day }) => found.has(day));
  const first = then[0]?.day ?? '';
  const before = known.filter(({ day }) => day < first);
  const keys = [...new Set(then.flatMap((day) => day[of].map(({ key }) => key)))];
  const [all, allBefore] = [computeTotal(then, 'streams'), computeTotal(before, 'streams')];
  return keys
    .map((key) => {
      const streams = computePartTotal(then, of, key);
      const usual_share = computeShare(computePartTotal(before, of, key), allBefore);
      return { key, streams, share: computeShare(streams, all), usual_share };
    })
    .sort((a, b) => b.streams - a.streams)
    .slice(0, PARTS_SHOWN);
}
