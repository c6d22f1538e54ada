import { type PathPoint, smoothPath } from '../../../ui/charts/smooth-path.ts';
import type { LineFrame } from './line-frame.ts';

/**
 * The figures and marks that the line shows. Days are numbers: 0 is the first day of the axis, `days` its last; 14.5 is the noon of day 14.
 */
export type LineFacts = {
  readonly days: number;
  /** Null where the release has no date yet, or where it is over: nothing is volt then. */
  readonly today: number | null;
  readonly release: number | null;
  readonly marks: readonly LineMark[];
  /** New fans, or visits to the link, by day. */
  readonly bars: readonly DayCount[];
  readonly streams: readonly DayCount[];
  /** The start of the release before, day by day from `release` on. */
  readonly before: readonly (number | null)[];
  /** Where the release left the stores: the line is broken there. */
  readonly broken?: number | null;
  /** A draft: nothing of the line is certain. */
  readonly isDraft?: boolean;
};

export type DayCount = { readonly day: number; readonly value: number | null; readonly is_open: boolean };

export type MarkTone = 'done' | 'now' | 'bad' | 'release' | 'later' | 'missed';
export type LineMark = {
  readonly key: string;
  readonly day: number;
  readonly tone: MarkTone;
  /** A dot without words where both are empty. */
  readonly label: string;
  readonly detail: string;
  /** The same in fewer letters, for a narrow line. */
  readonly short: { readonly label: string; readonly detail: string };
};

export type LineDrawing = {
  /** The line up to today, and from there on; the second has a gap where it is broken. */
  readonly past: string;
  readonly future: string;
  readonly cross: { readonly x: number; readonly y: number } | null;
  readonly ticks: readonly { readonly x: number; readonly isPast: boolean; readonly isRelease: boolean }[];
  readonly bars: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly isOpen: boolean;
  }[];
  readonly ghost: string;
  readonly curve: string;
  readonly area: string;
  /** The open day: a ring, joined to the last complete day. */
  readonly open: { readonly path: string; readonly x: number; readonly y: number } | null;
  readonly dots: readonly { readonly key: string; readonly x: number; readonly tone: MarkTone }[];
  /** Returns the highest point of everything drawn between two places, for the texts above it. */
  readonly topBetween: (from: number, to: number) => number;
  readonly x: (day: number) => number;
};

/** Fewer pixels than this between two ticks are a grey bar. */
const TICK_MIN = 5;
const TICK_STEPS = [1, 7, 30, 91, 365];
/** Bars are lower than the curve, which then stands out. */
const BARS_HIGH = { alone: 0.56, beside: 0.3 };
/** A curve of more points than this is drawn by weeks or months. */
const POINTS_MAX = 62;
const CROSS_GAP = 18;

/** Draws the line of a release into its frame, in pixels. */
export function buildLine(facts: LineFacts, frame: LineFrame): LineDrawing {
  const { left, right, baseline, rise } = frame;
  const span = Math.max(1, facts.days);
  const x = (day: number) => left + (Math.min(Math.max(day, 0), span) / span) * (right - left);
  const release = facts.release ?? 0;
  const shown = facts.streams.filter(({ day }) => day >= release && day <= span);
  const streams = thin(shown.filter(({ is_open }) => !is_open));
  const open = shown.find(({ is_open, value }) => is_open && value !== null) ?? null;
  const highest = Math.max(1, ...streams.map(readValue), ...facts.before.map((value) => value ?? 0), open?.value ?? 0);
  const y = (value: number) => baseline - (value / highest) * rise;
  const ghost = facts.before.map(
    (value, index): PathPoint =>
      value === null || release + index > span ? null : { x: x(release + index + 0.5), y: y(value) },
  );
  const curve = streams.map(({ day, value }): PathPoint => (value === null ? null : { x: x(day + 0.5), y: y(value) }));
  const hasCurve = curve.some((point) => point !== null);
  const bars = buildBars(
    facts.bars,
    { x, baseline, rise: rise * (hasCurve ? BARS_HIGH.beside : BARS_HIGH.alone) },
    right - left,
    span,
  );
  const ring = open?.value == null ? null : { x: x(open.day + 0.5), y: y(open.value) };
  const last = curve.findLast((point) => point !== null) ?? { x: x(release), y: baseline };
  const lines = [ghost, [...curve, ring]];
  return {
    ...drawLine(facts, frame, x),
    ticks: listTicks(facts, (right - left) / span, x),
    bars,
    ghost: fromBase(smoothPath(ghost), ghost, x(release), baseline),
    curve: fromBase(smoothPath(curve), curve, x(release), baseline),
    area: fromBase(smoothPath(curve, baseline), curve, x(release), baseline),
    open: ring && { ...ring, path: `M${round(last.x)},${round(last.y)}L${round(ring.x)},${round(ring.y)}` },
    dots: facts.marks.map(({ key, day, tone }) => ({ key, x: x(day), tone })),
    topBetween: (from, to) =>
      Math.min(
        baseline,
        ...lines.flatMap((line) => listHeights(line, from - 4, to + 4)),
        ...bars.filter((bar) => bar.x + bar.width >= from && bar.x <= to).map((bar) => bar.y),
      ),
    x,
  };
}

/** The heights of a line between two places: of its points there, and of the pieces that enter and leave. */
function listHeights(line: readonly PathPoint[], from: number, to: number): number[] {
  const points = line.flatMap((point) => (point === null ? [] : [point]));
  const heights = points.filter(({ x }) => x >= from && x <= to).map(({ y }) => y);
  for (const [index, end] of points.entries()) {
    const start = points[index - 1];
    for (const edge of [from, to])
      if (start !== undefined && start.x < edge && end.x > edge)
        heights.push(start.y + ((end.y - start.y) * (edge - start.x)) / (end.x - start.x));
  }
  return heights;
}

function drawLine(facts: LineFacts, { start, baseline, right }: LineFrame, x: (day: number) => number) {
  const now = facts.broken ?? facts.today;
  const end = right;
  const to = facts.isDraft ? start : now === null ? end : x(now);
  const past = to > start ? `M${round(start)},${baseline}H${round(to)}` : '';
  if (facts.broken == null) return { past, future: end > to ? `M${round(to)},${baseline}H${end}` : '', cross: null };
  const cross = Math.min(to + CROSS_GAP, right - 8);
  return {
    past: `M${round(start)},${baseline}H${round(Math.min(to, cross - CROSS_GAP / 2))}`,
    future: `M${round(cross + CROSS_GAP)},${baseline}H${end}`,
    cross: { x: cross, y: baseline },
  };
}

/** The line begins on the axis on release day, if the first day is known. */
function fromBase(path: string, points: readonly PathPoint[], x: number, baseline: number): string {
  const [first] = points;
  if (path === '' || !first) return path;
  return `M${round(x)},${baseline}L${path.slice(1)}`;
}

function listTicks({ days, today, release }: LineFacts, perDay: number, x: (day: number) => number) {
  const step = TICK_STEPS.find((each) => each * perDay >= TICK_MIN) ?? days;
  const regular = Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step);
  const all = release === null || regular.includes(release) ? regular : [...regular, release];
  return all
    .toSorted((a, b) => a - b)
    .map((day) => ({ x: x(day), isPast: today !== null && day <= today, isRelease: day === release }));
}

type BarSpace = { readonly x: (day: number) => number; readonly baseline: number; readonly rise: number };

function buildBars(counts: readonly DayCount[], { x, baseline, rise }: BarSpace, axis: number, span: number) {
  const width = Math.max(2, Math.min(11, (axis / span) * 0.62));
  const highest = Math.max(1, ...counts.map(readValue));
  return counts
    .filter(({ day, value }) => day >= 0 && day <= span && (value ?? 0) > 0)
    .map(({ day, value, is_open }) => {
      const height = ((value ?? 0) / highest) * rise;
      // The last day of the axis has no room after it.
      const left = Math.min(Math.max(x(day + 0.5) - width / 2, x(0)), x(span) - width);
      return { x: left, y: baseline - height, width, height, isOpen: is_open };
    });
}

/** Averages of so many days side by side that the curve stays readable: a year is drawn by weeks. */
function thin(counts: readonly DayCount[]): DayCount[] {
  const size = Math.ceil(counts.length / POINTS_MAX);
  if (size <= 1) return [...counts];
  return Array.from({ length: Math.ceil(counts.length / size) }, (_, index) => {
    const part = counts.slice(index * size, (index + 1) * size);
    const known = part.filter(({ value }) => value !== null);
    const value = known.length === 0 ? null : known.reduce((sum, one) => sum + readValue(one), 0) / known.length;
    return { day: part[Math.floor(part.length / 2)]?.day ?? 0, value, is_open: false };
  });
}

const readValue = ({ value }: DayCount) => value ?? 0;
const round = (length: number) => Math.round(length * 10) / 10;
