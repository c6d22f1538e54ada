import type { Plot } from './plot.ts';

/** An event at a point of a chart; one with a number is explained by that number beside the chart. */
export type LineMark = {
  readonly key: string;
  readonly title: string;
  /** The text above the line, where the title is too long for it. */
  readonly short?: string;
  readonly number?: number;
};

type Placed = { readonly index: number; readonly title: string; readonly number: number | null; readonly more: number };
type LineMarksProps = {
  plot: Plot;
  points: readonly { readonly key: string; readonly value: number | null }[];
  marks: readonly LineMark[];
};

const LETTER_WIDTH = 6.2;
const LONGEST = 30;

/** Rings on the line at each event; titles appear above where there is room. */
export function LineMarks({ plot, points, marks }: LineMarksProps) {
  const placed = positionMarks(points, marks);
  const named = new Set(chooseNamed(plot, placed));
  return placed.map(({ index, title, number, more }) => {
    // A number is short enough to be read wherever the whole title is not.
    const text = named.has(index) ? describe(title, number, more) : number === null ? null : String(number);
    const [x, y] = [plot.x(index), plot.y(points[index]?.value ?? 0)];
    return (
      <g key={index}>
        <circle cx={x} cy={y} r="4" fill="var(--surface)" stroke="var(--chart-line)" strokeWidth="2" />
        {text !== null && (
          <>
            <line
              x1={x}
              x2={x}
              y1={plot.top - 18}
              y2={Math.max(plot.top - 18, y - 5)}
              stroke="var(--chart-line)"
              strokeDasharray="1 3"
              strokeLinecap="round"
            />
            <text
              x={computeCenter(plot, x, text)}
              y={plot.top - 23}
              textAnchor="middle"
              className={number === null ? 'fill-ink-2 text-2xs font-medium' : 'fill-ink text-2xs font-bold'}
            >
              {text}
            </text>
          </>
        )}
      </g>
    );
  });
}

/** Returns one mark per point: the first of its events, and the number of others. */
function positionMarks(points: LineMarksProps['points'], marks: readonly LineMark[]): Placed[] {
  return points.flatMap(({ key }, index) => {
    const [first, ...rest] = marks.filter((mark) => mark.key === key);
    return first ? [{ index, title: first.short ?? first.title, number: first.number ?? null, more: rest.length }] : [];
  });
}

/** Chooses the marks whose titles do not overlap the title before. */
function chooseNamed(plot: Plot, placed: readonly Placed[]): number[] {
  let end = Number.NEGATIVE_INFINITY;
  return placed.flatMap(({ index, title }) => {
    const [center, half] = [computeCenter(plot, plot.x(index), title), halfWidth(title)];
    if (center - half < end) return [];
    end = center + half + 12;
    return [index];
  });
}

const describe = (title: string, number: number | null, more: number) =>
  [...(number === null ? [] : [number]), shorten(title), ...(more > 0 ? [`+${more}`] : [])].join(' ');
const shorten = (title: string) => (title.length > LONGEST ? `${title.slice(0, LONGEST - 1)}…` : title);
const halfWidth = (title: string) => (shorten(title).length * LETTER_WIDTH) / 2 + 8;

/** Moves a title at the edge inwards until it is fully visible. */
function computeCenter({ width }: Plot, x: number, title: string): number {
  const half = Math.min(halfWidth(title), width / 2);
  return Math.min(width - half, Math.max(half, x));
}
