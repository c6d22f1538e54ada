import type { Plot } from './plot.ts';

type ChartAxesProps = {
  plot: Plot;
  /** The label below each point, shown when there is room. */
  labels: readonly string[];
  formatTick: (value: number) => string;
};

/** The horizontal lines with their numbers, and the labels below the chart. */
export function ChartAxes({ plot, labels, formatTick }: ChartAxesProps) {
  const { width, left, right, height, ticks, x, y } = plot;
  return (
    <g className="num fill-ink-3 text-2xs">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text x={left - 10} y={y(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {plot.named.map((index) => (
        <text key={index} {...toLabelPosition(x(index), width)} y={height - 6}>
          {labels[index]}
        </text>
      ))}
    </g>
  );
}

/** Half the width of a long label; a label that would reach over the edge is aligned to it. */
const HALF_NAME = 36;

function toLabelPosition(x: number, width: number) {
  return x + HALF_NAME > width ? ({ x: width, textAnchor: 'end' } as const) : ({ x, textAnchor: 'middle' } as const);
}
