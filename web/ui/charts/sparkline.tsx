import { smoothPath } from './smooth-path.ts';

type SparklineProps = { values: readonly number[]; width?: number; height?: number };

/** The trend of the last days in a table cell or beside a figure, which has the same information as text. */
export function Sparkline({ values, width = 88, height = 26 }: SparklineProps) {
  if (values.length < 2) return null;
  const [highest, lowest] = [Math.max(...values), Math.min(...values)];
  const x = (index: number) => 1.5 + (index / (values.length - 1)) * (width - 6);
  // A constant value runs along the bottom.
  const y = (value: number) => 3 + (1 - (value - lowest) / (highest - lowest || 1)) * (height - 6);
  const shape = smoothPath(values.map((value, index) => ({ x: x(index), y: y(value) })));
  return (
    <svg width={width} height={height} aria-hidden className="block shrink-0 overflow-visible">
      <path d={shape} fill="none" stroke="var(--chart-line)" strokeWidth="1.5" strokeLinejoin="round" />
      <circle
        cx={x(values.length - 1)}
        cy={y(values.at(-1) ?? 0)}
        r="2.6"
        fill="var(--volt)"
        stroke="var(--chart-line)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
