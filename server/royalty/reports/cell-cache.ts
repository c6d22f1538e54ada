/** A power of two: the places a cell can be remembered at. Two cells of one place push each other out. */
const PLACES = 32_768;
/** Longer cells are read anew each time. */
const CELL_MAX_BYTES = 48;
const HASHED_BYTES = 9;
const EMPTY = 255;

/**
 * Remembers what was made of cells that come again and again (codes, countries, titles), so that a cell that is known is neither cut out
 * nor read again. What is remembered is bounded and holds on to nothing of the file.
 */
export function openCellCache<Made>(make: (cell: string) => Made): (bytes: Buffer, start: number, end: number) => Made {
  const cells = new Uint8Array(PLACES * CELL_MAX_BYTES);
  const lengths = new Uint8Array(PLACES).fill(EMPTY);
  const made: Made[] = new Array(PLACES);
  const ofNothing = make('');
  return (bytes, start, end) => {
    const length = end - start;
    if (length === 0) return ofNothing;
    if (length > CELL_MAX_BYTES) return make(bytes.toString('utf8', start, end));
    const place = placeOf(bytes, start, end);
    const first = place * CELL_MAX_BYTES;
    if (lengths[place] === length && isSame(cells, first, bytes, start, length)) return made[place] as Made;
    for (let byte = 0; byte < length; byte++) cells[first + byte] = bytes[start + byte] ?? 0;
    lengths[place] = length;
    made[place] = make(bytes.toString('utf8', start, end));
    return made[place] as Made;
  };
}

function isSame(cells: Uint8Array, first: number, bytes: Buffer, start: number, length: number): boolean {
  for (let byte = 0; byte < length; byte++) if (cells[first + byte] !== bytes[start + byte]) return false;
  return true;
}

// Codes and titles of one file differ at their ends, if they differ at all; the whole of them is compared anyway.
function placeOf(bytes: Buffer, start: number, end: number): number {
  let hash = end - start;
  for (let place = Math.max(start, end - HASHED_BYTES); place < end; place++) {
    hash = Math.imul(hash ^ (bytes[place] ?? 0), 16_777_619);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}
