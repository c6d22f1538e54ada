import { FEW_LISTENERS_STREAMS, MONITORING_STREAMS_MIN, ONE_PLAYLIST, REPEATS } from '../monitoring-limits.ts';
import type { Finding } from './finding.ts';
import { computePartTotal, computeShare, computeTotal, type DayPart, type MonitoredDay } from './monitored-day.ts';

/**
 * Finds few listeners who play a release over and over. A release that is always played like that, such as sleep
 * sounds, fits its history.
 */
export function findRepeats(day: MonitoredDay, history: readonly MonitoredDay[]): Finding | null {
  const { streams, listeners } = day;
  if (listeners === 0) return null;
  const each = perListener(streams, listeners);
  const before = computeTotal(history, 'listeners');
  const usual_each = before === 0 ? 0 : perListener(computeTotal(history, 'streams'), before);
  if (each < REPEATS.streams_per_listener * 100 || each < usual_each * REPEATS.times_usual) return null;
  const numbers = { streams, listeners, streams_per_listener: each, usual_streams_per_listener: usual_each };
  return { rule: 'repeats', subject: null, numbers: { ...numbers, known_days: history.length } };
}

/**
 * Finds one playlist with nearly all streams of a day that did not have them before and is not played the way listeners
 * usually play a playlist.
 */
export function findOnePlaylist(day: MonitoredDay, history: readonly MonitoredDay[]): Finding | null {
  const [largest] = day.playlists.toSorted((a, b) => b.streams - a.streams);
  if (largest === undefined || largest.streams < MONITORING_STREAMS_MIN) return null;
  const share = computeShare(largest.streams, day.streams);
  const usual_share = computeShare(
    computePartTotal(history, 'playlists', largest.key),
    computeTotal(history, 'streams'),
  );
  if (share < ONE_PLAYLIST.share || usual_share >= ONE_PLAYLIST.usual_share || !isThin(largest, day)) return null;
  const { streams, listeners, key } = largest;
  const numbers = { streams, of_streams: day.streams, share, usual_share, listeners };
  return { rule: 'one_playlist', subject: key, numbers: { ...numbers, known_days: history.length } };
}

// Where a store does not count listeners, nearly all streams coming from one country is the sign.
function isThin({ streams, listeners }: DayPart, day: MonitoredDay): boolean {
  if (listeners > 0) return streams > listeners * FEW_LISTENERS_STREAMS;
  return day.countries.some((country) => computeShare(country.streams, day.streams) >= ONE_PLAYLIST.one_country_share);
}

/** In hundredths. */
function perListener(streams: number, listeners: number): number {
  return Math.floor((streams * 100) / listeners);
}
