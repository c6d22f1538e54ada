// The languages of the product, and those whose spreadsheets write TRUE in their own words.
const YES =
  /^(?:yes|y|true|t|1|1[.,]0|x|✓|✔|✅|☑|explicit|evet|doğru|dogru|sí|si|s|verdadero|sim|verdadeiro|ja|wahr|oui|vrai|vero|waar|prawda|истина)$/;
const NO =
  /^(?:no|n|false|f|0|0[.,]0|✗|✘|✕|❌|☐|clean|hayır|hayir|yanlış|yanlis|falso|não|nao|nein|falsch|non|faux|onwaar|fałsz|ложь)$/;

/** Reads yes or no as people and spreadsheets write it: `evet`, `DOĞRU`, `VERDADERO`, `x`, `0`. Null for anything else. */
export function readYesNo(cell: string): boolean | null {
  const text = cell.normalize('NFC').trim();
  // A Turkish capital I without a dot is the small ı of `hayır`, an English one the i of `explicit`.
  const words = [text.toLowerCase(), text.toLocaleLowerCase('tr')];
  if (words.some((word) => YES.test(word))) return true;
  return words.some((word) => NO.test(word)) ? false : null;
}

/** `1:15` as people write it with units. */
const WITH_UNITS = /^(\d{1,3})\s*(?:['’′]|m|min|dk)\.?\s*(\d{1,2})\s*(?:["”″]|''|s|sec|sn|seg)?\.?$/iu;
const UNIT_BEHIND = /(?<=\d)\s*(?:["”″]|s|secs?|seconds?|sn|saniye|seg|segundos?)\.?$/iu;

/** Takes units, a fraction of nothing, and the half of the day that American spreadsheets add, off a position. */
function writePlainly(cell: string): string {
  const [, minutes, seconds = ''] = WITH_UNITS.exec(cell.trim()) ?? [];
  if (minutes !== undefined) return `${minutes}:${seconds.padStart(2, '0')}`;
  return cell
    .trim()
    .replace(/^12:(\d{2}:\d{2})\s*a\.?m\.?$/iu, '00:$1')
    .replace(UNIT_BEHIND, '')
    .replace(/(?<=\d{2})[.,]0{1,6}$/, '');
}

/**
 * Reads a position in a recording in whole seconds: `75`, `1:15`, `00:01:15`, `1'15"`, `75 s`, or the fraction of a day that a
 * spreadsheet makes of it. Null for anything else, also for `00:45:00`: typed as 0:45, a spreadsheet takes it for hours and minutes, so
 * it may be 45 seconds as well as 45 minutes.
 */
export function readSeconds(cell: string): number | null {
  const text = writePlainly(cell);
  if (/^\d[.,]\d+E-0?[1-5]$/i.test(text)) return readDayFraction(Number(text.replace(',', '.')));
  if (/^0[.,]\d{5,}$/.test(text)) return readDayFraction(Number(text.replace(',', '.')));
  const [, hours, minutes = '0', seconds] = /^(?:(?:(\d{1,2}):)?(\d{1,3}):(?=[0-5]\d$))?(\d{1,5})$/.exec(text) ?? [];
  if (seconds === undefined) return null;
  if (hours === undefined) return 60 * Number(minutes) + Number(seconds);
  const isEmpty = Number(hours) === 0 && Number(minutes) === 0;
  if (Number(minutes) > 59 || (seconds === '00' && !isEmpty)) return null;
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}

function readDayFraction(days: number): number | null {
  const seconds = days * 86_400;
  const whole = Math.round(seconds);
  return Math.abs(seconds - whole) < 0.05 && whole % 60 !== 0 ? whole : null;
}

/**
 * Reads a whole number of at most 15 digits: `1200`, `1,200`, `1.200`, `1 200`, `1200.0`. Groups have three digits and one
 * sign between them. Null for anything else, such as `1,2`.
 */
export function readWholeNumber(cell: string): number | null {
  const text = cell.trim().replace(/(?<=\d)[.,]0{1,2}$/, '');
  const bare = /^\d{1,3}(?:([.,'’\u00A0\u202F ])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, '') : text;
  return /^\d{1,15}$/.test(bare) ? Number(bare) : null;
}

/** Whether a spreadsheet has shortened a long number to a few digits, as in `1.23457E+11`: the others are lost. */
export function isShortenedNumber(cell: string): boolean {
  return /^\d[.,]?\d*E\+?\d{1,2}$/i.test(cell.trim());
}
