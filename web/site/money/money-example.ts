import { ourSharePercent } from '@tangent/domain/money/plan/true-cost.ts';

/** One month of one song, in cents: an example with made-up amounts. The last line is every other store together. */
export const EXAMPLE_STORES = [
  { name: 'Spotify', cents: 21_490 },
  { name: 'Apple Music', cents: 9252 },
  { name: 'YouTube Music', cents: 5490 },
  { name: 'Amazon Music', cents: 2649 },
  { name: 'Deezer', cents: 1324 },
  { name: 'TikTok', cents: 834 },
  { name: null, cents: 1461 },
] as const;
export const EXAMPLE_STORE_COUNT = 37;

const EXAMPLE_PEOPLE = [
  { name: 'Lena', percent: 60 },
  { name: 'Nico', percent: 25 },
  { name: 'Ada', percent: 15 },
] as const;

/** Computes how the month is shared on a plan. */
export function shareExample(plan: 'free' | 'pro') {
  const received_cents = EXAMPLE_STORES.reduce((sum, { cents }) => sum + cents, 0);
  const ours_cents = Math.round((received_cents * ourSharePercent(plan)) / 100);
  const shared_cents = received_cents - ours_cents;
  return {
    received_cents,
    ours_percent: ourSharePercent(plan),
    ours_cents,
    shared_cents,
    people: EXAMPLE_PEOPLE.map(({ name, percent }) => ({
      name,
      percent,
      cents: Math.round((shared_cents * percent) / 100),
    })),
  };
}
