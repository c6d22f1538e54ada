import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileFacts } from '../package-records.ts';

/** Longer texts are no lyrics. */
const MOST_LYRICS_BYTES = 1_048_576;
const HEAD_BYTES = 64;
/** Chunks of a WAVE and segments of a JPEG that are looked through before the wanted one. */
const MOST_PARTS = 1000;

/** Describes a file by its bytes: type, size, MD5, and the form of its sound or picture. Never reads it as a whole. */
export async function describeFile(path: string): Promise<FileFacts> {
  const md5 = createHash('md5');
  await pipeline(createReadStream(path), md5);
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return { name: basename(path), size_bytes: size, md5: md5.digest('hex'), ...(await readForm(file)) };
  } finally {
    await file.close();
  }
}

/** Returns the text of a file of lyrics as it came; null if it is too long to be one. */
export async function readLyrics(path: string, { size_bytes }: FileFacts): Promise<Uint8Array | null> {
  return size_bytes > MOST_LYRICS_BYTES ? null : readFile(path);
}

type Form = Pick<FileFacts, 'kind' | 'sound' | 'picture'>;
const NOTHING = { sound: null, picture: null };

async function readForm(file: FileHandle): Promise<Form> {
  const head = await readAt(file, 0, HEAD_BYTES);
  const start = head.toString('latin1', 0, 4);
  if (start === 'fLaC') return { ...NOTHING, kind: 'flac', sound: readFlac(head) };
  if ((start === 'RIFF' || start === 'RF64') && head.toString('latin1', 8, 12) === 'WAVE') {
    return { ...NOTHING, kind: 'wav', sound: await readWave(file) };
  }
  if (head.readUInt16BE(0) === 0xffd8) return { ...NOTHING, kind: 'jpeg', picture: await readJpeg(file) };
  if (head.toString('latin1', 1, 4) === 'PNG') {
    return { ...NOTHING, kind: 'png', picture: { width_px: head.readUInt32BE(16), height_px: head.readUInt32BE(20) } };
  }
  return { ...NOTHING, kind: head.includes(0) ? 'unknown' : 'text' };
}

// RFC 9639, 8.2: 20 bits of rate, 3 of channels, 5 of depth, ten bytes into the first block.
function readFlac(head: Buffer): FileFacts['sound'] {
  const facts = head.readUInt32BE(18);
  return {
    channels: ((facts >>> 9) & 7) + 1,
    bits_per_sample: ((facts >>> 4) & 31) + 1,
    sampling_rate_hz: facts >>> 12,
  };
}

/** The chunk of the format need not be the first one: a broadcast wave has others before it. */
async function readWave(file: FileHandle): Promise<FileFacts['sound']> {
  let position = 12;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const chunk = await readAt(file, position, 24);
    if (chunk.toString('latin1', 0, 4) === 'fmt ') {
      return {
        channels: chunk.readUInt16LE(10),
        bits_per_sample: chunk.readUInt16LE(22),
        sampling_rate_hz: chunk.readUInt32LE(12),
      };
    }
    const size = chunk.readUInt32LE(4);
    if (size === 0 && chunk.toString('latin1', 0, 4).trim() === '') return null;
    position += 8 + size + (size % 2);
  }
  return null;
}

// JPEG (ISO 10918-1, B.2): segments with a length each, until the one that starts the frame.
async function readJpeg(file: FileHandle): Promise<FileFacts['picture']> {
  let position = 2;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const segment = await readAt(file, position, 9);
    const marker = segment.readUInt8(1);
    if (segment.readUInt8(0) !== 0xff) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width_px: segment.readUInt16BE(7), height_px: segment.readUInt16BE(5) };
    // A fill byte stands before a marker.
    position += marker === 0xff ? 1 : 2 + segment.readUInt16BE(2);
  }
  return null;
}

/** Reads bytes; blanks stand for those behind the end. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length, ' ');
  await file.read(bytes, 0, length, position);
  return bytes;
}
