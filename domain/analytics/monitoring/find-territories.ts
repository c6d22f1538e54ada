import { MONITORING_HISTORY_DAYS, MONITORING_STREAMS_MIN, TERRITORY } from '../../monitoring-limits.ts';
import type { Finding } from './finding.ts';
import { computePartTotal, computeShare, computeTotal, type DayPart, type MonitoredDay } from './monitored-day.ts';

/** Stands for countries that are not known. */
const NOWHERE = 'ZZ';

/** Countries whose part of a day does not fit the history of the release at the store. A home that always had most of it fits. */
export function findTerritories(day: MonitoredDay, history: readonly MonitoredDay[]): Finding[] {
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
