/** A power of two: the places a cell can be remembered at. Each cell may take one of two of them. */
const PLACES = 8_192;
/** Longer cells are read anew each time. */
const CELL_MAX_BYTES = 48;
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
  let turn = 0;
  return (bytes, start, end) => {
    const length = end - start;
    if (length === 0) return ofNothing;
    if (length > CELL_MAX_BYTES) return make(bytes.toString('utf8', start, end));
    let place = placeOf(bytes, start, end);
    for (let tries = 0; tries < 2; tries++, place ^= 1) {
      if (lengths[place] === length && isSame(cells, place, bytes, start, length)) return made[place] as Made;
    }
    // Nothing was found in either place: they are given up in turn.
    turn ^= 1;
    place ^= turn;
    const first = place * CELL_MAX_BYTES;
    for (let byte = 0; byte < length; byte++) cells[first + byte] = bytes[start + byte] ?? 0;
    lengths[place] = length;
    made[place] = make(bytes.toString('utf8', start, end));
    return made[place] as Made;
  };
}

function isSame(cells: Uint8Array, place: number, bytes: Buffer, start: number, length: number): boolean {
  const first = place * CELL_MAX_BYTES;
  for (let byte = 0; byte < length; byte++) if (cells[first + byte] !== bytes[start + byte]) return false;
  return true;
}

// Codes and titles of one file differ in their last eight letters, if they differ at all; the whole of them is compared anyway.
function placeOf(bytes: Buffer, start: number, end: number): number {
  if (end - start < 8) {
    let hash = 0;
    for (let place = start; place < end; place++) hash = Math.imul(hash, 31) + (bytes[place] ?? 0);
    return hash & (PLACES - 1);
  }
  const mixed = Math.imul(wordAt(bytes, end - 4), 0x9e3779b1) ^ Math.imul(wordAt(bytes, end - 8), 0x85ebca6b);
  return (mixed >>> 16) & (PLACES - 1);
}

function wordAt(bytes: Buffer, place: number): number {
  const [one, two] = [bytes[place] ?? 0, bytes[place + 1] ?? 0];
  return one | (two << 8) | ((bytes[place + 2] ?? 0) << 16) | ((bytes[place + 3] ?? 0) << 24);
}
