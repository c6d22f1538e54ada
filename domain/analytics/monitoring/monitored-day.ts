import type { CalendarDate } from '../../calendar.ts';

/** What one country or one playlist has of a day. */
export interface DayPart {
  /** Country code or number of the playlist. */
  readonly key: string;
  readonly streams: number;
  readonly listeners: number;
}

/** What a store told of a release on one day. A day of which nothing was told is no such day; a day without streams is. */
export interface MonitoredDay {
  readonly day: CalendarDate;
  readonly streams: number;
  /** 0 where the store does not count them. */
  readonly listeners: number;
  readonly saves: number;
  readonly playlist_adds: number;
  readonly countries: readonly DayPart[];
  readonly playlists: readonly DayPart[];
}

type Count = 'streams' | 'listeners' | 'saves' | 'playlist_adds';

/** One count of several days, added up. */
export function computeTotal(days: readonly MonitoredDay[], count: Count): number {
  return days.reduce((sum, day) => sum + day[count], 0);
}

/** The streams of one country or playlist on several days, added up. */
export function computePartTotal(days: readonly MonitoredDay[], of: 'countries' | 'playlists', key: string): number {
  return days.reduce((sum, day) => sum + getStreams(day, of, key), 0);
}

/** The streams of one country or playlist on a day; 0 when it has none. */
export function getStreams(day: MonitoredDay, of: 'countries' | 'playlists', key: string): number {
  return day[of].find((part) => part.key === key)?.streams ?? 0;
}

/** A part of a whole in basis points, rounded down; 0 of nothing. */
export function computeShare(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 10_000) / whole);
}
