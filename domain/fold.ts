/**
 * Returns how many rows of a list are visible before it is unfolded. A single row is never folded: the control to show
 * it would take as much room as the row.
 */
export function countUnfolded(rows: number, limit: number): number {
  return rows <= limit + 1 ? rows : limit;
}
