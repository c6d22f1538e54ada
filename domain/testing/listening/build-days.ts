import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import type { DayPart, MonitoredDay, PartKind } from '../../insight/monitoring/monitored-day.ts';
import type { Random } from '../../random.ts';
import { divide, normal, poisson } from './draw.ts';

/** A group of people, or of machines, that plays a release in its own way. */
export interface Crowd {
  /** The streams to expect on a day, counted from the first day of the history. */
  readonly volume: (day: number) => number;
  /** Streams of one listener on one day. */
  readonly each: number;
  /** Saves of one listener on one day. */
  readonly saves: number;
  readonly countries: Readonly<Record<string, number>>;
  readonly devices: Readonly<Record<string, number>>;
  readonly playlist: string | null;
  /** How much days differ beyond chance, as a share of the mean. */
  readonly unrest: number;
  /** How much more is played on a Friday than on a Tuesday: 0 for the same on all days. */
  readonly rhythm: number;
}

/** The parts of a report that a store sends. */
export interface Report {
  readonly listeners: boolean;
  readonly saves: boolean;
  readonly devices: boolean;
  /** The share of days that are missing. */
  readonly gaps: number;
}

export const WHOLE_REPORT: Report = { listeners: true, saves: true, devices: true, gaps: 0 };

/** Monday to Sunday. */
const WEEK = [-0.4, -0.5, -0.2, 0, 0.7, 0.5, -0.1];
/** A Monday. */
const MONDAY: CalendarDate = '2027-01-04';

type Sums = Map<string, { streams: number; listeners: number; saves: number }>;
type DayTotals = { total: Sums } & Record<PartKind, Sums>;

/** Builds the days of a history from the crowds that play the release. */
export function buildDays(
  random: Random,
  { first, days, crowds, report }: { first: CalendarDate; days: number; crowds: readonly Crowd[]; report: Report },
): MonitoredDay[] {
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(first, index);
    const sums: DayTotals = { total: new Map(), countries: new Map(), playlists: new Map(), devices: new Map() };
    for (const crowd of crowds) addCrowd(random, sums, crowd, { day, index });
    return random() < report.gaps ? [] : [toDay(day, sums, report)];
  }).flat();
}

function addCrowd(random: Random, sums: DayTotals, crowd: Crowd, { day, index }: { day: CalendarDate; index: number }) {
  const weekday = WEEK[weekdayOf(day)] ?? 0;
  const luck = Math.exp(crowd.unrest * normal(random) - crowd.unrest ** 2 / 2);
  const streams = poisson(random, crowd.volume(index) * (1 + crowd.rhythm * weekday) * luck);
  if (streams === 0) return;
  const each = 1 + (crowd.each - 1) * Math.exp(0.15 * normal(random));
  const listeners = Math.max(1, Math.min(streams, Math.round(streams / each)));
  const counts = { streams, listeners, saves: poisson(random, listeners * crowd.saves) };
  add(sums.total, '', counts);
  addParts(random, sums.countries, crowd.countries, counts);
  addParts(random, sums.devices, crowd.devices, counts);
  if (crowd.playlist !== null) add(sums.playlists, crowd.playlist, counts);
}

type Counts = { streams: number; listeners: number; saves: number };

function addParts(random: Random, sums: Sums, shares: Readonly<Record<string, number>>, counts: Counts): void {
  const saves = divide(random, counts.saves, shares);
  for (const [key, streams] of Object.entries(divide(random, counts.streams, shares))) {
    if (streams === 0) continue;
    const listeners = Math.max(1, Math.min(streams, Math.round((streams * counts.listeners) / counts.streams)));
    add(sums, key, { streams, listeners, saves: saves[key] ?? 0 });
  }
}

function add(sums: Sums, key: string, { streams, listeners, saves }: Counts): void {
  const sum = sums.get(key) ?? { streams: 0, listeners: 0, saves: 0 };
  sums.set(key, {
    streams: sum.streams + streams,
    listeners: sum.listeners + listeners,
    saves: sum.saves + saves,
  });
}

function toDay(day: CalendarDate, sums: DayTotals, report: Report): MonitoredDay {
  const { streams, listeners, saves } = sums.total.get('') ?? { streams: 0, listeners: 0, saves: 0 };
  const list = (parts: Sums): DayPart[] =>
    [...parts]
      .map(([key, part]) => ({
        key,
        streams: part.streams,
        listeners: report.listeners ? part.listeners : 0,
        saves: report.saves ? part.saves : 0,
      }))
      .sort((a, b) => b.streams - a.streams);
  return {
    day,
    streams,
    listeners: report.listeners ? listeners : 0,
    saves: report.saves ? saves : null,
    playlist_adds: 0,
    countries: list(sums.countries),
    playlists: list(sums.playlists),
    devices: report.devices ? list(sums.devices) : [],
  };
}

function weekdayOf(day: CalendarDate): number {
  return ((daysBetween(MONDAY, day) % 7) + 7) % 7;
}
