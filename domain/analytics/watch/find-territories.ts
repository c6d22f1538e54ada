import { TERRITORY, WATCH_HISTORY_DAYS, WATCH_STREAMS_MIN } from '../../watch-limits.ts';
import type { Finding } from './finding.ts';
import { type DayPart, shareOf, sumOf, sumOfPart, type WatchedDay } from './watched-day.ts';

/** Stands for countries that are not known. */
const NOWHERE = 'ZZ';

/** Countries whose part of a day does not fit the history of the release at the store. A home that always had most of it fits. */
export function findTerritories(day: WatchedDay, history: readonly WatchedDay[]): Finding[] {
  const before = sumOf(history, 'streams');
  if (history.length < WATCH_HISTORY_DAYS.fewest || before < WATCH_STREAMS_MIN) return [];
  return day.countries.flatMap((country) => {
    const found = country.key === NOWHERE ? null : findTerritory(day, country, history, before);
    return found === null ? [] : [found];
  });
}

function findTerritory(day: WatchedDay, country: DayPart, history: readonly WatchedDay[], before: number) {
  const { streams } = country;
  const streamsBefore = sumOfPart(history, 'countries', country.key);
  const usual_streams = Math.ceil(streamsBefore / history.length);
  const [share, usual_share] = [shareOf(streams, day.streams), shareOf(streamsBefore, before)];
  const isLarge = share >= TERRITORY.share && share - usual_share >= TERRITORY.gain;
  const isMore = streams >= usual_streams * TERRITORY.times_usual && streams - usual_streams >= WATCH_STREAMS_MIN;
  if (!isLarge || !isMore) return null;
  const numbers = { streams, of_streams: day.streams, share, usual_share, usual_streams, known_days: history.length };
  return { rule: 'territory', subject: country.key, numbers } satisfies Finding;
}
