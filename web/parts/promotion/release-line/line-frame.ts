/** Where the line lies in its stage, in pixels. The axis begins at `left` with the first day and ends at `right`. */
export type LineFrame = {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  /** The middle of the record, where the line leaves it. */
  readonly start: number;
  /** The height of the line in the drawing; figures stand above it, up to `rise` high. */
  readonly baseline: number;
  readonly rise: number;
  readonly size: LineSize;
};

/** `wide` beside a large artwork, `narrow` beside a small one, `day` with the stores to its right. */
type LineSize = 'wide' | 'narrow' | 'day';

/** From this width of the stage on (the container `4xl`) the artwork is large. */
const WIDE_FROM = 896;
/** On release day the line ends here, and a row for each store follows. */
export const FAN = { axis_end: 0.511, rows_from: 0.619 } as const;

/** The artwork and its record: `record_left` where it hides, `record_out` how far it comes out. */
const STAGES = {
  wide: { record: 218, record_top: 11, record_left: 101, record_out: 52, axis: 400, line: 12 },
  narrow: { record: 76, record_top: 4, record_left: 35, record_out: 18, axis: 134, line: 5 },
} as const;

const BARE_AXIS = 8;

/** `out` is how far the record is out of its sleeve, 0 to 1. `isDay`: the stores follow the line. */
export function buildFrame(
  width: number,
  out: number,
  { isDay = false, isTall = false, isBare = false } = {},
): LineFrame {
  const isWide = width >= WIDE_FROM;
  const stage = STAGES[isWide ? 'wide' : 'narrow'];
  // Without its record the line begins with the first day.
  const axis = isBare ? BARE_AXIS : stage.axis;
  const start = isBare ? 0 : stage.record_left + stage.record_out * out + stage.record / 2;
  if (!isWide) {
    return {
      width,
      left: axis,
      right: Math.max(axis + 60, width),
      start,
      baseline: 78,
      rise: 62,
      size: 'narrow',
    };
  }
  if (isDay) {
    const right = Math.round(width * FAN.axis_end);
    return { width, left: axis, right, start, baseline: 118, rise: 84, size: 'day' };
  }
  const rise = isTall ? 118 : 100;
  return { width, left: axis, right: width, start, baseline: rise + 20, rise, size: 'wide' };
}
