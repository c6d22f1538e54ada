const STEPS = [1, 2, 2.5, 5, 10];
/** More lines than this make the chart unreadable. */
const TICKS_MAX = 4;

/**
 * Lists the values of a chart's horizontal lines: from 0 to the first easily readable number that is not below the
 * largest value.
 */
export function listTicks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const size = 10 ** Math.floor(Math.log10(largest / TICKS_MAX));
  // Counts are whole numbers; so are the lines.
  const step = Math.max(1, (STEPS.find((each) => each * size * TICKS_MAX >= largest * 0.999_999) ?? 10) * size);
  const count = Math.max(1, Math.ceil((largest * 0.999_999) / step));
  return Array.from({ length: count + 1 }, (_, index) => index * Math.ceil(step));
}

/** Positions in a chart of `count` points side by side, in pixels. */
export type Plot = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ticks: readonly number[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** Returns the index of the point nearest to `x`. */
  readonly nearest: (x: number) => number;
  /** The points with a label below them: as many as fit. */
  readonly named: readonly number[];
};

type PlotInput = {
  width: number;
  height: number;
  count: number;
  largest: number;
  /** Room for marks above and for names beside the lines. */
  above?: number;
  beside?: number;
};

const AXIS_WIDTH = 50;
const AXIS_HEIGHT = 26;
const NAME_WIDTH = 92;

export function buildPlot({ width, height, count, largest, above = 12, beside = 8 }: PlotInput): Plot {
  const [left, right] = [AXIS_WIDTH, Math.max(AXIS_WIDTH + 10, width - beside)];
  const [top, bottom] = [above, height - AXIS_HEIGHT];
  const ticks = listTicks(largest);
  const highest = ticks.at(-1) ?? 1;
  const step = count > 1 ? (right - left) / (count - 1) : 0;
  const every = Math.max(1, Math.ceil((count * NAME_WIDTH) / (right - left)));
  const first = Math.floor((Math.min(every, count) - 1) / 2);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    ticks,
    // A single point is centred.
    x: (index) => (count > 1 ? left + index * step : (left + right) / 2),
    y: (value) => bottom - (Math.max(0, value) / highest) * (bottom - top),
    nearest: (x) => (step === 0 ? 0 : Math.min(count - 1, Math.max(0, Math.round((x - left) / step)))),
    named: Array.from({ length: count }, (_, index) => index).filter((index) => index % every === first),
  };
}
