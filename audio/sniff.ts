import type { AudioFormat } from './audio-report.ts';
import type { ByteSource } from './byte-source.ts';
import { findMpegHeader, type MpegHeader } from './mpeg-header.ts';

const MAX_JUNK_BYTES = 4096;
const MAX_TAGS = 8;
const CHAINED_FRAMES = 3;

/** The format of a file and the position at which it starts, after any ID3v2 tags. */
export interface SniffedFormat {
  format: AudioFormat;
  offset: number;
}

/**
 * Recognises the four upload formats by content (S5-028), never by file name. Null for anything else: text, playlists,
 * images, and other audio such as M4A, Ogg or layer II.
 */
export function sniffFormat(bytes: ByteSource): SniffedFormat | null {
  const offset = findEndOfTags(bytes);
  const magic = bytes.read(offset, 12).toString('latin1');
  const kind = magic.slice(8, 12);
  if (offset === 0 && /^(RIFF|RF64|BW64)/.test(magic) && kind === 'WAVE') return { format: 'wav', offset };
  if (offset === 0 && magic.startsWith('FORM') && /^AIF[FC]$/.test(kind)) return { format: 'aiff', offset };
  if (magic.startsWith('fLaC')) return { format: 'flac', offset };
  const firstFrame = findFirstFrame(bytes, offset);
  return firstFrame === null ? null : { format: 'mp3', offset: firstFrame };
}

function findEndOfTags(bytes: ByteSource): number {
  let offset = 0;
  for (let tag = 0; tag < MAX_TAGS; tag++) {
    const head = bytes.read(offset, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') break;
    const size = [...head.subarray(6, 10)].reduce((sum, byte) => sum * 128 + (byte & 127), 0);
    const footer = (head[5] ?? 0) & 0x10 ? 10 : 0;
    offset += 10 + size + footer;
  }
  return offset;
}

// One frame header is four bytes that may occur by chance; three in a row, each at the predicted position, indicate an
// MP3.
function findFirstFrame(bytes: ByteSource, from: number): number | null {
  const start = bytes.read(from, MAX_JUNK_BYTES);
  for (let junk = 0; junk < start.length; junk++) {
    if (start[junk] === 0xff && hasChainedFrames(bytes, from + junk)) return from + junk;
  }
  return null;
}

function hasChainedFrames(bytes: ByteSource, offset: number): boolean {
  let first: MpegHeader | null = null;
  let next = offset;
  for (let frame = 0; frame < CHAINED_FRAMES; frame++) {
    const header = findMpegHeader(bytes.read(next, 4), 0);
    if (!header) return false;
    first ??= header;
    if (header.version !== first.version || header.sample_rate_hz !== first.sample_rate_hz) return false;
    next += header.frame_bytes;
  }
  return true;
}
