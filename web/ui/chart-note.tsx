import type { ReactNode } from 'react';

type ChartNoteProps = {
  /** Where it points at, from the left of the chart, which is so wide. */
  x: number;
  width: number;
  children: ReactNode;
};

/** What the point under the cursor says, beside it on the side that has room. The slider of the chart reads the same out. */
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
