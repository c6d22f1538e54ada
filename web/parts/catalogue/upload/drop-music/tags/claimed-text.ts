import type { TagText } from './tag-block.ts';

/**
 * Reads a text whose encoding is said to be Latin-1, or is not said. Valid UTF-8 is UTF-8: by chance, no other text is
 * valid with letters of several bytes. Bytes that are neither ASCII nor UTF-8 are returned as they are.
 */
export function fromByteText(bytes: Uint8Array): TagText {
  if (startsWithMark(bytes)) return fromUtf16(bytes, false);
  const text = decodeUtf8(bytes);
  return text === null ? { bytes: new Uint8Array(bytes), said: null } : fromUnicode(text);
}

/** Reads a text that is said to be UTF-8; many programs say so and write the code page of their country. */
export function fromUtf8(bytes: Uint8Array): TagText {
  return fromByteText(bytes);
}

/** Reads UTF-16; without a mark of its order, most zeros stand where Latin letters have them. */
export function fromUtf16(bytes: Uint8Array, isBig: boolean): TagText {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const hasMark = startsWithMark(whole);
  // Letters of one byte that were declared as UTF-16: as UTF-16 they would be rare signs of Chinese.
  if (!hasMark && !whole.includes(0) && decodeUtf8(bytes) !== null && bytes.length > 2) return fromByteText(bytes);
  const zeros = [0, 1].map((odd) => whole.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  const isBigEndian = hasMark ? whole[0] === 0xfe : (zeros[0] ?? 0) === (zeros[1] ?? 0) ? isBig : zeros[0]! > zeros[1]!;
  return fromUnicode(new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(whole));
}

function startsWithMark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/**
 * Text in Unicode may have been read wrongly before it was written. If all its letters belong to Western Windows, the
 * bytes behind them may be UTF-8, or another code page.
 */
function fromUnicode(text: string): TagText {
  const bytes = toWesternBytes(text);
  if (bytes === null) return text;
  const mended = decodeUtf8(bytes);
  return mended ?? { bytes, said: text };
}

/** Decodes strictly. A letter that is cut off at the end, as by ID3v1, is left out if there are whole ones before it. */
function decodeUtf8(bytes: Uint8Array): string | null {
  for (const cut of [0, 1, 2, 3]) {
    const whole = bytes.subarray(0, bytes.length - cut);
    // Only the bytes of one letter are cut off.
    if (cut > 0 && bytes.subarray(whole.length).some((byte) => byte < 0x80)) return null;
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(whole);
      return cut === 0 || /[^\0-\x7f]/.test(text) ? text : null;
    } catch {}
  }
  return null;
}

/** The letters 0x80 to 0x9f of Western Windows; elsewhere it is Latin-1. */
const WESTERN_SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Returns the bytes that Western Windows would have for a text; null if it is ASCII or has other letters. */
function toWesternBytes(text: string): Uint8Array | null {
  if (!/[^\0-\x7f]/.test(text)) return null;
  const bytes = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const sign = WESTERN_SIGNS.indexOf(letter);
    if (sign >= 0) return sign + 0x80;
    return code < 0x100 ? code : null;
  });
  return bytes.every((byte) => byte !== null) ? Uint8Array.from(bytes) : null;
}
