import { seededRandom } from '../reports/seeded-random.ts';
import type { TrendStore } from './trend-store.ts';

/** Every so many days playlists choose anew: how many out of ten take a recording, from which of them on, and for how many of them. */
const SEASON_DAYS = 60;
const TAKERS = 5;
const ADDED_WITHIN_DAYS = 20;
const FEWEST_DAYS = 25;
const MOST_DAYS = 60;

/** A playlist that has a recording on a day, and whether it took it on that day. */
export interface Placement {
  playlist: string;
  is_new: boolean;
}

/** The playlists of a store that have a recording, `age` days after it came out there. */
export function listPlacements(store: TrendStore, isrc: string, age: number): Placement[] {
  const [season, day] = [Math.floor(age / SEASON_DAYS), age % SEASON_DAYS];
  return store.playlists.flatMap((playlist) => {
    const seed = `${store.id} ${isrc} ${playlist} ${season}`;
    if (seededRandom(`taken ${seed}`) * 10 >= TAKERS) return [];
    const first = Math.floor(seededRandom(`since ${seed}`) * ADDED_WITHIN_DAYS);
    const last = first + FEWEST_DAYS + Math.floor(seededRandom(`until ${seed}`) * (MOST_DAYS - FEWEST_DAYS));
    return day < first || day > last ? [] : [{ playlist, is_new: day === first }];
  });
}
