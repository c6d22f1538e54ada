import { TRACK_MONTH_WEEKS } from '../analytics-limits.ts';

/** A complete week since release day; null where a day of it is not reported. */
export type TrackWeek = number | null;

/** The trends of the weeks of a track, for its headline. */
export type TrackTrend = 'none' | 'new' | 'best_week' | 'rising' | 'falling' | 'up' | 'down' | 'steady';

/** Changes of a month that are none. */
const STEADY = 0.1;

/**
 * Finds what the complete weeks of a track say: a best week after its first one; streams that grow or shrink over
 * three times four weeks, each time by more than a hundredth; else the last four weeks against the four before, steady
 * within a tenth. A track with fewer than two complete weeks is new.
 */
export function findTrackTrend(weeks: readonly TrackWeek[]): TrackTrend {
  const known = weeks.filter((week): week is number => week !== null);
  if (known.length < 2) return weeks.length > 2 ? 'none' : 'new';
  if (known.every((week) => week === 0)) return 'none';
  const last = known.at(-1) ?? 0;
  const months = listMonths(known);
  const [first = 0, second = 0, third = 0] = months.slice(-3);
  if (months.length >= 3 && third > second * GROWN && second > first * GROWN) return 'rising';
  if (known.slice(0, -1).every((week) => week < last)) return 'best_week';
  if (months.length >= 3 && second > third * GROWN && first > second * GROWN) return 'falling';
  const [before, now] = months.length >= 2 ? months.slice(-2) : known.slice(-2);
  const change = ((now ?? 0) - (before ?? 0)) / Math.max(1, before ?? 0);
  return Math.abs(change) < STEADY ? 'steady' : change > 0 ? 'up' : 'down';
}

const GROWN = 1.01;

/** Adds up four weeks each, from the newest week back, oldest first; weeks that fill no month are left out. */
function listMonths(weeks: readonly number[]): number[] {
  const count = Math.floor(weeks.length / TRACK_MONTH_WEEKS);
  const first = weeks.length - count * TRACK_MONTH_WEEKS;
  return Array.from({ length: count }, (_, n) =>
    weeks
      .slice(first + n * TRACK_MONTH_WEEKS, first + (n + 1) * TRACK_MONTH_WEEKS)
      .reduce((sum, week) => sum + week, 0),
  );
}

type Country = { readonly country: string; readonly streams: number; readonly before: number | null };

/** The countries a headline names: the first, and the one that grows much faster, or the second. */
export type CountryHeadline =
  | { readonly code: 'none' }
  | { readonly code: 'only'; readonly first: string }
  | { readonly code: 'catching_up' | 'second'; readonly first: string; readonly second: string };

/** How much faster a country grows that catches up, and how large it is beside the first. */
const CATCHING_UP = { faster: 0.25, part: 0.1, among: 5 } as const;
/** The code for streams without a country. */
const UNKNOWN_COUNTRY = 'ZZ';

/** Finds the headline of countries, which are listed largest first. */
export function findCountryHeadline(countries: readonly Country[]): CountryHeadline {
  const named = countries.filter(({ country, streams }) => country !== UNKNOWN_COUNTRY && streams > 0);
  const [first, second] = named;
  if (first === undefined) return { code: 'none' };
  if (second === undefined) return { code: 'only', first: first.country };
  const grown = named
    .slice(1, CATCHING_UP.among)
    .filter(
      (one) =>
        one.streams >= first.streams * CATCHING_UP.part &&
        computeGrowth(one) > Math.max(0, computeGrowth(first)) + CATCHING_UP.faster,
    )
    .sort((a, b) => computeGrowth(b) - computeGrowth(a))[0];
  if (grown) return { code: 'catching_up', first: first.country, second: grown.country };
  return { code: 'second', first: first.country, second: second.country };
}

/** A country that was not heard before says nothing about growth. */
const computeGrowth = ({ streams, before }: Country) => (before === null || before === 0 ? 0 : streams / before - 1);
