import type { Plot } from './plot.ts';
import { type PathPoint, smoothPath } from './smooth-path.ts';

type Valued = { readonly value: number | null; readonly before?: number | null };

/** The line, the area below it and the dashed line of the comparison period. Unknown points leave a gap. */
export function LineShape({ plot: { x, y, bottom }, points }: { plot: Plot; points: readonly Valued[] }) {
  const placed = (read: (point: Valued) => number | null) =>
    points.map((point, index): PathPoint => {
      const value = read(point);
      return value === null ? null : { x: x(index), y: y(value) };
    });
  const line = placed(({ value }) => value);
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={smoothPath(line, bottom)} fill="var(--chart-fill)" />
      <path
        d={smoothPath(placed(({ before = null }) => before))}
        stroke="var(--chart-prev)"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
      <path d={smoothPath(line)} stroke="var(--chart-line)" strokeWidth="2" />
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
  const isKnown = (index: number) => (points[index]?.value ?? null) !== null;
  return points.map(({ value }, index) =>
    value !== null && !isKnown(index - 1) && !isKnown(index + 1) ? (
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
