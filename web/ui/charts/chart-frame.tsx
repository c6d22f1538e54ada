import { type ReactNode, useState } from 'react';
import { ChartArea } from './chart-area.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartCursor } from './chart-cursor.tsx';
import { ChartNote } from './chart-note.tsx';
import type { Plot } from './plot.ts';
import { useWidth } from './use-width.ts';

type ChartFrameProps = {
  /** Title of the chart for screen readers. */
  label: string;
  createPlot: (width: number) => Plot;
  /** The label below each point, and the text read out on it. */
  points: readonly { readonly label: string; readonly text: string }[];
  formatTick: (value: number) => string;
  /** Draws the chart; `at` is the point that is shown, null without one. */
  children: (plot: Plot, at: number | null) => ReactNode;
  /** Renders the note of the point that is shown. */
  note: (at: number) => ReactNode;
};

/** The common frame of line charts: axes, a point chosen by pointer or keyboard, and its note. */
export function ChartFrame({ label, createPlot, points, formatTick, children, note }: ChartFrameProps) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const [chosen, setChosen] = useState<number | null>(null);
  const plot = createPlot(width);
  // There may be fewer points now than when one was chosen.
  const at = chosen !== null && chosen < points.length ? chosen : null;
  return (
    <ChartArea frame={frame} onPoint={({ x }) => setChosen(plot.nearest(x))} onLeave={() => setChosen(null)}>
      <svg width={width} height={plot.height} aria-hidden className="block touch-pan-y overflow-visible">
        <ChartAxes plot={plot} labels={points.map((one) => one.label)} formatTick={formatTick} />
        {children(plot, at)}
      </svg>
      {at !== null && (
        <ChartNote x={plot.x(at)} width={width}>
          {note(at)}
        </ChartNote>
      )}
      <ChartCursor label={label} texts={points.map(({ text }) => text)} at={at} onMove={setChosen} />
    </ChartArea>
  );
}
