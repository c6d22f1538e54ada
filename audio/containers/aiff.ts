import { AudioRefusal } from '../audio-refusal.ts';
import type { ByteSource } from '../byte-source.ts';
import { findNextChunk, isChunkChain, MAX_CHUNKS, readChunk } from './chunk.ts';
import { type DataEnd, findDataEnd, isPlaceholder, isZeros } from './data-length.ts';
import {
  buildPcmLayout,
  type PcmHeader,
  refuseMissingSound,
  refuseTextTransfer,
  refuseUndeclaredSound,
} from './pcm-layout.ts';
import type { PcmWord } from './pcm-words.ts';
import type { PcmLayout } from './sound-layout.ts';

const HEAD_BYTES = 12;
const COMMON_BYTES = 18;
/** Offset and block size, in front of the samples. */
const SOUND_HEAD_BYTES = 8;

/** Words of AIFF-C codecs; a width of null is that of the sample size. */
const WORDS: Record<string, Pick<PcmWord, 'kind' | 'endian'> & { bytes: number | null }> = {
  NONE: { kind: 'signed', endian: 'big', bytes: null },
  twos: { kind: 'signed', endian: 'big', bytes: null },
  sowt: { kind: 'signed', endian: 'little', bytes: null },
  'raw ': { kind: 'unsigned', endian: 'big', bytes: 1 },
  in16: { kind: 'signed', endian: 'big', bytes: 2 },
  in24: { kind: 'signed', endian: 'big', bytes: 3 },
  in32: { kind: 'signed', endian: 'big', bytes: 4 },
  '42ni': { kind: 'signed', endian: 'little', bytes: 3 },
  '23ni': { kind: 'signed', endian: 'little', bytes: 4 },
  fl32: { kind: 'float', endian: 'big', bytes: 4 },
  FL32: { kind: 'float', endian: 'big', bytes: 4 },
  fl64: { kind: 'float', endian: 'big', bytes: 8 },
  FL64: { kind: 'float', endian: 'big', bytes: 8 },
};

const CODEC_NAMES: Record<string, string> = {
  alaw: 'A-law',
  ALAW: 'A-law',
  ulaw: 'µ-law',
  ULAW: 'µ-law',
  ima4: 'IMA ADPCM',
  ADP4: 'G.722 ADPCM',
  MAC3: 'MACE 3:1',
  MAC6: 'MACE 6:1',
  'GSM ': 'GSM 6.10',
  QDMC: 'QDesign Music',
  QDM2: 'QDesign Music 2',
  Qclp: 'Qualcomm PureVoice',
  '.mp3': 'MP3',
};

interface Walk {
  common: Buffer | null;
  sounds: (DataEnd & { start: number })[];
  tail: number;
}

/**
 * Reads the chunks of an AIFF or AIFF-C file that begins at `offset` (Apple's AIFF 1.3 and AIFF-C). Throws `AudioRefusal`
 * for what cannot be read without guessing.
 */
export function readAiffLayout(bytes: ByteSource, offset: number): PcmLayout {
  const isCompressed = bytes.read(offset + 8, 4).toString('latin1') === 'AIFC';
  const { common, sounds, tail } = walkChunks(bytes, offset);
  if (!common || common.length < COMMON_BYTES) throw new AudioRefusal('corrupt', 'no COMM chunk');
  if (sounds.length === 0) throw new AudioRefusal('corrupt', 'no SSND chunk');
  const header = readCommon(common, isCompressed);
  const filled = sounds.filter(({ start, end, missing_bytes }) => end + missing_bytes > start);
  const [sound] = filled;
  if (!sound) throw new AudioRefusal('empty', 'no samples in the SSND chunk');
  if (filled.length > 1) throw new AudioRefusal('several_parts', 'SSND chunks', { parts: filled.length });
  const layout = buildPcmLayout(bytes, 'aiff', header, sound);
  refuseMissingSound(layout, sound.missing_bytes);
  const formEnd = offset + 8 + bytes.read(offset + 4, 4).readUInt32BE(0);
  refuseTextTransfer(bytes, layout, Math.min(formEnd, tail));
  refuseUndeclaredSound(bytes, layout, tail, Math.abs(formEnd - tail) > 1);
  return compareWithFrameCount(bytes, layout, common.readUInt32BE(2));
}

function walkChunks(bytes: ByteSource, offset: number): Walk {
  const walk: Walk = { common: null, sounds: [], tail: bytes.size_bytes };
  let at = offset + HEAD_BYTES;
  for (let count = 0; count < MAX_CHUNKS; count++) {
    const chunk = readChunk(bytes, at, 'big');
    walk.tail = at;
    if (!chunk) return walk;
    const { id, start, size } = chunk;
    const isLast = start + size > bytes.size_bytes + 1;
    if (walk.sounds.length > 0 && id !== 'SSND' && (isLast || !/^[\x20-\x7e]{4}$/.test(id))) return walk;
    if (id === 'COMM') walk.common = bytes.read(start, Math.min(size, 64));
    const end = id === 'SSND' ? takeSound(bytes, start, size, walk) : start + size;
    at = findNextChunk(bytes, end, end - start, 'big');
  }
  throw new AudioRefusal('corrupt', 'too many chunks');
}

/** Notes where the samples of an SSND chunk lie; returns its end. */
function takeSound(bytes: ByteSource, start: number, size: number, walk: Walk): number {
  const isEmpty = size <= SOUND_HEAD_BYTES && (walk.sounds.length > 0 || isChunkChain(bytes, start + size, 'big'));
  const found = isEmpty
    ? { end: start + SOUND_HEAD_BYTES, missing_bytes: 0 }
    : findDataEnd(bytes, { start, sizes: [size === SOUND_HEAD_BYTES ? 0 : size], frame_bytes: 1, endian: 'big' });
  const offset = bytes.read(start, 4);
  const skipped = offset.length === 4 ? offset.readUInt32BE(0) : 0;
  const first = start + SOUND_HEAD_BYTES + skipped;
  if (first > found.end && !isEmpty) throw new AudioRefusal('corrupt', 'the offset leaves the SSND chunk');
  walk.sounds.push({ start: first, ...found });
  return found.end;
}

function readCommon(common: Buffer, isCompressed: boolean): PcmHeader {
  const channels = common.readUInt16BE(0);
  const size = common.readUInt16BE(6);
  const sample_rate_hz = readExtended(common.subarray(8, 18));
  if (channels === 0 || !(sample_rate_hz > 0)) throw new AudioRefusal('corrupt', 'no channels or no sample rate');
  const codec = isCompressed && common.length >= COMMON_BYTES + 4 ? common.toString('latin1', 18, 22) : 'NONE';
  const word = WORDS[codec];
  if (!word) throw new AudioRefusal('unsupported_codec', codec, { found: CODEC_NAMES[codec] ?? `“${codec.trim()}”` });
  const bytes = word.bytes ?? Math.ceil(size / 8);
  return {
    channels,
    sample_rate_hz,
    bits: word.kind === 'float' ? null : Math.min(size || 8 * bytes, 8 * bytes),
    words: bytes >= 1 && bytes <= 8 ? [{ ...word, bytes }] : [],
    is_extensible: true,
    found: `PCM ${size} bit`,
  };
}

/** Reads a number of 80 bits (IEEE 754 extended), rounded to a whole one. */
function readExtended(raw: Buffer): number {
  const exponent = (raw.readUInt16BE(0) & 0x7fff) - 16_383;
  return Math.round(Number(raw.readBigUInt64BE(2)) * 2 ** (exponent - 63));
}

/** How far the two lengths of an AIFF may differ: a block that was filled up. */
const BLOCK_MS = 100;

/**
 * An AIFF announces its length twice. The count of sample frames cuts off what only fills a block; a count that stands for
 * the samples of all channels, or for nothing, does not count.
 */
function compareWithFrameCount(bytes: ByteSource, layout: PcmLayout, count: number): PcmLayout {
  const { start, end, frame_bytes, channels, sample_rate_hz } = layout;
  const samples = (end - start) / frame_bytes;
  if (count === samples || count === samples * channels || isPlaceholder(count, { start, frame_bytes })) return layout;
  const ms = (frames: number) => Math.round((1000 * frames) / sample_rate_hz);
  const details = { found_ms: ms(samples), announced_ms: ms(count) };
  if (count > samples) {
    if (ms(count - samples) <= 1) return layout;
    throw new AudioRefusal('truncated', 'sample frames', details);
  }
  const cut = start + count * frame_bytes;
  if (ms(samples - count) > BLOCK_MS && !isZeros(bytes, cut, end)) {
    throw new AudioRefusal('undeclared_sound', 'sample frames', details);
  }
  return { ...layout, end: cut, announced: { samples: count, tolerance: 0 } };
}
