import { readAscii, readU32 } from './bytes.ts';
import type { TagPicture } from './tag-block.ts';

/** Reads a picture block of FLAC (RFC 9639, 8.8); none if it only names a link to one. */
export function readFlacPicture(block: Uint8Array): TagPicture[] {
  const formatEnd = 8 + readU32(block, 4);
  if (formatEnd > block.length || readAscii(block, 8, Math.min(formatEnd, 16)) === '-->') return [];
  const start = formatEnd + 4 + readU32(block, formatEnd) + 20;
  return [{ type: readU32(block, 0), bytes: block.subarray(start, start + readU32(block, start - 4)) }];
}
