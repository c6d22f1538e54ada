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
/** Factor of the release day, above the best usual day, and the share of it that remains each day after. */
const OPENING = 1.6;
const OPENING_LEFT = 0.6;
const GROWTH_DAYS = 9;
const HALF_LIFE_DAYS = 75;
/** The lasting share of the best day. */
const LEFT_FOR_GOOD = 0.14;

/** Returns how often a recording is played or bought at a store on one day, `age` days after its release there. */
export function countUnits(store: ReportStore, { isrc, fame: known }: SoldTrack, day: number, age: number): number {
  const fame = known ?? FEWEST + MOST * seededRandom(`fame ${isrc}`) ** 4;
  const taste = 0.5 + seededRandom(`taste ${store.id} ${isrc}`);
  const grown = Math.max(OPENING * OPENING_LEFT ** age, Math.min(1, (age + 2) / (GROWTH_DAYS + 2)));
  const faded = Math.max(LEFT_FOR_GOOD, 0.5 ** (Math.max(0, age - GROWTH_DAYS) / HALF_LIFE_DAYS));
  const dayFactor = 0.8 + 0.4 * seededRandom(`mood ${store.id} ${isrc} ${day}`);
  const rhythm = WEEK[new Date(day * DAY_MS).getUTCDay()] ?? 1;
  const exact = (fame * taste * grown * faded * dayFactor * rhythm * store.reach) / 1000;
  // For small numbers, a fraction of a sale happens on some days and not on others.
  return Math.floor(exact + seededRandom(`luck ${store.id} ${isrc} ${day}`));
}

/** Lists the countries where a store plays a recording, with their weights. */
export function listMarkets(store: ReportStore, isrc: string, territories: ReadonlySet<string> | null) {
  return REPORT_COUNTRIES.filter(
    ({ code }) => (store.countries?.includes(code) ?? true) && (territories?.has(code) ?? true),
  ).map((country) => ({
    country,
    weight: country.weight * (0.4 + seededRandom(`place ${store.id} ${isrc} ${country.code}`)),
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
