import { type Closing, readRhymes } from './closings.ts';
import type { Grammar } from './pack.ts';
import type { Scene, Vocabulary } from './read-pack.ts';

/** Ends that rhyme with each other. */
export interface RhymeClass {
  readonly sound: string;
  readonly closings: readonly Closing[];
  readonly words: number;
  /** About how many pairs of lines it makes, so that rich rhymes come more often and no pair comes often. */
  readonly weight: number;
}

const known = new WeakMap<Scene, ReadonlyMap<string, RhymeClass>>();

/** Returns the rhyme classes of a scene by sound; they are read once. */
export function readRhymeClasses(scene: Scene, vocabulary: Vocabulary): ReadonlyMap<string, RhymeClass> {
  const classes = known.get(scene) ?? groupClasses(scene, vocabulary);
  known.set(scene, classes);
  return classes;
}

function groupClasses(scene: Scene, vocabulary: Vocabulary): Map<string, RhymeClass> {
  return new Map(
    [...readRhymes(scene, vocabulary)].map(([sound, closings]): [string, RhymeClass] => {
      const words = new Set(closings.map(({ end }) => end.word)).size;
      const sum = closings.reduce((total, { weight }) => total + weight, 0);
      return [sound, { sound, closings, words, weight: words < 2 ? 0 : Math.sqrt(sum) * (words - 1) }];
    }),
  );
}

/** Lists the closings of a class that rhyme with a word, and not only by their grammar. */
export function listRhymes({ closings }: RhymeClass, word: string, { isWeakRhyme }: Grammar): Closing[] {
  return closings.filter(({ end }) => end.word !== word && !isWeakRhyme(end.word, word));
}
