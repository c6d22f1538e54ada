import { useId } from 'react';
import type { Plot } from './plot.ts';
import { type PathPoint, smoothPath } from './smooth-path.ts';

type Valued = {
  readonly value: number | null;
  readonly before?: number | null;
  readonly above?: number;
  readonly isOpen?: boolean;
};

/**
 * The line, the area below it and the dashed line of the comparison period. Unknown points leave a gap, what a value
 * leaves out is hatched above the line, and a point that is not over is an open ring.
 */
export function LineShape({ plot: { x, y, bottom }, points }: { plot: Plot; points: readonly Valued[] }) {
  const placed = (read: (point: Valued) => number | null) =>
    points.map((point, index): PathPoint => {
      const value = read(point);
      return value === null ? null : { x: x(index), y: y(value) };
    });
  const line = placed(({ value, isOpen = false }) => (isOpen ? null : value));
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={smoothPath(line, bottom)} fill="var(--chart-fill)" />
      <path
        d={smoothPath(placed(({ before = null }) => before))}
        stroke="var(--chart-prev)"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
      <LeftOut plot={{ x, y }} points={points} />
      <path d={smoothPath(line)} stroke="var(--chart-line)" strokeWidth="2" />
      <OpenEnd plot={{ x, y }} values={points.map(({ value }) => value)} isOpen={points.at(-1)?.isOpen === true} />
      {points.length === 1 ? (
        <LoneBar plot={{ x, y, bottom }} points={points} />
      ) : (
        <LonePoints plot={{ x, y }} points={points} />
      )}
    </g>
  );
}

/** Dots for points without neighbours, which make no line. */
function LonePoints({ plot: { x, y }, points }: { plot: Pick<Plot, 'x' | 'y'>; points: readonly Valued[] }) {
  const isKnown = (index: number) => (points[index]?.value ?? null) !== null && points[index]?.isOpen !== true;
  return points.map(({ value, isOpen = false }, index) =>
    value !== null && !isOpen && !isKnown(index - 1) && !isKnown(index + 1) ? (
      <circle
        key={index}
        cx={x(index)}
        cy={y(value)}
        r="5"
        fill="var(--volt)"
        stroke="var(--chart-line)"
        strokeWidth="2"
      />
    ) : null,
  );
}

const BAR_WIDTH = 56;

/** A single point as a bar, and its comparison value as a dashed line across it. */
function LoneBar({
  plot: { x, y, bottom },
  points: [point],
}: {
  plot: Pick<Plot, 'x' | 'y' | 'bottom'>;
  points: readonly Valued[];
}) {
  const { value = null, before = null } = point ?? {};
  const [left, right] = [x(0) - BAR_WIDTH / 2, x(0) + BAR_WIDTH / 2];
  return (
    <>
      {value !== null && (
        <>
          <path d={`M${left} ${bottom}V${y(value)}H${right}V${bottom}Z`} fill="var(--chart-fill)" />
          <path d={`M${left} ${y(value)}H${right}`} stroke="var(--chart-line)" strokeWidth="2" />
        </>
      )}
      {before !== null && (
        <path
          d={`M${left - 24} ${y(before)}H${right + 24}`}
          stroke="var(--chart-prev)"
          strokeWidth="1.5"
          strokeDasharray="3 4"
        />
      )}
    </>
  );
}

const BOX_WIDTH = { most: 16, part: 0.6 };

/** Hatched boxes of what the values leave out, each on its own point of the line: nothing lies between two days. */
function LeftOut({ plot: { x, y }, points }: { plot: Pick<Plot, 'x' | 'y'>; points: readonly Valued[] }) {
  const id = useId();
  const width = points.length > 1 ? Math.min(BOX_WIDTH.most, (x(1) - x(0)) * BOX_WIDTH.part) : BOX_WIDTH.most;
  return points.map(({ value, above = 0 }, index) =>
    above === 0 ? null : (
      <g key={index}>
        <pattern id={`${id}-${index}`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M1 0V5" stroke="var(--bad)" strokeWidth="1.25" />
        </pattern>
        <rect
          x={x(index) - width / 2}
          width={width}
          y={y((value ?? 0) + above)}
          height={Math.max(2, y(value ?? 0) - y((value ?? 0) + above))}
          fill={`url(#${id}-${index})`}
          stroke="var(--bad)"
          strokeWidth="1.25"
        />
      </g>
    ),
  );
}

/** A dashed piece from the last whole point to an open ring. */
export function OpenEnd({
  plot: { x, y },
  values,
  isOpen,
  colour = 'var(--chart-line)',
}: {
  plot: Pick<Plot, 'x' | 'y'>;
  values: readonly (number | null)[];
  isOpen: boolean;
  colour?: string;
}) {
  const last = values.length - 1;
  const value = values[last] ?? null;
  if (!isOpen || value === null) return null;
  const before = values[last - 1] ?? null;
  return (
    <>
      {before !== null && (
        <path
          d={`M${x(last - 1)} ${y(before)}L${x(last)} ${y(value)}`}
          fill="none"
          stroke={colour}
          strokeWidth="2"
          strokeDasharray="2 5"
        />
      )}
      <circle cx={x(last)} cy={y(value)} r="5" fill="var(--surface)" stroke={colour} strokeWidth="2" />
    </>
  );
}
