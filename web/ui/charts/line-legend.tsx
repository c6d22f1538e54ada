type LineLegendProps = {
  field: string;
  /** Absent without a comparison. */
  dashed?: string | undefined;
  /** The names of what is hatched above the line, and of the open ring at its end; absent where neither is drawn. */
  hatched?: string | undefined;
  open?: string | undefined;
};

const HATCH = 'repeating-linear-gradient(-45deg, var(--bad) 0 1px, transparent 1px 4px)';

/** Explains what a line chart draws. */
export function LineLegend({ field, dashed, hatched, open }: LineLegendProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-2.5 w-4 border-t-2 border-(--chart-line) bg-(--chart-fill)" />
        {field}
      </span>
      {dashed !== undefined && (
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="w-4 border-t-2 border-dashed border-(--chart-prev)" />
          {dashed}
        </span>
      )}
      {hatched !== undefined && (
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-2.5 w-4 border border-bad" style={{ background: HATCH }} />
          {hatched}
        </span>
      )}
      {open !== undefined && (
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-full border-2 border-(--chart-line)" />
          {open}
        </span>
      )}
    </p>
  );
}
