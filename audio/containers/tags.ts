import type { ByteSource } from '../byte-source.ts';

const MAX_TAGS = 16;
const ID3V1_BYTES = 128;
const ID3V2_HEAD_BYTES = 10;
const APE_HEAD_BYTES = 32;
/** `SIZE` in six digits, then the word that ends the tag. */
const LYRICS_END = /^(\d{6})LYRICS200$/;
const LYRICS_END_BYTES = 15;
/** The older form has no size, and at most this length. */
const OLD_LYRICS_BYTES = 5100 + 22;

/**
 * Returns the positions at which the file may go on behind the ID3v2 tag at `at`, the likeliest first; null if there is
 * none. A size has seven bits to a byte, but some writers use all eight.
 */
export function findEndsOfId3(bytes: ByteSource, at: number): number[] | null {
  const head = bytes.read(at, ID3V2_HEAD_BYTES);
  if (head.length < ID3V2_HEAD_BYTES || head.toString('latin1', 0, 3) !== 'ID3' || (head[3] ?? 0) === 0xff) return null;
  const footer = (head[5] ?? 0) & 0x10 ? ID3V2_HEAD_BYTES : 0;
  const sevenBits = readSevenBits(head);
  const eightBits = head.readUInt32BE(6);
  const isSevenBits = head.subarray(6, 10).every((byte) => byte < 0x80);
  const sizes = isSevenBits ? [sevenBits, eightBits] : [eightBits, sevenBits];
  const ends = sizes.map((size) => at + ID3V2_HEAD_BYTES + size + footer).filter((end) => end <= bytes.size_bytes);
  return [...new Set(ends)];
}

const readSevenBits = (head: Buffer) => [6, 7, 8, 9].reduce((sum, i) => sum * 128 + ((head[i] ?? 0) & 127), 0);

/**
 * Returns where the file ends without the tags behind its sound: ID3v1, ID3v2 with or without its footer, APEv1 and
 * APEv2, Lyrics3. Never before `from`.
 */
export function findStartOfEndTags(bytes: ByteSource, from: number): number {
  let end = bytes.size_bytes;
  for (let tag = 0; tag < MAX_TAGS; tag++) {
    const start = [findId3v1, findApe, findLyrics, findId3v2Footer, findId3v2AtEnd]
      .map((find) => find(bytes, end))
      .find((found) => found !== null && found >= from && found < end);
    if (start === undefined || start === null) return end;
    end = start;
  }
  return end;
}

/** A tag with a wrong size must not take sound with it. */
const checkMark = (bytes: ByteSource, at: number, mark: string): number | null =>
  at >= 0 && bytes.read(at, mark.length).toString('latin1') === mark ? at : null;

type TagFinder = (bytes: ByteSource, end: number) => number | null;

const findId3v1: TagFinder = (bytes, end) => {
  if (end < ID3V1_BYTES) return null;
  const start = end - ID3V1_BYTES;
  if (bytes.read(start, 3).toString('latin1') !== 'TAG') return null;
  // The enhanced form lies in front of it.
  const enhanced = start - 227;
  return enhanced >= 0 && bytes.read(enhanced, 4).toString('latin1') === 'TAG+' ? enhanced : start;
};

const findApe: TagFinder = (bytes, end) => {
  if (end < APE_HEAD_BYTES) return null;
  const foot = bytes.read(end - APE_HEAD_BYTES, APE_HEAD_BYTES);
  if (foot.toString('latin1', 0, 8) !== 'APETAGEX') return null;
  const size = foot.readUInt32LE(12);
  const hasHead = foot.readUInt32LE(8) >= 2000 && foot.readUInt32LE(20) >>> 31 === 1;
  return hasHead ? checkMark(bytes, end - size - APE_HEAD_BYTES, 'APETAGEX') : end - size;
};

const findLyrics: TagFinder = (bytes, end) => {
  const foot = bytes.read(Math.max(0, end - LYRICS_END_BYTES), LYRICS_END_BYTES).toString('latin1');
  const size = LYRICS_END.exec(foot)?.[1];
  if (size !== undefined) return checkMark(bytes, end - LYRICS_END_BYTES - Number(size), 'LYRICSBEGIN');
  if (!foot.endsWith('LYRICSEND') && !foot.endsWith('LYRICS200')) return null;
  const from = Math.max(0, end - OLD_LYRICS_BYTES);
  const found = bytes.read(from, end - from).lastIndexOf('LYRICSBEGIN', undefined, 'latin1');
  return found === -1 ? null : from + found;
};

const findId3v2Footer: TagFinder = (bytes, end) => {
  if (end < 2 * ID3V2_HEAD_BYTES) return null;
  const foot = bytes.read(end - ID3V2_HEAD_BYTES, ID3V2_HEAD_BYTES);
  if (foot.toString('latin1', 0, 3) !== '3DI') return null;
  return checkMark(bytes, end - 2 * ID3V2_HEAD_BYTES - readSevenBits(foot), 'ID3');
};

/** Tags larger than this, with pictures, come with a footer or in front. */
const SEARCHED_BYTES = 1 << 20;

const findId3v2AtEnd: TagFinder = (bytes, end) => {
  const from = Math.max(0, end - SEARCHED_BYTES);
  const tail = bytes.read(from, end - from);
  for (let at = tail.lastIndexOf('ID3', undefined, 'latin1'); at > 0; at = tail.lastIndexOf('ID3', at - 1, 'latin1')) {
    const version = tail[at + 3] ?? 0;
    if (version >= 2 && version <= 4 && findEndsOfId3(bytes, from + at)?.includes(end)) return from + at;
  }
  return null;
};
