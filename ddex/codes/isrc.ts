/** The parts of an ISRC (ISO 3901). The prefix names an issuer, not a country to be read from. */
export interface Isrc {
  prefix: string;
  year: string;
  designation: string;
}

/**
 * Whether the text is a compact ISRC (12 characters, upper case) under a prefix that an agency may have issued: an ISO 3166
 * country or one of FX, QM, QN, QT, QZ, UK, CP, DG, ZZ. An ISRC has no check digit.
 */
export function isIsrc(_text: string): boolean {
  throw new Error('not written yet');
}

/**
 * The parts of an ISRC written compact, in lower case or with hyphens; null when the text is none.
 */
export function parseIsrc(_text: string): Isrc | null {
  throw new Error('not written yet');
}

/**
 * The compact form for messages: `QZABC2600001`. `year` has two digits, `number` is 0 to 99,999; RangeError otherwise.
 */
export function buildIsrc(_prefix: string, _year: number, _number: number): string {
  throw new Error('not written yet');
}

/**
 * The form for readers: `QZ-ABC-26-00001`.
 */
export function formatIsrc(_isrc: Isrc): string {
  throw new Error('not written yet');
}
