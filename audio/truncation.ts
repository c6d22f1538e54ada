import type { AudioFormat, AudioRefusalCode } from './audio-report.ts';
import type { ByteSource } from './byte-source.ts';
import type { DecodedAmount } from './decode.ts';
import { findMpegHeader } from './mpeg-header.ts';
import type { SniffedFormat } from './sniff.ts';

/** The length that a file's own header declares; null if it declares none. */
export interface DeclaredLength {
  /** WAV and AIFF: the minimum file size for the declared audio. */
  file_bytes: number | null;
  /** FLAC: samples per channel. */
  samples: number | null;
  /** MP3 with an encoder header: frames, without the header's own frame. */
  frames: number | null;
  /** FLAC: MD5 of the decoded samples. */
  pcm_md5: string | null;
}

const NOTHING: DeclaredLength = { file_bytes: null, samples: null, frames: null, pcm_md5: null };
const UNKNOWN_SIZE = 0xffffffff;
const MAX_CHUNKS = 1000;
// Some encoders count their own header as a frame.
const FRAME_TOLERANCE = 1;

/** Reads the declared length from the header of a recognised file. */
export function readDeclaredLength(bytes: ByteSource, { format, offset }: SniffedFormat): DeclaredLength {
  const readers: Record<AudioFormat, () => Partial<DeclaredLength>> = {
    wav: () => ({ file_bytes: findWavEnd(bytes) }),
    aiff: () => ({ file_bytes: findAiffEnd(bytes) }),
    flac: () => readStreamInfo(bytes.read(offset + 8, 34)),
    mp3: () => ({ frames: findFrameCount(bytes, offset) }),
  };
  return { ...NOTHING, ...readers[format]() };
}

/** Whether the file is shorter than its container declares; known before decoding. */
export function isShorterThanDeclared(declared: DeclaredLength, size_bytes: number): boolean {
  // An odd last chunk may lack its padding byte.
  return declared.file_bytes !== null && declared.file_bytes > size_bytes + 1;
}

/** Returns the refusal of the decoded audio: it ended before the declared length, is damaged, or is empty. */
export function findLengthRefusal(declared: DeclaredLength, found: DecodedAmount): AudioRefusalCode | null {
  if (declared.samples !== null && found.samples < declared.samples) return 'truncated';
  if (declared.frames !== null && found.frames < declared.frames - FRAME_TOLERANCE) return 'truncated';
  // After the last declared frame, an MP3 may contain anything: lyrics, padding.
  const isBehindSound = declared.frames !== null && found.frames > declared.frames;
  if (found.ends_damaged && !isBehindSound) return 'corrupt';
  return found.samples === 0 ? 'empty' : null;
}

interface Chunk {
  id: string;
  size: number;
  offset: number;
}

function* listChunks(bytes: ByteSource, endian: 'little' | 'big'): Generator<Chunk> {
  let offset = 12;
  for (let count = 0; count < MAX_CHUNKS; count++) {
    const head = bytes.read(offset, 8);
    if (head.length < 8) return;
    const size = endian === 'little' ? head.readUInt32LE(4) : head.readUInt32BE(4);
    yield { id: head.toString('latin1', 0, 4), size, offset };
    offset += 8 + size + (size & 1);
  }
}

function findWavEnd(bytes: ByteSource): number | null {
  let wideSize: number | null = null;
  for (const chunk of listChunks(bytes, 'little')) {
    if (chunk.id === 'ds64') wideSize = Number(bytes.read(chunk.offset + 16, 8).readBigUInt64LE());
    if (chunk.id !== 'data') continue;
    // A streaming recorder writes its audio before its length is known.
    if (chunk.size === 0) return null;
    const size = chunk.size === UNKNOWN_SIZE ? wideSize : chunk.size;
    return size === null ? null : chunk.offset + 8 + size;
  }
  return null;
}

function findAiffEnd(bytes: ByteSource): number | null {
  for (const chunk of listChunks(bytes, 'big')) {
    if (chunk.id === 'SSND') return chunk.offset + 8 + chunk.size;
  }
  return null;
}

function readStreamInfo(info: Buffer): Partial<DeclaredLength> {
  if (info.length < 34) return {};
  const samples = ((info[13] ?? 0) & 15) * 2 ** 32 + info.readUInt32BE(14);
  const md5 = info.toString('hex', 18, 34);
  return { samples: samples || null, pcm_md5: /^0+$/.test(md5) ? null : md5 };
}

function findFrameCount(bytes: ByteSource, offset: number): number | null {
  const frame = bytes.read(offset, 200);
  const header = findMpegHeader(frame, 0);
  if (!header) return null;
  const at = [header.side_info_end, header.side_info_end - 2].find((position) =>
    /^(Xing|Info)$/.test(frame.toString('latin1', position, position + 4)),
  );
  if (at === undefined) return null;
  const hasFrames = (frame.readUInt32BE(at + 4) & 1) === 1;
  return hasFrames ? frame.readUInt32BE(at + 8) : null;
}
