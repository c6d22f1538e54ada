import type { AudioFormat } from './audio-report.ts';
import type { ByteSource } from './byte-source.ts';
import { skipZeros } from './containers/data-length.ts';
import { findEndsOfId3 } from './containers/tags.ts';
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
  const starts = listStarts(bytes);
  for (const offset of starts) {
    const format = findMagic(bytes, offset);
    if (format) return { format, offset };
  }
  for (const offset of starts) {
    const firstFrame = findFirstFrame(bytes, offset);
    if (firstFrame !== null) return { format: 'mp3', offset: firstFrame };
  }
  return null;
}

/** Returns the positions at which the sound may start, the likeliest first: behind the tags, and behind their padding. */
function listStarts(bytes: ByteSource): number[] {
  let starts = [0];
  for (let tag = 0; tag < MAX_TAGS; tag++) {
    const behind = starts.flatMap((start) => findEndsOfId3(bytes, start) ?? []);
    if (behind.length === 0) break;
    starts = [...new Set(behind)].slice(0, MAX_TAGS);
  }
  return [...new Set(starts.flatMap((start) => [start, skipZeros(bytes, start)]))];
}

function findMagic(bytes: ByteSource, offset: number): AudioFormat | null {
  const magic = bytes.read(offset, 12).toString('latin1');
  const kind = magic.slice(8, 12);
  if (/^(RIFF|RF64|BW64)/.test(magic) && kind === 'WAVE') return 'wav';
  if (magic.startsWith('FORM') && /^AIF[FC]$/.test(kind)) return 'aiff';
  return magic.startsWith('fLaC') ? 'flac' : null;
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
