import { readAscii, readBytes, readU32 } from './bytes.ts';
import { fromByteText, fromUtf8 } from './claimed-text.ts';
import { readId3Block } from './id3.ts';
import { addValues, emptyBlock, findFreeName, type TagBlock, type TagText } from './tag-block.ts';

const ID3V1_BYTES = 128;
const APE_BYTES = 32;
const ID3_FOOTER_BYTES = 10;
const LYRICS3_END_BYTES = 15;
/** As many tags as can reasonably follow each other at the end of a file. */
const TRAILING_MAX = 6;
/** Zeros behind the last tag. */
const PADDING_MAX = 65_536;

type Found = { readonly block: TagBlock | null; readonly start: number; readonly isShort?: boolean };

/**
 * Reads the tags at the end of a file: APEv2, ID3v1 and an ID3v2 tag with a footer, in any order. ID3v1 cuts every text
 * at 30 letters, so it comes last.
 */
export async function findTrailingBlocks(file: Blob): Promise<TagBlock[]> {
  const found: Found[] = [];
  let end = await skipPadding(file);
  while (found.length < TRAILING_MAX && end > 0) {
    const tail = await readBytes(file, Math.max(0, end - ID3V1_BYTES), end);
    const one = await readTag(file, end, tail);
    if (one === null) break;
    found.push(one);
    end = one.start;
  }
  const sorted = found.toSorted((a, b) => Number(a.isShort ?? false) - Number(b.isShort ?? false));
  return sorted.flatMap(({ block }) => block ?? []);
}

async function readTag(file: Blob, end: number, tail: Uint8Array): Promise<Found | null> {
  const at = (bytes: number) => tail.length - bytes;
  if (tail.length === ID3V1_BYTES && readAscii(tail, 0, 3) === 'TAG') {
    return { block: readId3v1(tail), start: end - ID3V1_BYTES, isShort: true };
  }
  if (readAscii(tail, at(APE_BYTES), at(APE_BYTES) + 8) === 'APETAGEX') {
    return readApe(file, end, tail.subarray(at(APE_BYTES)));
  }
  const lyricsEnd = readAscii(tail, at(LYRICS3_END_BYTES), tail.length);
  if (/^\d{6}LYRICS200$/.test(lyricsEnd)) {
    return { block: null, start: end - LYRICS3_END_BYTES - Number(lyricsEnd.slice(0, 6)) };
  }
  if (readAscii(tail, at(ID3_FOOTER_BYTES), at(ID3_FOOTER_BYTES) + 3) !== '3DI') return null;
  const size = tail.subarray(at(4)).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const start = end - size - 2 * ID3_FOOTER_BYTES;
  const bytes = await readBytes(file, Math.max(0, start), end - ID3_FOOTER_BYTES);
  return readAscii(bytes, 0, 3) === 'ID3' ? { block: await readId3Block(bytes), start } : null;
}

/** Returns where the last tag or the sound ends: zeros may follow. Both tags end in zeros of their own. */
async function skipPadding(file: Blob): Promise<number> {
  const start = Math.max(0, file.size - PADDING_MAX);
  const tail = await readBytes(file, start, file.size);
  const last = tail.findLastIndex((byte) => byte !== 0);
  if (last < 0) return file.size;
  const near = Math.max(0, last + 1 - ID3V1_BYTES);
  const behind = readAscii(tail, near, last + 1);
  const starts = [
    { at: near + behind.lastIndexOf('APETAGEX'), bytes: APE_BYTES, isFound: behind.includes('APETAGEX') },
    { at: near + behind.search(/(?<!APE)TAG/), bytes: ID3V1_BYTES, isFound: /(?<!APE)TAG/.test(behind) },
  ];
  const ends = starts.filter(({ isFound }) => isFound).map(({ at, bytes }) => at + bytes);
  return start + Math.max(last + 1, ...ends.filter((end) => end <= tail.length));
}

/** Reads an ID3v1 tag: texts of 30 bytes; version 1.1 keeps the track number in the last two of the comment. */
function readId3v1(tag: Uint8Array): TagBlock {
  const block = emptyBlock();
  const text = (from: number): TagText => {
    const field = tag.subarray(from, from + 30);
    const zero = field.indexOf(0);
    return fromByteText(zero < 0 ? field : field.subarray(0, zero));
  };
  addValues(block, 'title', [text(3)]);
  addValues(block, 'artist', [text(33)]);
  addValues(block, 'album', [text(63)]);
  if (tag[125] === 0 && tag[126] !== 0) addValues(block, 'track', [String(tag[126])]);
  if (tag[127] !== undefined && tag[127] < 192) addValues(block, 'genre', [String(tag[127])]);
  return block;
}

/** Reads an APE tag in front of its footer. */
async function readApe(file: Blob, end: number, footer: Uint8Array): Promise<Found> {
  const size = readU32(footer, 12, true);
  const hasHeader = (readU32(footer, 20, true) & 0x8000_0000) !== 0;
  const start = Math.max(0, end - size);
  const block = emptyBlock();
  readApeItems(block, await readBytes(file, start, end - APE_BYTES), readU32(footer, 16, true));
  return { block, start: Math.max(0, start - (hasHeader ? APE_BYTES : 0)) };
}

const KIND = 0x06;
const BINARY = 0x02;
const FRONT_COVER = /^cover art \(front\)$/i;

function readApeItems(block: TagBlock, bytes: Uint8Array, count: number): void {
  let at = 0;
  for (let index = 0; index < count && at + 8 < bytes.length; index += 1) {
    const [size, flags] = [readU32(bytes, at, true), readU32(bytes, at + 4, true)];
    const nameEnd = bytes.indexOf(0, at + 8);
    if (nameEnd < 0) return;
    const name = readAscii(bytes, at + 8, nameEnd);
    const value = bytes.subarray(nameEnd + 1, nameEnd + 1 + size);
    if ((flags & KIND) === 0) addValues(block, findFreeName(name), splitAtZeros(value));
    else if ((flags & KIND) === BINARY && FRONT_COVER.test(name)) {
      block.pictures.push({ type: 3, bytes: value.subarray(value.indexOf(0) + 1) });
    }
    at = nameEnd + 1 + size;
  }
}

function splitAtZeros(bytes: Uint8Array): TagText[] {
  const texts: TagText[] = [];
  let from = 0;
  while (from < bytes.length) {
    const zero = bytes.indexOf(0, from);
    const to = zero < 0 ? bytes.length : zero;
    texts.push(fromUtf8(bytes.subarray(from, to)));
    from = to + 1;
  }
  return texts;
}
