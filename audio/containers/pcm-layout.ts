import { AudioRefusal } from '../audio-refusal.ts';
import type { ByteSource } from '../byte-source.ts';
import { isZeros } from './data-length.ts';
import { findPcmCodec, findRealBits, measureRoughness, type PcmExtent, type PcmWord } from './pcm-words.ts';
import type { PcmLayout } from './sound-layout.ts';
import { findStartOfEndTags } from './tags.ts';
import { isTextTransfer } from './text-transfer.ts';

/** The form of samples that are plain numbers, by their container. */
export interface PcmHeader {
  channels: number;
  sample_rate_hz: number;
  /** Bits of a sample that carry sound; null for floating point. */
  bits: number | null;
  /** How a sample is stored; several if the header contradicts itself, the most trusted first. */
  words: readonly PcmWord[];
  /** Whether samples of 32 bits are whole numbers beyond doubt. */
  is_extensible: boolean;
  /** The name of samples that none of the words can hold. */
  found: string;
}

/** Describes the sound between two positions. A last frame that is not whole is dropped. Throws `AudioRefusal`. */
export function buildPcmLayout(
  bytes: ByteSource,
  format: PcmLayout['format'],
  header: PcmHeader,
  { start, end }: { start: number; end: number },
): PcmLayout {
  const { channels, sample_rate_hz, bits } = header;
  const extent = { start, end, channels };
  const word = chooseWord(bytes, header, extent);
  const codec = findPcmCodec(word);
  if (!codec) throw new AudioRefusal('unsupported_codec', 'word', { found: header.found });
  const frame_bytes = word.bytes * channels;
  const samples = Math.floor((end - start) / frame_bytes);
  const whole = { ...extent, end: start + samples * frame_bytes };
  return {
    format,
    codec,
    sample_rate_hz,
    bits_per_sample: findRealBits(bytes, word, bits ?? 8 * word.bytes, whole, header.is_extensible),
    channels,
    start,
    end: whole.end,
    frame_bytes,
    announced: { samples, tolerance: 0 },
  };
}

/** Read with the wrong width, music is at least this much rougher. */
const CLEARLY_ROUGHER = 1.5;
/** White noise has 4/3; no music comes close. */
const NOISE = 1.1;

function chooseWord(bytes: ByteSource, { words, bits, found }: PcmHeader, extent: PcmExtent): PcmWord {
  const [first, ...others] = words;
  if (!first) throw new AudioRefusal('unsupported_codec', 'width', { found });
  if (others.length === 0) {
    refuseOtherWords(bytes, first, bits, extent);
    return first;
  }
  const tried = words.map((word) => ({ word, roughness: measureRoughness(bytes, word, extent) }));
  const smoothest = Math.min(...tried.map(({ roughness }) => roughness));
  const chosen = tried.find(({ roughness }) => roughness <= CLEARLY_ROUGHER * smoothest);
  if (!chosen || smoothest > NOISE) {
    throw new AudioRefusal('contradictory_header', 'widths', { bits: bits ?? 8 * first.bytes });
  }
  return chosen.word;
}

/** Music never changes so much from sample to sample; a single high tone changes more. */
const LIKE_NOISE = [NOISE, 1.6] as const;
/** Real noise is about as rough in every width. */
const OTHERWISE_SMOOTH = 4;
const OTHER_WORDS: readonly PcmWord[] = [2, 3, 4].flatMap((width) =>
  (['little', 'big'] as const).map((endian): PcmWord => ({ kind: 'signed', endian, bytes: width })),
);

/** Throws if samples look like noise as the header says, and like music in another width or order of bytes. */
function refuseOtherWords(bytes: ByteSource, word: PcmWord, bits: PcmHeader['bits'], extent: PcmExtent): void {
  if (word.kind !== 'signed' || word.bytes === 1) return;
  const roughness = measureRoughness(bytes, word, extent);
  if (roughness < LIKE_NOISE[0] || roughness > LIKE_NOISE[1]) return;
  const others = OTHER_WORDS.filter((other) => other.bytes !== word.bytes || other.endian !== word.endian);
  if (others.every((other) => measureRoughness(bytes, other, extent) * OTHERWISE_SMOOTH > roughness)) return;
  throw new AudioRefusal('contradictory_header', 'words', { bits: bits ?? 8 * word.bytes });
}

const toMs = (byteCount: number, { sample_rate_hz, frame_bytes }: PcmLayout) =>
  Math.round((1000 * byteCount) / frame_bytes / sample_rate_hz);

/** Throws if the file ends before its sound does. */
export function refuseMissingSound(layout: PcmLayout, missingBytes: number): void {
  if (missingBytes === 0) return;
  const held = layout.end - layout.start;
  const details = { found_ms: toMs(held, layout), announced_ms: toMs(held + missingBytes, layout) };
  throw new AudioRefusal('truncated', 'container', details);
}

/** Throws if a transfer as text has changed the sound. `fileEnd`: where the file ends by its header or its chunks. */
export function refuseTextTransfer(bytes: ByteSource, layout: PcmLayout, fileEnd: number): void {
  if (isTextTransfer(bytes, { ...layout, file_end: fileEnd })) throw new AudioRefusal('corrupt', 'sent as text');
}

/** A tail of bytes that are in no chunk may be rubbish; more of it than this may be sound. */
const RUBBISH_MS = { doubtful: 100, outside: 1000 };

/**
 * Throws if bytes from `tail` on, in no chunk and no tag, may be sound that the header forgot. `isDoubtful`: the header
 * is wrong about the length of the file as well.
 */
export function refuseUndeclaredSound(bytes: ByteSource, layout: PcmLayout, tail: number, isDoubtful: boolean): void {
  const end = findStartOfEndTags(bytes, tail);
  const announced_ms = toMs(layout.end - layout.start, layout);
  const rest = toMs(end - tail, layout);
  if (rest < (isDoubtful ? RUBBISH_MS.doubtful : RUBBISH_MS.outside) || isZeros(bytes, tail, end)) return;
  throw new AudioRefusal('undeclared_sound', 'bytes in no chunk', { found_ms: announced_ms + rest, announced_ms });
}
