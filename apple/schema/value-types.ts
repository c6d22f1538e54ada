import { isIsrc } from '@tangent/ddex/codes/isrc.ts';
import { COUNTRIES, WORLD } from '../codes/territories.ts';
import type { AppleIssueCode } from '../issue.ts';
import { isVendorId } from '../package/package-names.ts';
import type { ValueType } from './content-model.ts';

/** Any text except a blank one. */
export const TEXT = type('text', (text) => text.trim() !== '');

export const BOOLEAN = oneOf('true', 'false');

/** A flag that is written only if it is set. */
export const TRUE = oneOf('true');

/** A whole number from 1: a number of a track or volume, a count, a price tier, the size of a file in bytes. */
export const COUNT = pattern('whole number from 1', /^[1-9][0-9]{0,11}$/);

/** Whole seconds from the start of a recording. */
export const SECONDS = pattern('whole seconds from 0', /^(?:0|[1-9][0-9]{0,5})$/);

/** A calendar date that exists. */
export const DATE = type('date such as 2026-03-01', isDate, 'date_invalid');

/** The year and the owner of a rights line. */
export const RIGHTS_LINE = pattern(
  'year, space and owner, such as 2026 Night Records',
  /^\d{4} \S/,
  'rights_line_invalid',
);

export const UPC = pattern('12 or 13 digits', /^[0-9]{12,13}$/, 'upc_invalid');
export const ISRC = type('12 characters such as QZABC2600001', isIsrc, 'isrc_invalid');
export const VENDOR_ID = type('letters, digits and _', isVendorId, 'vendor_id_invalid');
export const APPLE_ID = pattern('digits', /^[0-9]{1,20}$/, 'apple_id_invalid');
export const MD5 = pattern('32 hexadecimal digits in small letters', /^[0-9a-f]{32}$/, 'checksum_invalid');
export const GENRE_CODE = pattern(
  'genre code such as POP-00',
  /^[A-Z0-9&]+(?:-[A-Z0-9&]+)*-[0-9]{2}$/,
  'genre_invalid',
);

/** A language that has a name, by its shortest tag: `en`, `pt-BR`, `zh-Hant`. */
export const LANGUAGE = type('language such as en or zh-Hant', isLanguage, 'language_invalid');

export const TERRITORY = type(
  'WW or a country such as DE',
  (text) => text === WORLD || COUNTRIES.has(text),
  'territory_invalid',
);

/** One of these values. */
export function oneOf(...values: readonly string[]): ValueType {
  return type(values.join(' | '), (text) => values.includes(text));
}

function pattern(expected: string, form: RegExp, code?: AppleIssueCode): ValueType {
  return type(expected, (text) => form.test(text), code);
}

function type(expected: string, isValid: ValueType['isValid'], code: AppleIssueCode = 'value_invalid'): ValueType {
  return { expected, isValid, code };
}

const DATE_FORM = /^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** Returns whether a text is a calendar date that exists: `2026-02-29` does not. */
export function isDate(text: string): boolean {
  if (!DATE_FORM.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const LANGUAGE_FORM = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/;
const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
/** Tags that name no language: unknown, several, none. */
const NO_LANGUAGE = ['mis', 'mul', 'und', 'zxx'];

/** Languages that were looked up: a lookup takes as long as all other checks of a track. */
const knownLanguages = new Map<string, boolean>();

/** Returns whether a text is the tag of a language that exists. */
export function isLanguage(text: string): boolean {
  if (!LANGUAGE_FORM.test(text)) return false;
  const [language = ''] = text.split('-');
  const known = knownLanguages.get(language);
  if (known !== undefined) return known;
  const is = !NO_LANGUAGE.includes(language) && LANGUAGE_NAMES.of(language) !== undefined;
  // Texts of strangers must not fill the memory.
  if (knownLanguages.size < 1000) knownLanguages.set(language, is);
  return is;
}
