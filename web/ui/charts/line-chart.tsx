import { ChartFrame } from './chart-frame.tsx';
import { type LineMark, LineMarks } from './chart-marks.tsx';
import { LineShape } from './line-shape.tsx';
import { buildPlot, type Plot } from './plot.ts';

export type LinePoint = {
  readonly key: string;
  /** The short label below the point. */
  readonly label: string;
  /** Null is unknown (so far); the line has a gap there. */
  readonly value: number | null;
  /** The value at the same point of the comparison period. */
  readonly before?: number | null;
  /** A part that the value leaves out, hatched above the line. */
  readonly above?: number;
  /** The last point of a day that is not over: an open ring on a dashed piece of the line. */
  readonly isOpen?: boolean;
  /** The text shown and read out: the full date, the value and its comparison, as words. */
  readonly title: string;
  readonly text: string;
  readonly beforeText?: string | undefined;
};

type LineChartProps = {
  /** Title of the chart for screen readers. */
  label: string;
  points: readonly LinePoint[];
  /** Events along the line; each names its point. */
  marks?: readonly LineMark[];
  formatTick: (value: number) => string;
  height?: number;
};

/**
 * Daily or monthly values as a line with an area below it, the comparison period dashed, and events marked on the line.
 */
export function LineChart({ label, points, marks = [], formatTick, height = 260 }: LineChartProps) {
  const largest = Math.max(0, ...points.flatMap(({ value, before, above = 0 }) => [(value ?? 0) + above, before ?? 0]));
  const above = marks.length > 0 ? 36 : 14;
  const titlesAt = (key: string) => marks.filter((mark) => mark.key === key).map(({ title }) => title);
  return (
    <ChartFrame
      label={label}
      createPlot={(width) => buildPlot({ width, height, count: points.length, largest, above })}
      points={points.map((point) => ({ label: point.label, text: buildSentence(point, titlesAt(point.key)) }))}
      formatTick={formatTick}
      note={(at) => points[at] && <PointNote point={points[at]} events={titlesAt(points[at].key)} />}
    >
      {(plot, at) => (
        <>
          <LineShape plot={plot} points={points} />
          <LineMarks plot={plot} points={points} marks={marks} />
          {at !== null && <Pointer plot={plot} at={at} value={points[at]?.value ?? null} />}
        </>
      )}
    </ChartFrame>
  );
}

function buildSentence({ title, text, beforeText }: LinePoint, events: readonly string[]): string {
  return [`${title}: ${text}`, beforeText, ...events].filter(Boolean).join('; ');
}

function Pointer({ plot, at, value }: { plot: Plot; at: number; value: number | null }) {
  const x = plot.x(at);
  return (
    <g pointerEvents="none">
      <line x1={x} x2={x} y1={plot.top} y2={plot.bottom} stroke="var(--ink)" strokeOpacity=".35" />
      {value !== null && (
        <circle cx={x} cy={plot.y(value)} r="4.5" fill="var(--ink)" stroke="var(--surface)" strokeWidth="2" />
      )}
    </g>
  );
}

function PointNote({ point: { title, text, beforeText }, events }: { point: LinePoint; events: readonly string[] }) {
  return (
    <>
      <span className="block text-ink-3">{title}</span>
      <span className="num block font-bold">{text}</span>
      {beforeText && <span className="num block text-ink-2">{beforeText}</span>}
      {events.map((event) => (
        <span key={event} className="mt-0.5 block font-medium" dir="auto">
          {event}
        </span>
      ))}
    </>
  );
}
