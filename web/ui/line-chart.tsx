import { type PointerEvent, useState } from 'react';
import { ChartAxes } from './chart-axes.tsx';
import { CHART_FOCUS, ChartCursor } from './chart-cursor.tsx';
import { type LineMark, LineMarks } from './chart-marks.tsx';
import { ChartNote } from './chart-note.tsx';
import { LineShape } from './line-shape.tsx';
import { buildPlot } from './plot.ts';
import { useWidth } from './use-width.ts';

export type LinePoint = {
  readonly key: string;
  /** What stands below it; short. */
  readonly label: string;
  /** Null is not known (yet); the line has a gap there. */
  readonly value: number | null;
  /** The same point of the time that is compared with. */
  readonly before?: number | null;
  /** What is shown and read out: the day in full, the value and what it is compared with, each in words. */
  readonly title: string;
  readonly text: string;
  readonly beforeText?: string | undefined;
};

type LineChartProps = {
  /** What the chart shows, for screen readers. */
  label: string;
  points: readonly LinePoint[];
  /** What happened on the way; each names its point. */
  marks?: readonly LineMark[];
  formatTick: (value: number) => string;
  height?: number;
};

/** Values of days or months as a line with a field below it, the time before dashed, and what happened marked on the line. */
export function LineChart({ label, points, marks = [], formatTick, height = 260 }: LineChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const [at, setAt] = useState<number | null>(null);
  const largest = Math.max(0, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const plot = buildPlot({ width, height, count: points.length, largest, above: marks.length > 0 ? 36 : 14 });
  const titlesAt = (key: string) => marks.filter((mark) => mark.key === key).map(({ title }) => title);
  const shown = at === null ? undefined : points[at];
  const point = (event: PointerEvent<HTMLElement>) =>
    setAt(plot.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  return (
    <div
      ref={frame}
      className={CHART_FOCUS}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => setAt(null)}
    >
      <svg width={width} height={height} aria-hidden className="block touch-pan-y overflow-visible">
        <ChartAxes plot={plot} labels={points.map((point) => point.label)} formatTick={formatTick} />
        <LineShape plot={plot} points={points} />
        <LineMarks plot={plot} points={points} marks={marks} />
        {at !== null && shown && (
          <Pointer x={plot.x(at)} y={shown.value === null ? null : plot.y(shown.value)} plot={plot} />
        )}
      </svg>
      {at !== null && shown && (
        <ChartNote x={plot.x(at)} width={width}>
          <PointWords point={shown} events={titlesAt(shown.key)} />
        </ChartNote>
      )}
      <ChartCursor
        label={label}
        texts={points.map((point) => sentenceOf(point, titlesAt(point.key)))}
        at={at}
        onMove={setAt}
      />
    </div>
  );
}

function sentenceOf({ title, text, beforeText }: LinePoint, events: readonly string[]): string {
  return [`${title}: ${text}`, beforeText, ...events].filter(Boolean).join('; ');
}

function Pointer({ x, y, plot }: { x: number; y: number | null; plot: { top: number; bottom: number } }) {
  return (
    <g pointerEvents="none">
      <line x1={x} x2={x} y1={plot.top} y2={plot.bottom} stroke="var(--ink)" strokeOpacity=".35" />
      {y !== null && <circle cx={x} cy={y} r="4.5" fill="var(--ink)" stroke="var(--surface)" strokeWidth="2" />}
    </g>
  );
}

function PointWords({ point: { title, text, beforeText }, events }: { point: LinePoint; events: readonly string[] }) {
  return (
    <>
      <span className="block text-ink-3">{title}</span>
      <span className="num block font-[650]">{text}</span>
      {beforeText && <span className="num block text-ink-2">{beforeText}</span>}
      {events.map((event) => (
        <span key={event} className="mt-0.5 block font-[550]" dir="auto">
          {event}
        </span>
      ))}
    </>
  );
}
