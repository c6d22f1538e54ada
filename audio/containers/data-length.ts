import type { ByteSource } from '../byte-source.ts';
import { type Endian, findTrailingChunks } from './chunk.ts';
import { findStartOfEndTags } from './tags.ts';

/** Sizes that writers put down before they know the real one: the ends of signed and unsigned counters. */
const COUNTER_ENDS = [2 ** 32, 2 ** 31];
/** Some stop at a whole memory page, subtract a header, or both: no other writer is further from the end of its counter. */
const NEAR_BYTES = 4096 + 80;
/** Some stop at a rounder number, and then subtract their header. */
const ROUND_BYTES = 2 ** 16;
const HEADERS = [0, 8, 36, 44, 46, 58, 60, 68, 80];
/** A header that was counted as sound, or an end that lacks its padding; a third of a millisecond of CD sound. */
const MISCOUNT_BYTES = 64;

/** The length of the sound by its container, in bytes. */
export interface DeclaredData {
  /** First byte of the sound. */
  start: number;
  /** The sizes that the container gives, the most trusted first. */
  sizes: readonly number[];
  /** Bytes of one sample of every channel; 1 if not known. */
  frame_bytes: number;
  endian: Endian;
}

/** Where the sound ends, and how many announced bytes the file lacks. */
export interface DataEnd {
  end: number;
  missing_bytes: number;
}

/**
 * Whether a size is no size but a placeholder of a writer that could not go back to fill it in. Files cut short have
 * plausible sizes, so only the known placeholders count.
 */
export function isPlaceholder(
  size: number,
  { start, frame_bytes }: Pick<DeclaredData, 'start' | 'frame_bytes'>,
): boolean {
  if (size === 0 || !Number.isSafeInteger(size)) return true;
  if (size < 2 ** 31 - 2 ** 17) return false;
  if (size >= 2 ** 32) return size >= 2 ** 62;
  if (COUNTER_ENDS.some((end) => Math.abs(size - end) <= NEAR_BYTES)) return true;
  const rounded = COUNTER_ENDS.map((end) => end - ROUND_BYTES);
  const reduced = rounded.flatMap((end) => [...HEADERS, start - 8, start].map((header) => end - header));
  return reduced.some((end) => size === end || size === end - (end % frame_bytes) || size === end - (end % 2));
}

/**
 * Finds the end of the sound. A placeholder, or a size that counts a header as sound, means the end of the file, without
 * the chunks and tags behind it. Any other size that the file does not hold means that a part is missing.
 */
export function findDataEnd(bytes: ByteSource, declared: DeclaredData): DataEnd {
  const { start, sizes, endian } = declared;
  const available = Math.max(0, bytes.size_bytes - start);
  for (const size of sizes) {
    if (isPlaceholder(size, declared)) continue;
    if (size <= available) return { end: start + size, missing_bytes: 0 };
    const excess = size - available;
    const isMiscount = excess <= MISCOUNT_BYTES || excess === start || excess === start - 8;
    return { end: bytes.size_bytes, missing_bytes: isMiscount ? 0 : excess };
  }
  const end = Math.min(findStartOfEndTags(bytes, start), findTrailingChunks(bytes, start, endian));
  return { end: Math.max(start, end), missing_bytes: 0 };
}

const READ_BYTES = 1 << 16;
const ZEROS = Buffer.alloc(READ_BYTES);
const hasOnlyZeros = (part: Buffer) => part.equals(ZEROS.subarray(0, part.length));

/** Whether the file has nothing but zeros from `from` up to `to`. */
export function isZeros(bytes: ByteSource, from: number, to: number): boolean {
  for (let at = from; at < to; at += READ_BYTES) {
    if (!hasOnlyZeros(bytes.read(at, Math.min(READ_BYTES, to - at)))) return false;
  }
  return true;
}

/** Returns the position of the first byte from `from` that is not zero; the end of the file if there is none. */
export function skipZeros(bytes: ByteSource, from: number): number {
  for (let at = from; at < bytes.size_bytes; at += READ_BYTES) {
    const part = bytes.read(at, READ_BYTES);
    if (!hasOnlyZeros(part)) return at + part.findIndex((byte) => byte !== 0);
  }
  return bytes.size_bytes;
}
