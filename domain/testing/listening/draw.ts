import type { Random } from '../../random.ts';

/** Draws a number between two, evenly. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}

/** Draws a number between two positive ones, each order of magnitude alike. */
export function evenlyByFactor(random: Random, from: number, to: number): number {
  return Math.exp(between(random, Math.log(from), Math.log(to)));
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** Draws from the standard normal distribution (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Draws a Poisson count; a large mean by the normal distribution. */
export function poisson(random: Random, mean: number): number {
  if (mean <= 0) return 0;
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** Divides a count among shares at random; the parts add up to it. */
export function divide(
  random: Random,
  count: number,
  shares: Readonly<Record<string, number>>,
): Record<string, number> {
  const parts: Record<string, number> = {};
  const entries = Object.entries(shares);
  let [left, weight] = [count, entries.reduce((sum, [, share]) => sum + share, 0)];
  for (const [key, share] of entries) {
    const chance = weight <= 0 ? 0 : Math.min(1, share / weight);
    const part = left === count && entries.length === 1 ? left : binomial(random, left, chance);
    parts[key] = part;
    left -= part;
    weight -= share;
  }
  return parts;
}

function binomial(random: Random, count: number, chance: number): number {
  if (count <= 0 || chance <= 0) return 0;
  if (chance >= 1) return count;
  if (count > 60) {
    const drawn = Math.round(count * chance + Math.sqrt(count * chance * (1 - chance)) * normal(random));
    return Math.min(count, Math.max(0, drawn));
  }
  let hits = 0;
  for (let index = 0; index < count; index += 1) if (random() < chance) hits += 1;
  return hits;
}
