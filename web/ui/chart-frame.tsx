import { type ReactNode, useState } from 'react';
import { ChartArea } from './chart-area.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartCursor } from './chart-cursor.tsx';
import { ChartNote } from './chart-note.tsx';
import type { Plot } from './plot.ts';
import { useWidth } from './use-width.ts';

type ChartFrameProps = {
  /** What the chart shows, for screen readers. */
  label: string;
  createPlot: (width: number) => Plot;
  /** What stands below each point, and what is read out there. */
  points: readonly { readonly label: string; readonly text: string }[];
  formatTick: (value: number) => string;
  /** What is drawn; the point that is shown, null while none is. */
  children: (plot: Plot, at: number | null) => ReactNode;
  /** What is said of the point that is shown. */
  note: (at: number) => ReactNode;
};

/** What lines have in common: axes, a point that is shown by pointer or keyboard, and what is said of it. */
export function ChartFrame({ label, createPlot, points, formatTick, children, note }: ChartFrameProps) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const [chosen, setChosen] = useState<number | null>(null);
  const plot = createPlot(width);
  // There may be fewer points than there were when one was chosen.
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
