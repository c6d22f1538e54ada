import type { Random } from '../../../random.ts';
import { type Closing, endsLike, readRhymes } from './closings.ts';
import type { FrameKind } from './frame.ts';
import type { Scene, Vocabulary } from './read-pack.ts';

/** Ends that rhyme with each other. */
export interface RhymeClass {
  readonly sound: string;
  readonly closings: readonly Closing[];
  /** The weights of the closings so far, up to each. */
  readonly sums: readonly number[];
  readonly words: number;
  /** About how many pairs of lines it makes, so that rich rhymes come more often and no pair comes often. */
  readonly weight: number;
}

const known = new WeakMap<Scene, Map<FrameKind | null, ReadonlyMap<string, RhymeClass>>>();
const closingsOf = new WeakMap<Scene, ReadonlyMap<string, Closing[]>>();

/** Returns the rhyme classes of a scene by sound, with the ends that frames of a kind have; they are read once. */
export function readRhymeClasses(
  scene: Scene,
  vocabulary: Vocabulary,
  kind: FrameKind | null = null,
): ReadonlyMap<string, RhymeClass> {
  const ofScene = known.get(scene) ?? new Map<FrameKind | null, ReadonlyMap<string, RhymeClass>>();
  known.set(scene, ofScene);
  const classes = ofScene.get(kind) ?? groupClasses(scene, vocabulary, kind);
  ofScene.set(kind, classes);
  return classes;
}

function groupClasses(scene: Scene, vocabulary: Vocabulary, kind: FrameKind | null): Map<string, RhymeClass> {
  const all = closingsOf.get(scene) ?? readRhymes(scene, vocabulary);
  closingsOf.set(scene, all);
  const fits = (closing: Closing) => kind === null || isEndOf(closing, kind, vocabulary);
  return new Map(
    [...all].map(([sound, ends]): [string, RhymeClass] => {
      const closings = ends.filter(fits);
      const words = new Set(closings.map(({ end }) => end.word)).size;
      let sum = 0;
      const sums = closings.map(({ weight }) => {
        sum += weight;
        return sum;
      });
      return [sound, { sound, closings, sums, words, weight: words < 2 ? 0 : Math.sqrt(sum) * (words - 1) }];
    }),
  );
}

function isEndOf(closing: Closing, kind: FrameKind, { framesOf }: Vocabulary): boolean {
  if (closing.frame) return closing.frame.kind === kind;
  return (framesOf.get(`${kind} ${closing.kind}`) ?? []).some((frame) => endsLike(frame, closing));
}

/** Draws an end of a class by weight. */
export function drawClosing({ closings, sums }: RhymeClass, random: Random): Closing | null {
  const wanted = random() * (sums.at(-1) ?? 0);
  let [low, high] = [0, closings.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return closings[low] ?? null;
}
