import type { ByteSource } from '../byte-source.ts';

const LF = 0x0a;
const CR = 0x0d;
/**
 * So many line ends, each behind a CR, are no chance: in sound a byte stands behind a CR about once in 256 times, so 64 of
 * 64 happen once in 2^512 files. A tone that repeats 0x0A0D has them too, but always at the same places of a frame.
 */
const LINE_ENDS_MIN = 64;
/** So many at every place of a frame: each byte that was put in has moved the rest by one place. */
const LINE_ENDS_A_PLACE = 8;
/** More are read only as far as needed: the first line end of nearly every real file says no. */
const LINE_ENDS_ENOUGH = 4096;
const READ_BYTES = 1 << 16;

/** Sound by its header: its bytes, the end that the header announces for the file, and the bytes of a frame. */
interface AnnouncedSound {
  start: number;
  end: number;
  file_end: number;
  frame_bytes: number;
}

/**
 * Whether a transfer as text has put a CR before every LF of the sound: every LF stands behind a CR, and they stand at every
 * place of a frame, or the file is longer than announced, or the rest of it is no whole number of frames.
 */
export function isTextTransfer(bytes: ByteSource, { start, end, file_end, frame_bytes }: AnnouncedSound): boolean {
  const places = countWindowsLineEnds(bytes, start, end, frame_bytes);
  const total = places?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (places === null || total < LINE_ENDS_MIN) return false;
  const isLonger = bytes.size_bytes > file_end + 1;
  const isBroken = (bytes.size_bytes - start) % frame_bytes !== 0;
  return isLonger || isBroken || (frame_bytes > 1 && places.every((count) => count >= LINE_ENDS_A_PLACE));
}

/** Counts the line ends at each place of a frame; null if one stands without a CR. */
function countWindowsLineEnds(bytes: ByteSource, start: number, end: number, frameBytes: number): number[] | null {
  const places = new Array<number>(frameBytes).fill(0);
  let lineEnds = 0;
  let before = 0;
  for (let from = start; from < end && lineEnds < LINE_ENDS_ENOUGH; from += READ_BYTES) {
    const part = bytes.read(from, Math.min(READ_BYTES, end - from));
    for (let at = part.indexOf(LF); at >= 0; at = part.indexOf(LF, at + 1)) {
      // The byte before the sound belongs to its header.
      const isFirst = from === start && at === 0;
      if (!isFirst && (at === 0 ? before : part[at - 1]) !== CR) return null;
      const place = (from + at - start) % frameBytes;
      places[place] = (places[place] ?? 0) + 1;
      lineEnds++;
    }
    before = part[part.length - 1] ?? 0;
  }
  return places;
}
