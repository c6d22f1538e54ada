import { madeUp } from '../reports/made-up.ts';
import type { TrendStore } from './trend-store.ts';

/** How many playlists out of ten take a recording, within how many days, and for how many days at least and at most. */
const TAKERS = 5;
const TAKEN_WITHIN_DAYS = 60;
const FEWEST_DAYS = 14;
const MOST_DAYS = 150;

/** A playlist that has a recording on a day, and whether it took it on that day. */
export interface Placement {
  playlist: string;
  is_new: boolean;
}

/** The playlists of a store that have a recording, `age` days after it came out there. */
export function listPlacements(store: TrendStore, isrc: string, age: number): Placement[] {
  return store.playlists.flatMap((playlist) => {
    const seed = `${store.id} ${isrc} ${playlist}`;
    if (madeUp(`taken ${seed}`) * 10 >= TAKERS) return [];
    const first = Math.floor(madeUp(`since ${seed}`) * TAKEN_WITHIN_DAYS);
    const last = first + FEWEST_DAYS + Math.floor(madeUp(`until ${seed}`) * (MOST_DAYS - FEWEST_DAYS));
    return age < first || age > last ? [] : [{ playlist, is_new: age === first }];
  });
}
