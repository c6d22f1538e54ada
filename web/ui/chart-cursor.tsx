type ChartCursorProps = {
  /** What the chart shows. */
  label: string;
  /** What each of its points says, read out when the cursor stands on it. */
  texts: readonly string[];
  /** The point that is shown; null while none is. */
  at: number | null;
  onMove: (at: number | null) => void;
  /** Where it stands first. */
  start?: number;
};

/**
 * The way into a chart for keyboard and screen reader: a slider that cannot be seen lies over it; arrows, Home and End go from point to
 * point, and each is read out in words. The `ChartArea` it lies in shows the focus.
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
