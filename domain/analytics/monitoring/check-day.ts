import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { MONITORING_HISTORY_DAYS, MONITORING_STREAMS_MIN, SPIKE, TERRITORY } from '../../monitoring-limits.ts';
import { findOnePlaylist, findRepeats } from './find-one-source.ts';

import { findUsual, type Usual } from './find-usual.ts';
import type { Finding } from './finding.ts';
import { isExplained } from './is-explained.ts';
import { computePartTotal, computeShare, computeTotal, type DayPart, type MonitoredDay } from './monitored-day.ts';

/** Stands for countries that are not known. */
const NOWHERE = 'ZZ';

/** Countries whose part of a day does not fit the history of the release at the store. A home that always had most of it fits. */
function findTerritories(day: MonitoredDay, history: readonly MonitoredDay[]): Finding[] {
  const before = computeTotal(history, 'streams');
  if (history.length < MONITORING_HISTORY_DAYS.fewest || before < MONITORING_STREAMS_MIN) return [];
  return day.countries.flatMap((country) => {
    const found = country.key === NOWHERE ? null : findTerritory(day, country, history, before);
    return found === null ? [] : [found];
  });
}

function findTerritory(day: MonitoredDay, country: DayPart, history: readonly MonitoredDay[], before: number) {
  const { streams } = country;
  const streamsBefore = computePartTotal(history, 'countries', country.key);
  const usual_streams = Math.ceil(streamsBefore / history.length);
  const [share, usual_share] = [computeShare(streams, day.streams), computeShare(streamsBefore, before)];
  const isLarge = share >= TERRITORY.share && share - usual_share >= TERRITORY.gain;
  const isHigherPlan =
    streams >= usual_streams * TERRITORY.times_usual && streams - usual_streams >= MONITORING_STREAMS_MIN;
  if (!isLarge || !isHigherPlan) return null;
  const numbers = { streams, of_streams: day.streams, share, usual_share, usual_streams, known_days: history.length };
  return { rule: 'territory', subject: country.key, numbers } satisfies Finding;
}

/** The median absolute deviation of a normal distribution times this is its standard deviation. */
const MAD_TO_DEVIATION = 1.4826;

/**
 * More streams than a growing release can have from one day to the next: above every one of the limits, which are counted from what is
 * usual on such a day of the week.
 */
function findSpike({ streams }: MonitoredDay, usual: Usual | null): Finding | null {
  if (usual === null) return null;
  const limit = Math.max(
    usual.streams + MONITORING_STREAMS_MIN,
    usual.streams * SPIKE.times_usual,
    usual.highest * SPIKE.times_highest,
    Math.ceil(usual.streams + SPIKE.deviations * MAD_TO_DEVIATION * usual.spread),
  );
  if (streams < limit) return null;
  const { streams: usual_streams, spread, highest, known_days } = usual;
  return { rule: 'spike', subject: null, numbers: { streams, usual_streams, limit, spread, highest, known_days } };
}

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
