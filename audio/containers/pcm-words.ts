import { AudioRefusal } from '../audio-refusal.ts';
import type { ByteSource } from '../byte-source.ts';
import type { Endian } from './chunk.ts';

/** How a sample is stored. */
export interface PcmWord {
  kind: 'signed' | 'unsigned' | 'float';
  endian: Endian;
  bytes: number;
}

/** Returns the name of FFmpeg's decoder for a word; null if there is none that we accept. */
export function findPcmCodec({ kind, endian, bytes }: PcmWord): string | null {
  const order = endian === 'little' ? 'le' : 'be';
  if (kind === 'float') return bytes === 4 || bytes === 8 ? `pcm_f${8 * bytes}${order}` : null;
  if (bytes === 1) return kind === 'signed' ? 'pcm_s8' : 'pcm_u8';
  return kind === 'signed' && bytes >= 2 && bytes <= 4 ? `pcm_s${8 * bytes}${order}` : null;
}

/** The sound of a file as samples of one word after another. */
export interface PcmExtent {
  start: number;
  end: number;
  channels: number;
}

/**
 * Returns the bits per sample that a file really has when its header names fewer than a word holds. They belong at the
 * top of the word; when bits below them are in use, the whole word is sound. Throws `AudioRefusal` when the words are
 * filled in another way, which would be read as noise or as silence. `isExtensible`: the header says beyond doubt that
 * the words are whole numbers.
 */
export function findRealBits(
  bytes: ByteSource,
  word: PcmWord,
  bits: number,
  extent: PcmExtent,
  isExtensible: boolean,
): number {
  const wordBits = 8 * word.bytes;
  const refuse = () => new AudioRefusal('contradictory_header', 'samples are stored in another way', { bits });
  if (word.kind === 'float') return wordBits;
  if (bits >= wordBits) {
    if (word.bytes === 4 && !isExtensible && looksLikeFloats(bytes, word, extent)) throw refuse();
    return wordBits;
  }
  const { used, magnitude } = surveyWords(bytes, word, extent);
  const unused = (used >>> (32 - wordBits)) & (2 ** (wordBits - bits) - 1);
  if (unused === 0) return bits;
  // Every top bit only repeats the sign: the samples lie at the bottom of their words.
  const isAtBottom = Math.clz32(magnitude) > wordBits - bits;
  if (isAtBottom || !isExtensible) throw refuse();
  return wordBits;
}

const SURVEYED_BYTES = 1 << 18;

/**
 * Returns how rough the start of the sound is when it is read as these words: the mean step between neighbouring samples
 * against their mean distance from zero. Music stays below 1; bytes read with the wrong width look like white noise, 4/3.
 */
export function measureRoughness(bytes: ByteSource, word: PcmWord, { start, end, channels }: PcmExtent): number {
  const part = bytes.read(start, Math.min(SURVEYED_BYTES, end - start));
  const last = new Array<number>(channels).fill(0);
  let steps = 0;
  let distances = 0;
  let sample = 0;
  for (let at = 0; at + word.bytes <= part.length; at += word.bytes, sample++) {
    const value = word.kind === 'float' ? readFloat(part, at, word) : readInteger(part, at, word);
    const channel = sample % channels;
    steps += Math.abs(value - (last[channel] ?? 0));
    distances += Math.abs(value);
    last[channel] = value;
  }
  return Number.isFinite(steps) ? steps / Math.max(distances, Number.MIN_VALUE) : Number.POSITIVE_INFINITY;
}

function readFloat(part: Buffer, at: number, { endian, bytes }: PcmWord): number {
  if (bytes === 8) return endian === 'little' ? part.readDoubleLE(at) : part.readDoubleBE(at);
  if (bytes === 4) return endian === 'little' ? part.readFloatLE(at) : part.readFloatBE(at);
  return Number.NaN;
}

/** Returns a whole number at the top of 32 bits, so that words of every width compare. */
function readInteger(part: Buffer, at: number, { kind, endian, bytes }: PcmWord): number {
  let value = 0;
  for (let i = 0; i < bytes; i++) {
    value |= (part[at + i] ?? 0) << (24 - 8 * (endian === 'big' ? i : bytes - 1 - i));
  }
  return kind === 'unsigned' ? value ^ 0x80000000 : value;
}

/** The exponents of values from 2^-31 to 8, in which nearly all samples of floating point lie. */
const isFloatOfSound = (value: number) => {
  const exponent = (value >>> 23) & 255;
  return exponent >= 96 && exponent <= 130;
};
const FLOAT_SHARE = 0.98;

function looksLikeFloats(bytes: ByteSource, word: PcmWord, { start, end }: PcmExtent): boolean {
  const part = bytes.read(start, Math.min(SURVEYED_BYTES, end - start));
  let values = 0;
  let floats = 0;
  for (let at = 0; at + 4 <= part.length; at += 4) {
    const value = readInteger(part, at, word);
    if (value === 0) continue;
    values++;
    if (isFloatOfSound(value)) floats++;
  }
  return values > 0 && floats >= FLOAT_SHARE * values;
}

/** All bits that are set in any word, and in the distance of any word from zero. */
interface WordSurvey {
  used: number;
  magnitude: number;
}

function surveyWords(bytes: ByteSource, word: PcmWord, { start, end }: PcmExtent): WordSurvey {
  const survey = { used: 0, magnitude: 0 };
  const readBytes = SURVEYED_BYTES * word.bytes;
  for (let from = start; from < end; from += readBytes) {
    const part = bytes.read(from, Math.min(readBytes, end - from));
    for (let at = 0; at + word.bytes <= part.length; at += word.bytes) {
      const value = readInteger(part, at, word);
      survey.used |= value;
      survey.magnitude |= value ^ (value >> 31);
    }
  }
  return survey;
}
