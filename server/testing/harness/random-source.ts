import { createHash } from 'node:crypto';

/** Random choices that follow from a seed. */
export interface RandomSource {
  /** A whole number from 0 to below `below`. */
  number(below: number): number;
  chance(percent: number): boolean;
  /** An item of a list; undefined for an empty list. */
  one<T>(list: readonly T[]): T | undefined;
}

export function createRandomSource(seed: string): RandomSource {
  let drawn = 0;
  const number = (below: number) => {
    drawn += 1;
    return Math.floor(hashText(`${seed}:${drawn}`) * below);
  };
  return { number, chance: (percent) => number(100) < percent, one: (list) => list[number(list.length)] };
}

/** Returns a number from 0 to 1 that follows from a text. */
export function hashText(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
