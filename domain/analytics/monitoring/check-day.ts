import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { MONITORING_HISTORY_DAYS, MONITORING_STREAMS_MIN } from '../../monitoring-limits.ts';
import { findOnePlaylist, findRepeats } from './find-one-source.ts';
import { findSpike } from './find-spike.ts';
import { findTerritories } from './find-territories.ts';
import { findUsual } from './find-usual.ts';
import type { Finding } from './finding.ts';
import { isExplained } from './is-explained.ts';
import type { MonitoredDay } from './monitored-day.ts';

/**
 * What does not look like people listening on one day of a release at a store. `history` are the days before it that the store told of
 * since the release was there, without days on which something was found; `releaseDays` are those of the same account. Small numbers are
 * not looked at: nothing can be told from them.
 */
export function checkDay(
  day: MonitoredDay,
  history: readonly MonitoredDay[],
  releaseDays: readonly CalendarDate[],
): Finding[] {
  if (day.streams < MONITORING_STREAMS_MIN) return [];
  const before = history.filter((known) => {
    const age = daysBetween(known.day, day.day);
    return age > 0 && age <= MONITORING_HISTORY_DAYS.most;
  });
  const oneSource = [findRepeats(day, before), findOnePlaylist(day, before)];
  const found = isExplained(day, before, releaseDays)
    ? oneSource
    : [findSpike(day, findUsual(before, day.day)), ...findTerritories(day, before), ...oneSource];
  return found.filter((finding) => finding !== null);
}
