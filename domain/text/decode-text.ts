import { scoreReading } from './score-reading.ts';
import { decodeAs, type TextEncoding } from './text-encodings.ts';
import { TEXT_LANGUAGES } from './text-languages.ts';

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
 * Decodes a text file of any origin: UTF-8, and UTF-16 in both byte orders, with or without a mark; otherwise the most
 * plausible encoding of a country, found by the letters of its languages, which the caller mentions (`is_certain` is
 * false). Every reader of text files uses it: lyrics, track lists, reports. Never throws; bytes that are no text (a
 * picture, say) give a text with U+0000 or U+FFFD in it, which the caller refuses.
 *
 * ```ts
 * decodeText(Uint8Array.of(0xde, 0x61, 0x72, 0x6b, 0xfd)); // { text: 'Şarkı', encoding: 'windows-1254', language: 'tr', … }
 * ```
 */
export function decodeText(bytes: Uint8Array, hint: DecodeHint = {}): DecodedText {
  const unicode = decodeUnicode(bytes);
  if (unicode !== null) return unicode;
  const [best] = listReadings(bytes, hint);
  if (best !== undefined) return best;
  const text = decodeAs(bytes, 'windows-1252') ?? '';
  return { text: `${text}\uFFFD`, encoding: 'windows-1252', language: null, is_certain: false };
}

/**
 * Lists the readings of a text that is not Unicode, the most plausible first, each text once: for a reader that asks
 * which one is right. Pass `decodeText`'s result on when it is certain.
 */
export function listReadings(bytes: Uint8Array, hint: DecodeHint = {}): DecodedText[] {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const languages = TEXT_LANGUAGES.flatMap((language) =>
    language.encodings.map((encoding) => ({ language, encoding })),
  );
  const scored = languages.flatMap(({ language, encoding }) => {
    const text = decodeSample(sample, encoding, bytes.length > SAMPLE_BYTES);
    if (text === null) return [];
    const bonus = language.code === hint.language ? HINT_BONUS : 0;
    const score = scoreReading(text, language) + bonus - (isCommon(encoding) ? 0 : RARE_MALUS);
    return [{ language: language.code, encoding, score: text === '' ? 1 : score }];
  });
  const seen = new Set<string>();
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .flatMap(({ language, encoding }): DecodedText[] => {
      const text = decodeAs(bytes, encoding);
      if (text === null || seen.has(text)) return [];
      seen.add(text);
      return [{ text, encoding, language, is_certain: false }];
    });
}

/** A hint outweighs a doubtful letter or two, not a whole text. */
const HINT_BONUS = 4;
/** Files of old Macs, of MS-DOS and from the Baltics are rare; their texts are long enough to outweigh it. */
const RARE_MALUS = 2;

function isCommon(encoding: TextEncoding): boolean {
  return !/^(?:mac|x-mac|ibm|koi)|1257$/.test(encoding);
}

function decodeSample(sample: Uint8Array, encoding: TextEncoding, isCut: boolean): string | null {
  // A cut may split a character.
  return decodeAs(sample, encoding) ?? (isCut ? decodeAs(sample.subarray(0, -1), encoding) : null);
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
