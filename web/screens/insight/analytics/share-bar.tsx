/** A bar for a row's share of the largest one; the number is shown beside it. */
export function ShareBar({ part }: { part: number }) {
  return (
    <span aria-hidden className="block h-2.5 min-w-16 bg-sunken">
      <span className="block h-full bg-(--chart-line)" style={{ width: `${Math.min(1, part) * 100}%` }} />
    </span>
  );
}
