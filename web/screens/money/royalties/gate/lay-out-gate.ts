import type { GateRows } from './list-gate-rows.ts';

/** A stroke or a box: the middle of its height, and its height, in pixels. */
type Bar = { readonly y: number; readonly height: number };

export type GateLayout = {
  readonly height: number;
  /** Micro-dollars that one pixel of a line stands for. */
  readonly scale: number;
  /** The distance of the gate from the left. */
  readonly gate_x: number;
  readonly record: { readonly x: number; readonly y: number; readonly radius: number };
  /** The distance from the left at which lines behind the record run straight. */
  readonly out_x: number;
  /** In the order of the rows; without a bar where there is no money. `y` in the record is where the line ends. */
  readonly stores: readonly { label_y: number; solid: (Bar & { record_y: number }) | null; hollow: Bar | null }[];
  readonly outs: readonly { label_y: number; line: (Bar & { record_y: number }) | null }[];
  /** The top of the note about the months that wait. */
  readonly note_y: number;
};

/** The height that all lines before the gate have together, in pixels. */
const LINES_HEIGHT = 120;
/** The least height of a line: little money is still seen. */
const LEAST_HEIGHT = 2;
/** A pixel stands for a cent at least: little money makes no thick lines. */
const LEAST_SCALE = 10_000;
const STORE = { label: 30, between: 5, gap: 26 } as const;
const OUT = { first_label: 78, label: 34, gap: 28, between: 16 } as const;
const NOTE_LINE = 18;

/**
 * Lays out the lines from stores through the gate and the record to people, for a width in pixels. All lines have the
 * same scale, at which everything before the gate is `LINES_HEIGHT` high; amounts below zero have no line.
 */
export function layOutGate({ stores, outs }: GateRows, width: number, noteLines: number): GateLayout {
  const scale = findScale({ stores, outs });
  const toHeight = (micros: number) => (micros > 0 ? Math.max(LEAST_HEIGHT, micros / scale) : 0);
  const radius = width < 1100 ? 96 : 118;
  const gate_x = Math.round(width * 0.33);
  const rows = placeStores(stores, toHeight);
  const goals = placeOuts(outs, toHeight);
  const middle = Math.max(rows.height, goals.height, 2 * radius + 16) / 2;
  const record = { x: Math.round(width / 2), y: middle, radius };
  const shift = middle - goals.height / 2;
  const lastSolid = rows.bars.reduce((y, { solid }) => (solid === null ? y : solid.y + solid.height / 2), 0);
  const note_y = Math.max(lastSolid + 14, middle + radius + 4);
  return {
    height: Math.max(2 * middle, noteLines === 0 ? 0 : note_y + noteLines * NOTE_LINE),
    scale,
    gate_x,
    record,
    out_x: Math.min(record.x + 260, width - 300),
    stores: enterRecord(rows.bars, record.y),
    outs: leaveRecord(
      goals.bars.map(({ label_y, line }) => ({
        label_y: label_y + shift,
        line: line && { ...line, y: line.y + shift },
      })),
      record.y,
    ),
    note_y,
  };
}

/** Finds how much one pixel stands for: a number of two digits that is easy to read, such as $16. */
export function findScale({ stores, outs }: Pick<GateRows, 'stores' | 'outs'>): number {
  const add = (amounts: readonly number[]) => amounts.reduce((sum, micros) => sum + Math.max(micros, 0), 0);
  const before = add(stores.map(({ received }) => received)) + add(stores.map(({ reported }) => reported));
  const least = Math.max(before, add(outs.map(({ micros }) => micros))) / LINES_HEIGHT;
  if (least <= LEAST_SCALE) return LEAST_SCALE;
  const step = 10 ** (Math.floor(Math.log10(least)) - 1);
  return Math.ceil(least / step) * step;
}

type ToHeight = (micros: number) => number;

function placeStores(stores: GateRows['stores'], toHeight: ToHeight) {
  let y = 0;
  const bars = stores.map(({ received, reported }) => {
    const [solid, hollow] = [toHeight(received), toHeight(reported)];
    const label_y = y;
    const top = y + STORE.label;
    const between = solid > 0 && hollow > 0 ? STORE.between : 0;
    y = top + solid + between + hollow + STORE.gap;
    return {
      label_y,
      solid: solid === 0 ? null : { y: top + solid / 2, height: solid },
      hollow: hollow === 0 ? null : { y: top + solid + between + hollow / 2, height: hollow },
    };
  });
  return { bars, height: y };
}

function placeOuts(outs: GateRows['outs'], toHeight: ToHeight) {
  let y = 0;
  const bars = outs.map(({ micros }, index) => {
    const height = toHeight(micros);
    const label_y = y;
    const top = y + (index === 0 ? OUT.first_label : OUT.label);
    y = top + height + (index === 0 ? OUT.gap : OUT.between);
    return { label_y, line: height === 0 ? null : { y: top + height / 2, height } };
  });
  return { bars, height: y };
}

/** Stacks lines around the middle of the record: there they are beside each other, as thick as outside. */
function stack(heights: readonly number[], middle: number): number[] {
  let y = middle - heights.reduce((sum, height) => sum + height, 0) / 2;
  return heights.map((height) => {
    y += height;
    return y - height / 2;
  });
}

function enterRecord(bars: ReturnType<typeof placeStores>['bars'], middle: number): GateLayout['stores'] {
  const ends = stack(
    bars.map(({ solid }) => solid?.height ?? 0),
    middle,
  );
  return bars.map((bar, index) => ({ ...bar, solid: bar.solid && { ...bar.solid, record_y: ends[index] ?? middle } }));
}

function leaveRecord(bars: ReturnType<typeof placeOuts>['bars'], middle: number): GateLayout['outs'] {
  const starts = stack(
    bars.map(({ line }) => line?.height ?? 0),
    middle,
  );
  return bars.map((bar, index) => ({ ...bar, line: bar.line && { ...bar.line, record_y: starts[index] ?? middle } }));
}
