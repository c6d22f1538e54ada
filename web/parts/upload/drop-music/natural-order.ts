const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Placed = { readonly name: string; readonly disc: number | null; readonly number: number | null };

/** Files in the order of their release: by disc and track number where all have one, else as a person sorts names: 2 before 10. */
export function sortByPosition<File extends Placed>(files: readonly File[]): File[] {
  const isNumbered = files.every(({ number }) => number !== null);
  const byName = (a: File, b: File) => COLLATOR.compare(a.name, b.name);
  if (!isNumbered) return [...files].sort(byName);
  return [...files].sort((a, b) => (a.disc ?? 1) - (b.disc ?? 1) || (a.number ?? 0) - (b.number ?? 0) || byName(a, b));
}
