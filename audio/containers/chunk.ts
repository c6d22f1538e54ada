import type { ByteSource } from '../byte-source.ts';

/** A piece of a RIFF or IFF file: four letters, a size, and as many bytes. */
export interface Chunk {
  id: string;
  /** As written, which may be wrong. */
  size: number;
  /** Position of its first byte behind letters and size. */
  start: number;
}

export type Endian = 'little' | 'big';

/** More chunks than this are no recording; a file of empty chunks must not keep a process busy. */
export const MAX_CHUNKS = 4096;
const HEAD_BYTES = 8;

const KNOWN = new Set(
  (
    'fmt |data|LIST|list|fact|bext|JUNK|junk|PAD |FLLR|id3 |ID3 |cue |smpl|inst|iXML|axml|aXML|chna|PEAK|minf|elm1|regn|umid|' +
    'DISP|_PMX|cart|acid|strc|afsp|plst|ds64|r64m|LGWV|ResU|bpm |tlst|muma|mext|levl|link|dbmd|slnt|' +
    'COMM|SSND|FVER|NAME|AUTH|(c) |ANNO|MARK|INST|APPL|AESD|COMT|CHAN|MIDI|SAXL|basc|trns|cate'
  ).split('|'),
);

/** Reads the letters and the size at `at`; null behind the end of the file. */
export function readChunk(bytes: ByteSource, at: number, endian: Endian): Chunk | null {
  const head = bytes.read(at, HEAD_BYTES);
  if (head.length < HEAD_BYTES) return null;
  const size = endian === 'little' ? head.readUInt32LE(4) : head.readUInt32BE(4);
  return { id: head.toString('latin1', 0, 4), size, start: at + HEAD_BYTES };
}

/** Whether a chunk can begin at `at`: printable letters, and a size that the file holds. */
function isChunkAt(bytes: ByteSource, at: number, endian: Endian): boolean {
  const chunk = readChunk(bytes, at, endian);
  if (!chunk) return false;
  if (chunk.id === 'data' || chunk.id === 'SSND') return true;
  // A last chunk may lack its padding byte.
  return /^[\x20-\x7e]{4}$/.test(chunk.id) && chunk.start + chunk.size <= bytes.size_bytes + 1;
}

/**
 * Returns where the next chunk begins behind one that ends at `end`. A chunk of an odd size is followed by one byte of
 * padding, which some writers forget.
 */
export function findNextChunk(bytes: ByteSource, end: number, size: number, endian: Endian): number {
  if (size % 2 === 0) return end;
  const isKnown = (at: number) => KNOWN.has(bytes.read(at, 4).toString('latin1'));
  if (isKnown(end + 1)) return end + 1;
  if (isKnown(end)) return end;
  return isChunkAt(bytes, end + 1, endian) || !isChunkAt(bytes, end, endian) ? end + 1 : end;
}

/** Whether only whole chunks lie between `at` and the end of the file, at least one, or more than any recording has. */
export function isChunkChain(bytes: ByteSource, at: number, endian: Endian): boolean {
  let next = at;
  for (let count = 0; count < MAX_CHUNKS; count++) {
    if (count > 0 && next >= bytes.size_bytes) return true;
    const chunk = readChunk(bytes, next, endian);
    if (!chunk || !isChunkAt(bytes, next, endian)) return false;
    next = findNextChunk(bytes, chunk.start + chunk.size, chunk.size, endian);
  }
  return true;
}

const TAIL_BYTES = 1 << 16;
/** Names that occur by chance must not keep a process busy. */
const MAX_TRIED = 64;

/**
 * Returns where chunks begin that lie behind sound of unknown length, up to the end of the file; the end of the file if
 * there are none. Read as sound, they would be a click.
 */
export function findTrailingChunks(bytes: ByteSource, from: number, endian: Endian): number {
  const start = Math.max(from, bytes.size_bytes - TAIL_BYTES);
  const tail = bytes.read(start, bytes.size_bytes - start);
  let tried = 0;
  for (let i = 0; i + HEAD_BYTES <= tail.length && tried < MAX_TRIED; i++) {
    if (!KNOWN.has(tail.toString('latin1', i, i + 4))) continue;
    tried++;
    if (isChunkChain(bytes, start + i, endian)) return start + i;
  }
  return bytes.size_bytes;
}
