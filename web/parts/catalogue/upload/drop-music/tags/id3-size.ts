import { sniffBytes } from '../sniff-file.ts';
import { isSyncSafe, readBytes, readSyncSafe, readU32, skipZeros } from './bytes.ts';

/** The length of the header of an ID3v2 tag, and of its footer. */
export const ID3_HEADER_BYTES = 10;
const HAS_FOOTER = 0x10;

/**
 * Finds where an ID3v2 tag ends. Some programs write its size with eight bits a byte instead of seven: the size after
 * which something known follows is the right one.
 */
export async function findId3End(file: Blob, at: number): Promise<number> {
  const header = await readBytes(file, at, at + ID3_HEADER_BYTES);
  const footer = ((header[5] ?? 0) & HAS_FOOTER) === 0 ? 0 : ID3_HEADER_BYTES;
  const sizes = [...(isSyncSafe(header, 6) ? [readSyncSafe(header, 6)] : []), readU32(header, 6)];
  const ends = sizes.map((size) => at + ID3_HEADER_BYTES + size + footer).filter((end) => end <= file.size);
  for (const end of ends) {
    const next = await skipZeros(file, end);
    if (next === file.size || sniffBytes(await readBytes(file, next, next + 16)) !== null) return end;
  }
  return ends[0] ?? file.size;
}

/** Marks the start of a frame of this version: capital letters and digits. */
function isFrameId(body: Uint8Array, at: number, length: number): boolean {
  const id = body.subarray(at, at + length);
  return id.length === length && id.every((byte) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39));
}

export type Frame = { readonly id: string; readonly flags: number; readonly content: Uint8Array };

/**
 * Splits the body of an ID3v2 tag into its frames. Sizes of frames are ambiguous too: programs write those of version 4
 * as in version 3, and the reverse. The size behind which the next frame or the padding starts is the right one.
 */
export function splitFrames(body: Uint8Array, version: number): Frame[] {
  const [idLength, headerLength] = version === 2 ? [3, 6] : [4, 10];
  const frames: Frame[] = [];
  let at = 0;
  while (at + headerLength < body.length) {
    if (body[at] === 0) at += 1;
    else if (!isFrameId(body, at, idLength)) return frames;
    else {
      const start = at + headerLength;
      const end = findFrameEnd(body, { at, start, version, idLength });
      const id = String.fromCharCode(...body.subarray(at, at + idLength));
      const flags = version === 2 ? 0 : (body[at + 9] ?? 0);
      frames.push({ id, flags, content: body.subarray(start, end) });
      at = end;
    }
  }
  return frames;
}

type FramePlace = { at: number; start: number; version: number; idLength: number };

function findFrameEnd(body: Uint8Array, { at, start, version, idLength }: FramePlace): number {
  if (version === 2) return Math.min(body.length, start + (readU32(body, at + 2) & 0xff_ffff));
  const plain = readU32(body, at + 4);
  const safe = isSyncSafe(body, at + 4) ? readSyncSafe(body, at + 4) : plain;
  const ends = (version === 4 ? [safe, plain] : [plain, safe]).map((size) => start + size);
  const isNext = (end: number) => end === body.length || body[end] === 0 || isFrameId(body, end, idLength);
  return Math.min(body.length, ends.find((end) => end <= body.length && isNext(end)) ?? ends[0] ?? body.length);
}
