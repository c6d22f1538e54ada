import { judgeEncoding } from './judge-encoding.ts';
import { decodeAs, type TextEncoding } from './text-encodings.ts';

export type DecodedText = {
  /** Without a byte order mark; line ends as they were. */
  readonly text: string;
  readonly encoding: TextEncoding;
  /** ISO 639-1 code of the language by whose letters the encoding was found; null for Unicode and for plain ASCII. */
  readonly language: string | null;
  /** False when the bytes do not prove the encoding: then the person who chose the file has to look at the text. */
  readonly is_certain: boolean;
};

export type DecodeHint = {
  /** ISO 639-1 code of the language in which the text is expected; it decides between readings that are about equal. */
  readonly language?: string | null;
};

/** Files are long: their beginning tells the encoding. */
const SAMPLE_BYTES = 65_536;

/**
 * Decodes a text file of any origin: UTF-8, and UTF-16 in both byte orders, with or without a mark; otherwise the likeliest
 * encoding of a country (`judgeEncoding`), which the caller mentions (`is_certain` is false). Every reader of text files uses
 * it: lyrics, track lists, playlists. Never throws; bytes that are no text (a picture, say) give a text with U+0000 or
 * U+FFFD in it, which the caller refuses.
 *
 * ```ts
 * decodeText(Uint8Array.of(0xde, 0x61, 0x72, 0x6b, 0xfd)); // { text: 'Şarkı', encoding: 'windows-1254', language: 'tr', … }
 * ```
 */
export function decodeText(bytes: Uint8Array, { language = null }: DecodeHint = {}): DecodedText {
  const unicode = decodeUnicode(bytes);
  if (unicode !== null) return unicode;
  for (const reading of judgeEncoding([takeSample(bytes)], { language }).readings) {
    const text = decodeAs(bytes, reading.encoding);
    if (text !== null) return { text, encoding: reading.encoding, language: reading.language, is_certain: false };
  }
  const text = decodeAs(bytes, 'windows-1252') ?? '';
  return { text: `${text}\uFFFD`, encoding: 'windows-1252', language: null, is_certain: false };
}

/** Ends at a line, because a cut may split a character. */
function takeSample(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE_BYTES) return bytes;
  const end = Math.max(bytes.lastIndexOf(0x0a, SAMPLE_BYTES), bytes.lastIndexOf(0x0d, SAMPLE_BYTES));
  return bytes.subarray(0, end > 0 ? end : SAMPLE_BYTES);
}

function decodeUnicode(bytes: Uint8Array): DecodedText | null {
  const encoding = findUtf16(bytes) ?? 'utf-8';
  const isCut = encoding !== 'utf-8' && bytes.length % 2 === 1;
  // Half a character at the end of a broken download is no reason to refuse the rest.
  const text = decodeAs(isCut ? bytes.subarray(0, -1) : bytes, encoding);
  return text === null ? null : { text, encoding, language: null, is_certain: true };
}

/** Finds UTF-16 by its mark, or by the zeros that it has for every letter of a to z, digit, space and line end. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Digits, spaces and line ends are zeros in any script; a text in UTF-8 or of a country has none at all.
  if (odd > 0 && odd > even * 8 && odd * 20 >= sample.length) return 'utf-16le';
  return even > 0 && even > odd * 8 && even * 20 >= sample.length ? 'utf-16be' : null;
}
