import { AudioRefusal } from '../audio-refusal.ts';
import type { ByteSource } from '../byte-source.ts';
import { type Chunk, findNextChunk, isChunkChain, MAX_CHUNKS, readChunk } from './chunk.ts';
import { type DataEnd, findDataEnd } from './data-length.ts';
import { buildPcmLayout, refuseMissingSound, refuseTextTransfer, refuseUndeclaredSound } from './pcm-layout.ts';
import type { PcmLayout } from './sound-layout.ts';
import { readWaveFormat } from './wave-format.ts';

const HEAD_BYTES = 12;
const MAX_FORMAT_BYTES = 64;

interface Sound extends DataEnd {
  start: number;
}

interface Walk {
  format: Buffer | null;
  /** Size of the sound by the ds64 chunk of RF64 and BW64 files. */
  wide_size: number | null;
  sounds: Sound[];
  /** Where the walk through the chunks stopped. */
  tail: number;
}

/**
 * Reads the chunks of a WAV, RF64 or BW64 file that begins at `offset` (EBU Tech 3306, ITU-R BS.2088). Throws
 * `AudioRefusal` for what cannot be read without guessing.
 */
export function readWavLayout(bytes: ByteSource, offset: number): PcmLayout {
  const { format: raw, sounds, tail } = walkChunks(bytes, offset);
  if (!raw) throw new AudioRefusal('corrupt', 'no fmt chunk');
  const format = readWaveFormat(raw);
  if (sounds.length === 0) throw new AudioRefusal('corrupt', 'no data chunk');
  const filled = sounds.filter(({ start, end, missing_bytes }) => end + missing_bytes > start);
  const [sound] = filled;
  if (!sound) throw new AudioRefusal('empty', 'no samples in the data chunk');
  if (filled.length > 1) throw new AudioRefusal('several_parts', 'data chunks', { parts: filled.length });
  const layout = buildPcmLayout(bytes, 'wav', format, sound);
  refuseMissingSound(layout, sound.missing_bytes);
  const riffEnd = offset + 8 + bytes.read(offset + 4, 4).readUInt32LE(0);
  refuseTextTransfer(bytes, layout, Math.min(riffEnd, tail));
  refuseUndeclaredSound(bytes, layout, tail, Math.abs(riffEnd - tail) > 1);
  return layout;
}

function walkChunks(bytes: ByteSource, offset: number): Walk {
  const walk: Walk = { format: null, wide_size: null, sounds: [], tail: bytes.size_bytes };
  let at = offset + HEAD_BYTES;
  for (let count = 0; count < MAX_CHUNKS; count++) {
    const chunk = readChunk(bytes, at, 'little');
    walk.tail = at;
    if (!chunk) return walk;
    const isLast = chunk.start + chunk.size > bytes.size_bytes + 1;
    if (walk.sounds.length > 0 && chunk.id !== 'data' && (isLast || !/^[\x20-\x7e]{4}$/.test(chunk.id))) return walk;
    const end = takeChunk(bytes, chunk, walk);
    at = findNextChunk(bytes, end, end - chunk.start, 'little');
  }
  throw new AudioRefusal('corrupt', 'too many chunks');
}

/** Notes what a chunk says; returns its end. */
function takeChunk(bytes: ByteSource, chunk: Chunk, walk: Walk): number {
  const { id, start, size } = chunk;
  if (id === 'ds64' && size >= 16) walk.wide_size = Number(bytes.read(start + 8, 8).readBigUInt64LE(0));
  if (id === 'fmt ') {
    const format = bytes.read(start, Math.min(size, MAX_FORMAT_BYTES));
    if (walk.format && !walk.format.equals(format)) throw new AudioRefusal('contradictory_header', 'two fmt chunks');
    walk.format = format;
  }
  if (id === 'LIST' && bytes.read(start, 4).toString('latin1') === 'wavl') {
    throw new AudioRefusal('several_parts', 'wave list', { parts: 2 });
  }
  if (id !== 'data') return start + size;
  const sound = findSound(bytes, start, size, walk);
  walk.sounds.push(sound);
  return sound.end;
}

function findSound(bytes: ByteSource, start: number, size: number, { format, wide_size, sounds }: Walk): Sound {
  const frame_bytes = Math.max(1, format && format.length >= 14 ? format.readUInt16LE(12) : 1);
  const isEmpty = size === 0 && !wide_size && (sounds.length > 0 || isChunkChain(bytes, start, 'little'));
  if (isEmpty) return { start, end: start, missing_bytes: 0 };
  const sizes = wide_size === null ? [size] : [wide_size, size];
  return { start, ...findDataEnd(bytes, { start, sizes, frame_bytes, endian: 'little' }) };
}
