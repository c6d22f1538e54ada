import type { ReactNode } from 'react';

type ChartNoteProps = {
  /** The distance of the point from the left of the chart, whose width is `width`. */
  x: number;
  width: number;
  children: ReactNode;
};

/**
 * The note of the point under the cursor, on the side that has room. The slider of the chart reads the same text out.
 */
export function ChartNote({ x, width, children }: ChartNoteProps) {
  const position = x > width / 2 ? { right: width - x + 10 } : { left: x + 10 };
  return (
    <div
      aria-hidden
      style={position}
      className="pointer-events-none absolute top-2 z-10 max-w-[min(16rem,60%)] rounded-control bg-overlay px-2.5 py-1.5 text-xs shadow-pop"
    >
      {children}
    </div>
  );
}
