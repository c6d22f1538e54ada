import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { EXPLANATION_DAYS, FEW_LISTENERS_STREAMS, LOW_SAVES, PLAYLIST_RISE } from '../monitoring-limits.ts';
import { computePartTotal, computeTotal, getStreams, type MonitoredDay } from './monitored-day.ts';

/**
 * Returns whether an event explains the rise, and listeners behave normally: the same account released music in the
 * last days, or playlists added the release. Neither explains few listeners who play it over and over, or a crowd that
 * saves nothing.
 */
export function isExplained(
  day: MonitoredDay,
  history: readonly MonitoredDay[],
  releaseDays: readonly CalendarDate[],
): boolean {
  const isOut = releaseDays.some((date) => isRecent(date, day.day));
  return (isOut || isPickedUp(day, history)) && isNatural(day, history);
}

function isRecent(date: CalendarDate, day: CalendarDate): boolean {
  const age = daysBetween(date, day);
  return age >= 0 && age <= EXPLANATION_DAYS;
}

/** Playlists add it more often than usual, or new playlists account for most of the rise. */
function isPickedUp(day: MonitoredDay, history: readonly MonitoredDay[]): boolean {
  const older = history.filter((known) => !isRecent(known.day, day.day));
  if (older.length === 0) return false;
  const latest = [day, ...history.filter((known) => daysBetween(known.day, day.day) < PLAYLIST_RISE.days)];
  const adds = computeTotal(latest, 'playlist_adds');
  const usualAdds = (computeTotal(older, 'playlist_adds') / older.length) * latest.length;
  if (adds >= PLAYLIST_RISE.fewest && adds >= usualAdds * PLAYLIST_RISE.times_usual) return true;
  const isNew = (key: string) => computePartTotal(older, 'playlists', key) === 0;
  const fromNewPlaylists = day.playlists
    .filter(({ key }) => isNew(key))
    .reduce((sum, { key }) => sum + getStreams(day, 'playlists', key), 0);
  return fromNewPlaylists > 0 && fromNewPlaylists * 2 >= day.streams - computeTotal(older, 'streams') / older.length;
}

function isNatural(day: MonitoredDay, history: readonly MonitoredDay[]): boolean {
  const { streams, listeners } = day;
  if (listeners > 0 && streams > listeners * FEW_LISTENERS_STREAMS) return false;
  const usualSaves = computeTotal(history, 'saves');
  if (usualSaves < LOW_SAVES.saves_min) return true;
  return day.saves * computeTotal(history, 'streams') * LOW_SAVES.times_fewer >= usualSaves * streams;
}
