import { START, STARTS } from '../analytics-limits.ts';

/** The streams of the first days of a release, day by day; null for a day that is not over or not reported. */
export type Start = { readonly id: string; readonly days: readonly (number | null)[] };

/** The place of a start among others that have come as far; `day` counts from 1. */
export type StartPlace = {
  readonly code: 'early' | 'only' | 'best' | 'place';
  readonly day: number;
  readonly streams: number;
  readonly place: number;
  readonly of: number;
};

/** Adds days up; null for an unknown one, after which the sum goes on from what is known. */
export function addUp(days: readonly (number | null)[]): (number | null)[] {
  let sum = 0;
  return days.map((day) => {
    sum += day ?? 0;
    return day === null ? null : sum;
  });
}

/** Returns the last known day of a start, counted from 1; 0 while none is known. */
export function countKnownDays(days: readonly (number | null)[]): number {
  return days.findLastIndex((day) => day !== null) + 1;
}

/**
 * Returns the place of a start: all are compared at the last known day of this one, so that a release of nine
 * days is compared with nine days of every other. One that has not come as far is left out, and before the third day no
 * place is named. Null for an unknown start.
 */
export function placeStart(starts: readonly Start[], id: string): StartPlace | null {
  const own = starts.find((start) => start.id === id);
  const day = own === undefined ? 0 : countKnownDays(own.days);
  if (own === undefined || day === 0) return null;
  const until = ({ days }: Start) => days.slice(0, day).reduce<number>((sum, streams) => sum + (streams ?? 0), 0);
  const streams = until(own);
  const others = starts.filter((start) => start !== own && countKnownDays(start.days) >= day);
  const place = others.filter((start) => until(start) > streams).length + 1;
  const found = { day, streams, place, of: others.length + 1 };
  if (day < START.fewest_days) return { code: 'early', ...found };
  if (others.length === 0) return { code: 'only', ...found };
  return { code: place === 1 ? 'best' : 'place', ...found };
}

/** Returns the sum of the known days of a start. */
export function sumStart({ days }: Start): number {
  return days.reduce<number>((sum, streams) => sum + (streams ?? 0), 0);
}

/**
 * Returns the start that a headline is about: the newest one while its first days are not over, else the best of all;
 * null while none is known.
 */
export function findStartOfNote<One extends Start>(starts: readonly One[]): One | null {
  const known = starts.filter(({ days }) => countKnownDays(days) > 0);
  const [newest] = known;
  if (newest === undefined || countKnownDays(newest.days) < START.days) return newest ?? null;
  return known.reduce((best, start) => (sumStart(start) > sumStart(best) ? start : best));
}

/**
 * Chooses the starts that are drawn: those asked for, else the newest one with figures and the best two others. The one
 * with the most streams comes first.
 */
export function chooseStarts<One extends Start>(starts: readonly One[], chosen: readonly string[]): One[] {
  const bySum = (a: Start, b: Start) => sumStart(b) - sumStart(a);
  if (chosen.length > 0) return starts.filter(({ id }) => chosen.includes(id)).sort(bySum);
  const known = starts.filter(({ days }) => countKnownDays(days) > 0);
  const [newest, ...others] = known;
  if (newest === undefined) return [];
  return [newest, ...others.sort(bySum).slice(0, STARTS.shown - 1)].sort(bySum);
}
