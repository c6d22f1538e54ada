/** The position of a sale: the file, its line, and the track of an album that was sold whole (0 otherwise). */
export type LinePosition = { readonly file_no: number; readonly line_no: number; readonly part: number };

// Letters and digits that are not easily confused (Crockford's base 32): 12 of them carry 60 bits: 20 of the file, 32
// of the line, 8 of the part.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 60n;
const MASK = (1n << BITS) - 1n;
const LINE_LIMIT = 2 ** 32;
const FILE_LIMIT = 2 ** 20;
const PART_LIMIT = 2 ** 8;
// An odd factor and its inverse modulo 2^60: ids of neighbouring lines look unrelated, and every id can be decoded.
const FACTOR = 0x9e3779b97f4a7c5n;
const INVERSE = invert(FACTOR);

/** Builds the transaction id of a sale: `TX-` and 12 characters, unique for every possible line. */
export function buildTransactionId({ file_no, line_no, part }: LinePosition): string {
  if (file_no >= FILE_LIMIT || line_no >= LINE_LIMIT || part >= PART_LIMIT)
    throw new Error('line position exceeds the range of transaction ids');
  const number = (BigInt(file_no) << 40n) | (BigInt(line_no) << 8n) | BigInt(part);
  let mixed = (number * FACTOR) & MASK;
  let text = '';
  for (let index = 0; index < 12; index++) {
    text = `${ALPHABET[Number(mixed & 31n)]}${text}`;
    mixed >>= 5n;
  }
  return `TX-${text}`;
}

/**
 * Decodes a transaction id to the position of its sale; null for an invalid id. Lower case and missing hyphens are
 * accepted.
 */
export function parseTransactionId(transactionId: string): LinePosition | null {
  const found = /^TX-?([0-9A-HJKMNP-TV-Z]{12})$/.exec(transactionId.trim().toUpperCase());
  if (found?.[1] === undefined) return null;
  let mixed = 0n;
  for (const letter of found[1]) mixed = (mixed << 5n) | BigInt(ALPHABET.indexOf(letter));
  const number = (mixed * INVERSE) & MASK;
  return {
    file_no: Number(number >> 40n),
    line_no: Number((number >> 8n) & 0xffff_ffffn),
    part: Number(number & 0xffn),
  };
}

/** Computes the inverse of an odd number modulo 2^60, by Newton's method: every round doubles the correct bits. */
function invert(factor: bigint): bigint {
  let inverse = 1n;
  for (let round = 0; round < 6; round++) inverse = (inverse * (2n - factor * inverse)) & MASK;
  return inverse;
}
