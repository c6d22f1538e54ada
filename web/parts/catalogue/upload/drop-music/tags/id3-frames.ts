import { readAscii, readU32 } from './bytes.ts';
import { fromByteText, fromUtf8, fromUtf16 } from './claimed-text.ts';
import type { TagPicture, TagText, TimedText } from './tag-block.ts';

/** The encodings of ID3v2 by the first byte of a frame. */
const UTF_16 = 1;
const UTF_16_BIG = 2;
const UTF_8 = 3;

/** Reads a text frame: its values, which zeros separate (ID3v2.4, 4.2). */
export function readTextFrame(content: Uint8Array): TagText[] {
  const encoding = content[0] ?? 0;
  // A frame without the byte of its encoding begins with its text.
  return encoding > UTF_8 ? readTexts(content, 0) : readTexts(content.subarray(1), encoding);
}

/** Reads a text with a name of its own (TXXX). */
export function readUserText(content: Uint8Array): { name: string; texts: TagText[] } {
  const encoding = content[0] ?? 0;
  const [name, rest] = cutAtZero(content.subarray(1), encoding);
  const written = readText(name, encoding);
  return { name: typeof written === 'string' ? written : '', texts: readTexts(rest, encoding) };
}

/** Reads lyrics without times (USLT): a language, a description, and the text. */
export function readComment(content: Uint8Array): TagText[] {
  const encoding = content[0] ?? 0;
  const [, text] = cutAtZero(content.subarray(4), encoding);
  return readTexts(text, encoding).slice(0, 1);
}

const IN_MILLISECONDS = 2;
const LYRICS = 1;

/**
 * Reads synchronised lyrics (SYLT, ID3v2.4 4.9). Chords, events, translations and other contents are not lyrics, and
 * times that count frames of the sound say nothing without it: both give an empty list.
 */
export function readTimedFrame(content: Uint8Array): TimedText[] {
  const [encoding = 0, , , , format, type] = content;
  if (format !== IN_MILLISECONDS || type !== LYRICS) return [];
  let [, rest] = cutAtZero(content.subarray(6), encoding);
  const entries: TimedText[] = [];
  while (rest.length > 4) {
    const [text, behind] = cutAtZero(rest, encoding);
    if (behind.length < 4) break;
    entries.push({ text: readText(text, encoding), at_ms: readU32(behind, 0) });
    rest = behind.subarray(4);
  }
  return entries;
}

/** Reads an attached picture; none if the frame only holds a link to one. */
export function readPictureFrame(content: Uint8Array, isVersionTwo: boolean): TagPicture[] {
  const encoding = content[0] ?? 0;
  const [format, rest] = isVersionTwo
    ? [content.subarray(1, 4), content.subarray(4)]
    : cutAtZero(content.subarray(1), 0);
  if (readAscii(format, 0, format.length) === '-->') return [];
  const [, bytes] = cutAtZero(rest.subarray(1), encoding);
  return [{ type: rest[0] ?? 0, bytes }];
}

function readTexts(bytes: Uint8Array, encoding: number): TagText[] {
  const texts: TagText[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const [text, behind] = cutAtZero(rest, encoding);
    texts.push(readText(text, encoding));
    rest = behind;
  }
  return texts;
}

function readText(bytes: Uint8Array, encoding: number): TagText {
  if (encoding === UTF_16 || encoding === UTF_16_BIG) return fromUtf16(bytes, encoding === UTF_16_BIG);
  return encoding === UTF_8 ? fromUtf8(bytes) : fromByteText(bytes);
}

/** Splits bytes at the first zero of their encoding, which belongs to neither part. */
function cutAtZero(bytes: Uint8Array, encoding: number): [Uint8Array, Uint8Array] {
  const width = encoding === UTF_16 || encoding === UTF_16_BIG ? 2 : 1;
  for (let at = 0; at + width <= bytes.length; at += width) {
    if (bytes[at] === 0 && bytes[at + width - 1] === 0) return [bytes.subarray(0, at), bytes.subarray(at + width)];
  }
  return [bytes, new Uint8Array()];
}
