import type { CalendarDate } from '../../calendar.ts';

/** The part of a day that belongs to one country, one playlist or one kind of device. */
export interface DayPart {
  /** Country code, number of the playlist, or name of the device of `DEVICES`. */
  readonly key: string;
  readonly streams: number;
  readonly listeners: number;
  readonly saves: number;
}

/** The kinds of parts that a day is divided into. */
export const PART_KINDS = ['countries', 'playlists', 'devices'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/**
 * The figures a store reported for a release on one day. A day without streams is included, a day without a report is
 * not.
 */
export interface MonitoredDay {
  readonly day: CalendarDate;
  readonly streams: number;
  /** 0 where the store does not count them. */
  readonly listeners: number;
  /** Null where the store does not count them. */
  readonly saves: number | null;
  readonly playlist_adds: number;
  readonly countries: readonly DayPart[];
  readonly playlists: readonly DayPart[];
  /** Only devices that the store named. */
  readonly devices: readonly DayPart[];
}

type Count = 'streams' | 'listeners' | 'saves' | 'playlist_adds';

/** Adds up one count over several days. */
export function computeTotal(days: readonly MonitoredDay[], count: Count): number {
  return days.reduce((sum, day) => sum + (day[count] ?? 0), 0);
}

/** Adds up the streams of one country, playlist or device over several days. */
export function computePartTotal(days: readonly MonitoredDay[], of: PartKind, key: string): number {
  return days.reduce((sum, day) => sum + getStreams(day, of, key), 0);
}

/** Returns the streams of one country, playlist or device on a day; 0 when it has none. */
export function getStreams(day: MonitoredDay, of: PartKind, key: string): number {
  return day[of].find((part) => part.key === key)?.streams ?? 0;
}

/** Computes a part of a whole in basis points, rounded down; 0 if the whole is 0. */
export function computeShare(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 10_000) / whole);
}
