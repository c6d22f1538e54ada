const ENTRIES_MAX = 50_000;
/** A shorter piece of a text is a copy already; a longer one keeps the whole text alive. */
const COPIED_LENGTH = 13;

/**
 * Remembers what was made of cells that come again and again (codes, countries, titles), so that each is made once; forgets everything
 * when there are too many. What is remembered holds on to nothing of the file.
 */
export function openCellCache<Made>(make: (cell: string) => Made): (cell: string) => Made {
  const known = new Map<string, Made>();
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    if (known.size >= ENTRIES_MAX) known.clear();
    const own = cell.length < COPIED_LENGTH ? cell : Buffer.from(cell, 'utf8').toString('utf8');
    const made = make(own);
    known.set(own, made);
    return made;
  };
}
