import { normaliseIcpn } from '@tangent/ddex/codes/icpn.ts';
import { parseIsrc } from '@tangent/ddex/codes/isrc.ts';
import { isShortenedNumber } from '@tangent/domain/table/cell-values.ts';

/** Returns the compact ISRC of a cell, however it is written; null for none. */
export function readIsrc(cell: string): string | null {
  const isrc = cell === '' ? null : parseIsrc(cell);
  return isrc === null ? null : isrc.prefix + isrc.year + isrc.designation;
}

/**
 * Returns the product code of a cell in 14 digits; null for none. A spreadsheet may have left an apostrophe or a
 * fraction of zero.
 */
export function readUpc(cell: string): string | null {
  const code = normaliseIcpn(cell.replace(/[\p{Cf}']/gu, '').replace(/\.0+$/, ''));
  return code === null || /^0+$/.test(code) ? null : code;
}

/** Whether a spreadsheet has made another number of the code in a cell, so that its line would find nobody's release. */
export function isLostCode(cell: string): boolean {
  return isShortenedNumber(cell);
}

/** Only staff sees titles and names; longer ones are cut, because more would not help. */
const TEXT_MAX_CHARS = 300;

/** Returns the title or name in a cell; null for none. */
export function readText(cell: string): string | null {
  return cell === '' ? null : cell.slice(0, TEXT_MAX_CHARS);
}
