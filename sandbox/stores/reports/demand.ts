import { computeShare } from './course.ts';
import { REPORT_COUNTRIES, type ReportCountry } from './report-country.ts';
import type { ReportStore } from './report-store.ts';
import { seededRandom } from './seeded-random.ts';
import type { SoldTrack } from './sold-release.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Factors for Sunday to Saturday: new music comes out on Fridays, and people listen more at weekends. */
const WEEK = [0.98, 0.84, 0.82, 0.86, 0.94, 1.24, 1.18];
/** Plays per day at the largest store: of an unknown track, and the extra of a hit. */
const FEWEST = 3;
const MOST = 4000;
/** How much more a recording is played in its home country, and how many of ten other countries play it then. */
const HOME_FACTOR = 9;
const ABROAD = 1;

/** Returns how often a recording is played or bought at a store on one day, `age` days after its release there. */
export function countUnits(
  store: ReportStore,
  { isrc, fame: known, course }: SoldTrack,
  day: number,
  age: number,
): number {
  const fame = known ?? FEWEST + MOST * seededRandom(`fame ${isrc}`) ** 4;
  const taste = 0.5 + seededRandom(`taste ${store.id} ${isrc}`);
  const dayFactor = 0.8 + 0.4 * seededRandom(`mood ${store.id} ${isrc} ${day}`);
  const rhythm = WEEK[new Date(day * DAY_MS).getUTCDay()] ?? 1;
  const exact = (fame * taste * computeShare(course, age) * dayFactor * rhythm * store.reach) / 1000;
  // For small numbers, a fraction of a sale happens on some days and not on others.
  return Math.floor(exact + seededRandom(`luck ${store.id} ${isrc} ${day}`));
}

/**
 * Lists the countries where a store plays a recording, with their weights. One with a home country is played there
 * most, and not in every other country.
 */
export function listMarkets(store: ReportStore, { isrc, home, territories }: SoldTrack) {
  const isPlayed = (code: string) =>
    home === null || home === code || seededRandom(`abroad ${store.id} ${isrc} ${code}`) * 10 < ABROAD;
  return REPORT_COUNTRIES.filter(
    ({ code }) => (store.countries?.includes(code) ?? true) && (territories?.has(code) ?? true) && isPlayed(code),
  ).map((country) => ({
    country,
    weight:
      country.weight *
      (0.4 + seededRandom(`place ${store.id} ${isrc} ${country.code}`)) *
      (country.code === home ? HOME_FACTOR : 1),
  }));
}

/** Divides units among countries by weight; the remainder goes to the countries with the largest fractions. */
export function divideUnits(
  units: number,
  markets: readonly { country: ReportCountry; weight: number }[],
): { country: ReportCountry; units: number }[] {
  const total = markets.reduce((sum, { weight }) => sum + weight, 0);
  const parts = markets.map(({ country, weight }) => {
    const exact = (units * weight) / total;
    return { country, units: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  let left = units - parts.reduce((sum, part) => sum + part.units, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest)) {
    if (left-- <= 0) break;
    part.units++;
  }
  return parts.filter((part) => part.units > 0).map((part) => ({ country: part.country, units: part.units }));
}
