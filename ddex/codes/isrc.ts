import { ACTIVE_ISRC_PREFIXES, ISRC_PREFIXES } from './isrc-prefixes.ts';

/** The parts of an ISRC (ISO 3901). The prefix identifies an issuer; do not read a country from it. */
export interface Isrc {
  prefix: string;
  year: string;
  designation: string;
}

const COMPACT = /^([A-Z]{2}[A-Z0-9]{3})([0-9]{2})([0-9]{5})$/;

/**
 * Whether the text is a compact ISRC (ISO 3901: 12 characters, upper case). An ISRC has no check digit. Whether an agency
 * can have issued it is a question of its own, `hasKnownPrefix`: the list of agencies grows.
 */
export function isIsrc(text: string): boolean {
  return COMPACT.test(text);
}

/** Whether the first two characters of a compact ISRC are on the list of agencies, also of those that have ended. */
export function hasKnownPrefix(isrc: string): boolean {
  return ISRC_PREFIXES.has(isrc.slice(0, 2));
}

/** The word before a code and what people add to it, in the languages of the product, without signs. */
const WORDS = /^(?:URN|CODE|C[OÓ]DIGO|N[UÚ]MERO)?ISRC(?:CODE|C[OÓ]DIGO|NUMBER|N[UÚ]MERO|NUMARASI|KODU|NO|NR|N)?/u;

/**
 * Returns an ISRC as it is stored: `ISRC: tr-a01-26-00001` becomes `TRA012600001`. People paste it with its word, with any
 * kind of dash, space or full stop, in quotes or brackets, in full-width letters, and with invisible marks of the page it
 * came from. O and 0, I and 1 are never exchanged. It does not check the result; the word stays before anything that is no
 * ISRC.
 */
export function normaliseIsrc(text: string): string {
  const compact = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\p{Z}\p{Pd}\u2212._/]/gu, '')
    .toUpperCase();
  const bare = compact.replace(/[^\p{L}\p{N}]/gu, '');
  // Iceland's `IS` and an issuer `RC…` are an ISRC by themselves.
  return [bare, bare.replace(WORDS, '')].find((code) => COMPACT.test(code)) ?? compact;
}

/** Returns the parts of an ISRC in any spelling that `normaliseIsrc` understands; null if the text is not one. */
export function parseIsrc(text: string): Isrc | null {
  const match = COMPACT.exec(normaliseIsrc(text));
  if (match === null) return null;
  const [, prefix = '', year = '', designation = ''] = match;
  return { prefix, year, designation };
}

/** Whether new codes may be built with this prefix (5 characters): well formed, and of an agency that still issues. */
export function isIssuingPrefix(prefix: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{3}$/.test(prefix) && ACTIVE_ISRC_PREFIXES.has(prefix.slice(0, 2));
}

/**
 * Builds the compact ISRC of a prefix (5 characters), the year of assignment and a serial number from 0 to 99,999:
 * `QZABC2600001`. Throws RangeError if the parts do not form an ISRC that an agency issues.
 */
export function buildIsrc(prefix: string, year: number, number: number): string {
  const isrc = `${prefix}${String(year % 100).padStart(2, '0')}${String(number).padStart(5, '0')}`;
  if (!isIsrc(isrc) || !isIssuingPrefix(prefix)) throw new RangeError(`not an ISRC: ${isrc}`);
  return isrc;
}

/** Formats an ISRC for readers: `QZ-ABC-26-00001`. */
export function formatIsrc(isrc: Isrc): string {
  return `${isrc.prefix.slice(0, 2)}-${isrc.prefix.slice(2)}-${isrc.year}-${isrc.designation}`;
}
