/** The number of slots for cells, a power of two. Each cell may take one of two of them. */
const SLOTS = 8_192;
/** Longer cells are not remembered. */
const CELL_MAX_BYTES = 48;
const EMPTY = 255;

/**
 * Remembers the values of cells that repeat (codes, countries, titles), so that a known cell is neither copied nor read
 * again. The memory is bounded and does not retain the bytes of the file.
 */
export function createCellCache<Value>(
  make: (cell: string) => Value,
): (bytes: Buffer, start: number, end: number) => Value {
  const cells = new Uint8Array(SLOTS * CELL_MAX_BYTES);
  const lengths = new Uint8Array(SLOTS).fill(EMPTY);
  const values: Value[] = new Array(SLOTS);
  const emptyValue = make('');
  let way = 0;
  return (bytes, start, end) => {
    const length = end - start;
    if (length === 0) return emptyValue;
    if (length > CELL_MAX_BYTES) return make(bytes.toString('utf8', start, end));
    let index = computeIndex(bytes, start, end);
    for (let tries = 0; tries < 2; tries++, index ^= 1) {
      if (lengths[index] === length && isSame(cells, index, bytes, start, length)) return values[index] as Value;
    }
    // Neither slot contains the cell: the two are overwritten in turn.
    way ^= 1;
    index ^= way;
    const first = index * CELL_MAX_BYTES;
    for (let byte = 0; byte < length; byte++) cells[first + byte] = bytes[start + byte] ?? 0;
    lengths[index] = length;
    values[index] = make(bytes.toString('utf8', start, end));
    return values[index] as Value;
  };
}

function isSame(cells: Uint8Array, index: number, bytes: Buffer, start: number, length: number): boolean {
  const first = index * CELL_MAX_BYTES;
  for (let byte = 0; byte < length; byte++) if (cells[first + byte] !== bytes[start + byte]) return false;
  return true;
}

// Codes and titles of one file differ in their last eight bytes, if they differ at all; whole cells are compared
// anyway.
function computeIndex(bytes: Buffer, start: number, end: number): number {
  if (end - start < 8) {
    let hash = 0;
    for (let index = start; index < end; index++) hash = Math.imul(hash, 31) + (bytes[index] ?? 0);
    return hash & (SLOTS - 1);
  }
  const mixed = Math.imul(wordAt(bytes, end - 4), 0x9e3779b1) ^ Math.imul(wordAt(bytes, end - 8), 0x85ebca6b);
  return (mixed >>> 16) & (SLOTS - 1);
}

function wordAt(bytes: Buffer, index: number): number {
  const [one, two] = [bytes[index] ?? 0, bytes[index + 1] ?? 0];
  return one | (two << 8) | ((bytes[index + 2] ?? 0) << 16) | ((bytes[index + 3] ?? 0) << 24);
}
