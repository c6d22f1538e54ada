import type { ByteSource } from '../byte-source.ts';

const LF = 0x0a;
const CR = 0x0d;
/**
 * So many line ends, each behind a CR, are no chance: in sound a byte stands behind a CR about once in 256 times, so 64 of
 * 64 happen once in 2^512 files. A tone that repeats 0x0A0D would have them too, so the length has to be wrong as well.
 */
const LINE_ENDS_MIN = 64;
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
 * Whether a transfer as text has put a CR before every LF of the sound: the file is longer than announced, or the rest of
 * it is no whole number of frames, and every LF of the sound stands behind a CR.
 */
export function isTextTransfer(bytes: ByteSource, { start, end, file_end, frame_bytes }: AnnouncedSound): boolean {
  const isLonger = bytes.size_bytes > file_end + 1;
  const isBroken = (bytes.size_bytes - start) % frame_bytes !== 0;
  return (isLonger || isBroken) && hasOnlyWindowsLineEnds(bytes, start, end);
}

function hasOnlyWindowsLineEnds(bytes: ByteSource, start: number, end: number): boolean {
  let lineEnds = 0;
  let before = 0;
  for (let from = start; from < end && lineEnds < LINE_ENDS_ENOUGH; from += READ_BYTES) {
    const part = bytes.read(from, Math.min(READ_BYTES, end - from));
    for (let at = part.indexOf(LF); at >= 0; at = part.indexOf(LF, at + 1)) {
      // The byte before the sound belongs to its header.
      const isFirst = from === start && at === 0;
      if (!isFirst && (at === 0 ? before : part[at - 1]) !== CR) return false;
      lineEnds++;
    }
    before = part[part.length - 1] ?? 0;
  }
  return lineEnds >= LINE_ENDS_MIN;
}
