import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { HOLLOW, OCCASION_DAYS, PLAYLIST_RISE, THIN_STREAMS_PER_LISTENER } from '../../watch-limits.ts';
import { streamsOf, sumOf, sumOfPart, type WatchedDay } from './watched-day.ts';

/**
 * Whether something happened that brings listeners, and they listen as people do: music of the same account came out in the last days,
 * or playlists took the release up. Neither explains few listeners who play it over and over, nor a crowd of whom nobody saves it.
 */
export function isExplained(
  day: WatchedDay,
  history: readonly WatchedDay[],
  releaseDays: readonly CalendarDate[],
): boolean {
  const isOut = releaseDays.some((date) => isRecent(date, day.day));
  return (isOut || isTakenUp(day, history)) && isNatural(day, history);
}

function isRecent(date: CalendarDate, day: CalendarDate): boolean {
  const age = daysBetween(date, day);
  return age >= 0 && age <= OCCASION_DAYS;
}

/** Playlists add it more often than usual, or those that are new bring most of what is more than usual. */
function isTakenUp(day: WatchedDay, history: readonly WatchedDay[]): boolean {
  const older = history.filter((known) => !isRecent(known.day, day.day));
  if (older.length === 0) return false;
  const latest = [day, ...history.filter((known) => daysBetween(known.day, day.day) < PLAYLIST_RISE.days)];
  const adds = sumOf(latest, 'playlist_adds');
  const usualAdds = (sumOf(older, 'playlist_adds') / older.length) * latest.length;
  if (adds >= PLAYLIST_RISE.fewest && adds >= usualAdds * PLAYLIST_RISE.times_usual) return true;
  const isNew = (key: string) => sumOfPart(older, 'playlists', key) === 0;
  const brought = day.playlists
    .filter(({ key }) => isNew(key))
    .reduce((sum, { key }) => sum + streamsOf(day, 'playlists', key), 0);
  return brought > 0 && brought * 2 >= day.streams - sumOf(older, 'streams') / older.length;
}

function isNatural(day: WatchedDay, history: readonly WatchedDay[]): boolean {
  const { streams, listeners } = day;
  if (listeners > 0 && streams > listeners * THIN_STREAMS_PER_LISTENER) return false;
  const usualSaves = sumOf(history, 'saves');
  if (usualSaves < HOLLOW.saves_min) return true;
  return day.saves * sumOf(history, 'streams') * HOLLOW.times_fewer >= usualSaves * streams;
}
