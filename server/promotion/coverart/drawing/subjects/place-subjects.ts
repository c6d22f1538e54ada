import type { Subject } from '@tangent/domain/promotion/coverart/subjects.ts';
import type { Art } from '../art.ts';
import { mark } from '../motif-paths.ts';
import type { Shape } from './shape.ts';
import { SHAPES } from './shapes.ts';

/** A subject in a scene, and where its square lies in thousandths of the side. */
export type PlacedSubject = {
  readonly name: Subject;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

/** The type above ends here. */
const SKY_TOP = 320;
const GAP = 18;
const WIDTH = 872;
/** A little below the line, so that nothing seems to float over rough ground. */
const FOOT = 0.97;
const KEEL = 0.78;

/**
 * Gives each subject its place: what stands rests on the line, what floats dips below it, what flies hangs above it,
 * and what does neither hangs in the middle. A single one is a monument, small in an empty land, or one of a row.
 */
export function placeSubjects(art: Art, line: number): PlacedSubject[] {
  const [first, ...others] = art.subjects;
  if (first === undefined) return [];
  return others.length === 0 ? placeOne(art, first, line) : placeSeveral(art, line);
}

function placeOne({ between, oneOf }: Art, name: Subject, line: number): PlacedSubject[] {
  const shape: Shape = SHAPES[name];
  const room = line - SKY_TOP;
  const kind = oneOf(['stand', 'monument', 'monument', 'far', 'row']);
  const put = (x: number, size: number, y = restAt(shape, line, size)) => ({ name, x: x - size / 2, y, size });
  if (shape.anchor === 'free') return [put(500, kind === 'monument' ? room * 1.12 : room * 0.9)];
  if (shape.anchor === 'sky')
    return kind === 'row'
      ? placeFlock(name, between, room)
      : [put(between(440, 560), kind === 'monument' ? room * 0.72 : room * 0.5)];
  if (kind === 'far') return [put(oneOf([between(250, 330), between(670, 750)]), room * 0.42)];
  if (kind === 'row') return [188, 344, 500, 656, 812].map((x) => put(x, Math.min(150, room * 0.5)));
  return [put(between(470, 530), kind === 'monument' ? room * 0.98 : room * 0.8)];
}

/** Several of what flies, the nearest the largest. */
function placeFlock(name: Subject, between: Art['between'], room: number): PlacedSubject[] {
  return [0, 1, 2, 3, 4].map((index) => {
    const size = room * (0.42 - index * 0.055);
    const [x, y] = [[380, 110, 690, 250, 600][index] ?? 500, [0.3, 0.08, 0.12, 0.62, 0.66][index] ?? 0.5];
    return { name, x: x + between(-20, 20), y: SKY_TOP + room * y + between(-10, 10), size };
  });
}

/** The first in the middle and larger, the others at its sides. */
function placeSeveral({ subjects, oneOf }: Art, line: number): PlacedSubject[] {
  const room = line - SKY_TOP;
  const isTurned = oneOf([true, false]);
  const wanted = subjects.map((name, index) => {
    const share = index === 0 ? (subjects.length === 2 ? 0.92 : 0.82) : subjects.length === 2 ? 0.66 : 0.52;
    return { name, size: room * share * (SHAPES[name].anchor === 'sky' ? 0.6 : 1) };
  });
  const [one, two, three] = wanted;
  const row = [two, one, three].flatMap((each) => each ?? []);
  if (isTurned) row.reverse();
  const whole = row.reduce((sum, { size }) => sum + size + GAP, -GAP);
  const scale = Math.min(1, WIDTH / whole);
  let x = 500 - (whole * scale) / 2;
  return row.map(({ name, size: full }) => {
    const size = full * scale;
    const placed = { name, x, y: restAt(SHAPES[name], line, size), size };
    x += size + GAP * scale;
    return placed;
  });
}

function restAt({ anchor }: Shape, line: number, size: number): number {
  const room = line - SKY_TOP;
  if (anchor === 'water') return line - size * KEEL;
  if (anchor === 'ground') return line - size * FOOT;
  if (anchor === 'sky') return SKY_TOP + Math.max(0, room * 0.4 - size / 2);
  return Math.max(SKY_TOP - 16, SKY_TOP + room * 0.56 - size / 2);
}

/** True when what stands in the middle of a picture neither stands, floats nor flies. */
export function isFloating({ subjects }: Pick<Art, 'subjects'>): boolean {
  return subjects.length > 0 && subjects.every((name) => SHAPES[name].anchor === 'free');
}

/** How a subject is painted: SVG attributes of its paths, written by the engine only, and the colour of its lines. */
export type Finish = { readonly attributes: string; readonly detail: string; readonly detail_width?: number };

/** The SVG of a placed subject. */
export function drawPlaced(
  { name, x, y, size }: PlacedSubject,
  { attributes, detail, detail_width = 2 }: Finish,
): string {
  const shape: Shape = SHAPES[name];
  const [left, top, scale] = [x, y, size / 100].map((value) => Math.round(value * 1000) / 1000);
  const paths = [shape.d, ...(shape.over ?? [])].map((d) => `<path d="${d}"/>`).join('');
  const lines =
    shape.detail === undefined
      ? ''
      : `<path d="${shape.detail}" fill="none" stroke="${detail}" stroke-width="${detail_width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return mark(
    name,
    `<g transform="translate(${left} ${top}) scale(${scale})" fill-rule="evenodd"><g ${attributes}>${paths}</g>${lines}</g>`,
  );
}
