type ChartCursorProps = {
  /** Title of the chart for screen readers. */
  label: string;
  /** The text of each point, read out when the cursor is on it. */
  texts: readonly string[];
  /** The point that is shown; null without one. */
  at: number | null;
  onMove: (at: number | null) => void;
  /** The initial point. */
  start?: number;
};

/**
 * The access to a chart for keyboard and screen reader: an invisible slider over it; arrows, Home and End move between
 * the points, and the text of each is read out. The surrounding `ChartArea` shows the focus.
 */
export function ChartCursor({ label, texts, at, onMove, start = texts.length - 1 }: ChartCursorProps) {
  const current = Math.min(at ?? start, texts.length - 1);
  return (
    <input
      type="range"
      min={0}
      max={Math.max(0, texts.length - 1)}
      value={current}
      aria-label={label}
      aria-valuetext={texts[current] ?? ''}
      onChange={(event) => onMove(Number(event.target.value))}
      onFocus={() => onMove(current)}
      onBlur={() => onMove(null)}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
    />
  );
}
