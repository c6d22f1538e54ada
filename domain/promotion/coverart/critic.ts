/** The measures of a drawn cover, by which it is judged before it is drawn in full. */
export type CoverMeasures = {
  /** Standard deviation of the lightness of its cells, 0 to about 0.4. */
  readonly spread: number;
  /** How far the weight of the picture lies from its middle, in shares of the side: across and down. */
  readonly lean: readonly [across: number, down: number];
  /** Share of cells in which nothing happens, 0 to 1. */
  readonly empty: number;
  /** Lowest contrast of the type; null without type. */
  readonly contrast: number | null;
  /** Size of the title in thousandths of the side; null without type. */
  readonly title_size: number | null;
  /** The colours of a coarse grid of cells, 0 to 1 each, row by row. */
  readonly thumbnail: readonly number[];
};

/** The parts of a score, each 0 to 1. */
export type CoverScore = {
  readonly contrast: number;
  readonly balance: number;
  readonly emptiness: number;
  readonly legibility: number;
  /** How unlike the candidates that are already chosen; 1 for the first. */
  readonly difference: number;
  /** The weighted sum, 0 to 100. */
  readonly total: number;
};

const WEIGHTS = { contrast: 20, balance: 20, emptiness: 20, legibility: 25, difference: 15 } as const;
/** A cover is seen as a thumbnail: its lightness spreads at least so far. */
const GOOD_SPREAD = 0.2;
/** The weight may lie so far from the middle before it counts as a fault. */
const GOOD_LEAN = 0.06;
const BAD_LEAN = 0.3;
/** Between a pattern that fills everything and an empty sheet. */
const GOOD_EMPTY = { from: 0.3, to: 0.85 } as const;
const GOOD_CONTRAST = 9;
const GOOD_TITLE = 80;
/** Covers that differ by less look like one drawn twice. */
const GOOD_DIFFERENCE = 0.16;

/** Scores a cover beside those that are already chosen. */
export function scoreCover(measures: CoverMeasures, chosen: readonly CoverMeasures[] = []): CoverScore {
  const { spread, lean, empty, contrast, title_size } = measures;
  const away = Math.hypot(lean[0], lean[1] * 0.7);
  const outside = Math.max(GOOD_EMPTY.from - empty, empty - GOOD_EMPTY.to, 0);
  const nearest = Math.min(...chosen.map((other) => compareThumbnails(measures.thumbnail, other.thumbnail)));
  const parts = {
    contrast: clamp(spread / GOOD_SPREAD),
    balance: clamp(1 - (away - GOOD_LEAN) / (BAD_LEAN - GOOD_LEAN)),
    emptiness: clamp(1 - outside / 0.3),
    legibility:
      contrast === null || title_size === null
        ? 1
        : clamp(contrast / GOOD_CONTRAST) * 0.6 + clamp(title_size / GOOD_TITLE) * 0.4,
    difference: chosen.length === 0 ? 1 : clamp(nearest / GOOD_DIFFERENCE),
  };
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const total = names.reduce((sum, name) => sum + WEIGHTS[name] * parts[name], 0);
  return { ...parts, total: Math.round(total * 10) / 10 };
}

/** Chooses the best covers one after the other, each judged beside those before it; returns their places and scores. */
export function chooseCovers(
  measured: readonly CoverMeasures[],
  count: number,
): { readonly index: number; readonly score: CoverScore }[] {
  const chosen: { index: number; score: CoverScore }[] = [];
  while (chosen.length < Math.min(count, measured.length)) {
    const before = chosen.flatMap(({ index }) => measured[index] ?? []);
    const rest = measured.flatMap((one, index) =>
      chosen.some((each) => each.index === index) ? [] : [{ index, score: scoreCover(one, before) }],
    );
    const best = rest.reduce((one, other) => (other.score.total > one.score.total ? other : one));
    chosen.push(best);
  }
  return chosen;
}

function compareThumbnails(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / Math.max(1, one.length);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
