import { seededRandom } from '../reports/seeded-random.ts';
import type { TrendStore } from './trend-store.ts';

/** Of a hundred listeners so many are of an age and a gender. */
const AGES = { under_18: 9, '18_24': 31, '25_34': 29, '35_44': 16, '45_54': 9, '55_plus': 6 } as const;
const GENDERS = { female: 46, male: 47, other: 3 } as const;
const HUNDRED = 100;

/** Who listens: how old and of which gender, where the store says it and they have told it. */
export function drawListeners(store: TrendStore, seed: string): { age_group: string | null; gender: string | null } {
  if (!store.reports_audience) return { age_group: null, gender: null };
  return { age_group: draw(AGES, seededRandom(`age ${seed}`)), gender: draw(GENDERS, seededRandom(`gender ${seed}`)) };
}

function draw(shares: Readonly<Record<string, number>>, chance: number): string | null {
  let left = chance * HUNDRED;
  for (const [name, share] of Object.entries(shares)) {
    left -= share;
    if (left < 0) return name;
  }
  return null;
}
