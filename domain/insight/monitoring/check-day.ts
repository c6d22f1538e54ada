import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { MONITORING_HISTORY_DAYS, MONITORING_STREAMS_MIN, SPIKE, TERRITORY } from '../monitoring-limits.ts';
import { findOnePlaylist, findRepeats } from './find-one-source.ts';

import { findUsual, type Usual } from './find-usual.ts';
import type { Finding } from './finding.ts';
import { isExplained } from './is-explained.ts';
import { computePartTotal, computeShare, computeTotal, type DayPart, type MonitoredDay } from './monitored-day.ts';

/** The code for an unknown country. */
const NOWHERE = 'ZZ';

/**
 * Finds countries whose share of a day does not fit the history of the release at the store. A home country that always
 * had most of the streams fits.
 */
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
  const isAboveUsual =
    streams >= usual_streams * TERRITORY.times_usual && streams - usual_streams >= MONITORING_STREAMS_MIN;
  if (!isLarge || !isAboveUsual) return null;
  const numbers = { streams, of_streams: day.streams, share, usual_share, usual_streams, known_days: history.length };
  return { rule: 'territory', subject: country.key, numbers } satisfies Finding;
}

/** The median absolute deviation of a normal distribution times this is its standard deviation. */
const MAD_TO_DEVIATION = 1.4826;

/**
 * Finds more streams than a growing release can gain from one day to the next: above every limit, each computed from
 * the usual figures of this day of the week.
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
 * Returns the findings about one day of a release at a store: signs that its streams are not genuine listening.
 * `history` are the earlier days the store reported since the release appeared, without days that have findings;
 * `releaseDays` are the release dates of the same account. Small numbers are ignored: they prove nothing.
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
