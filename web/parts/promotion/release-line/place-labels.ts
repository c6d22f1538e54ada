/** A text that belongs to a point of the line. A smaller `rank` is placed first; one without room is left out. */
export type LabelInput = {
  readonly key: string;
  readonly x: number;
  readonly width: number;
  readonly rank: number;
  /** It is shown in any case, if necessary further away from its point. */
  readonly required: boolean;
};

export type PlacedLabel = { readonly key: string; readonly left: number; readonly align: 'start' | 'center' | 'end' };

/** How far the text begins before its point, so that it stands below the dot. */
const INSET = 5;
/** A label further away from its point than this would say nothing about it. */
const REACH = 30;

export type LabelRow = { readonly from: number; readonly to: number; readonly gap: number };

/**
 * Places labels in a row between `from` and `to`, `gap` apart, each as near to its point as there is room, none over another. Lengths
 * in pixels.
 */
export function placeLabels(inputs: readonly LabelInput[], row: LabelRow): PlacedLabel[] {
  const placed: (PlacedLabel & { width: number })[] = [];
  for (const input of inputs.toSorted((a, b) => a.rank - b.rank || a.x - b.x)) {
    const left = findRoom(input, placed, row);
    if (left !== null) placed.push({ key: input.key, left, width: input.width, align: readAlign(left, input) });
  }
  return placed.map(({ key, left, align }) => ({ key, left, align }));
}

type Box = { readonly left: number; readonly width: number };

function findRoom(
  { x, width, required }: LabelInput,
  placed: readonly Box[],
  { from, to, gap }: LabelRow,
): number | null {
  if (width > to - from) return null;
  const beside = placed.flatMap((one) => [one.left + one.width + gap, one.left - gap - width]);
  const candidates = [x - INSET, x - width / 2, x + INSET - width, to - width, from, ...beside]
    .map((left) => Math.min(Math.max(left, from), to - width))
    .filter((left) => placed.every((one) => left >= one.left + one.width + gap || left + width + gap <= one.left));
  const distance = (left: number) => Math.max(0, left - x, x - left - width);
  let best: number | null = null;
  // The first of several that are equally near wins: below the dot, then centred, then before it.
  for (const left of candidates) if (best === null || distance(left) < distance(best) - 0.5) best = left;
  if (best === null || (!required && distance(best) > REACH)) return null;
  return best;
}

function readAlign(left: number, { x, width }: LabelInput): PlacedLabel['align'] {
  if (Math.abs(left + width / 2 - x) < 1) return 'center';
  return left + width / 2 > x ? 'start' : 'end';
}
