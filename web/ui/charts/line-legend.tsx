/** Explains the area and the dashed line of a line chart. */
export function LineLegend({ field, dashed }: { field: string; dashed: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-xs text-ink-2">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-2.5 w-4 border-t-2 border-(--chart-line) bg-(--chart-fill)" />
        {field}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="w-4 border-t-2 border-dashed border-(--chart-prev)" />
        {dashed}
      </span>
    </p>
  );
}
