import type { Art } from '../art.ts';
import type { Shape } from './shape.ts';
import { SHAPES } from './shapes.ts';

/** A subject in a scene: its path, and where its square lies in thousandths of the side. */
export type PlacedSubject = {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

const SKY_TOP = 330;
const FREE_SHARE = 0.9;

/**
 * Gives each subject its place: what stands rests on the line, what floats dips below it, what flies hangs above it. The
 * first is the largest, and the others stand at its sides.
 */
export function placeSubjects({ subjects, between, oneOf }: Art, line: number): PlacedSubject[] {
  const side = oneOf([-1, 1]);
  const alone = subjects.length === 1;
  return subjects.map((name, index) => {
    const shape: Shape = SHAPES[name];
    const isFirst = index === 0;
    const room = line - SKY_TOP;
    const isSky = shape.anchor === 'sky';
    const size = isSky ? (isFirst ? 190 : 130) : isFirst ? Math.min(room * 0.95, 310) : Math.min(room * 0.6, 190);
    const step = isFirst ? (alone ? 0 : -0.5) : index === 1 ? 1 : -1.9;
    const middle = 500 + side * step * 180 + between(-20, 20);
    const x = Math.min(936 - size, Math.max(64, middle - size / 2));
    const y = isSky
      ? SKY_TOP + between(0, room * 0.3)
      : shape.anchor === 'water'
        ? line - size * 0.72
        : line - size * FOOT;
    return { shape, x, y: shape.anchor === 'free' ? line - size * FREE_SHARE : y, size };
  });
}

/** A little below the line, so that nothing seems to float over rough ground. */
const FOOT = 0.97;

/** The SVG of a placed subject with the given attributes, written by the engine only. */
export function drawPlaced({ shape, x, y, size }: PlacedSubject, attributes: string): string {
  const scale = size / 100;
  const at = [x, y, scale].map((value) => Math.round(value * 1000) / 1000);
  return `<path transform="translate(${at[0]} ${at[1]}) scale(${at[2]})" d="${shape.d}" fill-rule="evenodd" ${attributes}/>`;
}
