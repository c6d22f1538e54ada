import { DURATION_FORM } from '../ern/duration.ts';
import type { ReferenceKind, ValueType } from './content-model.ts';

/** Any text except a blank one. */
export const TEXT: ValueType = { expected: 'text', isValid: (text) => text.trim() !== '' };

/** A whole number from 1, for example a sequence number or a number of pixels. */
export const COUNT = pattern('whole number from 1', /^[1-9][0-9]{0,8}$/);

/** Whole seconds from the start of a recording. */
export const SECONDS = pattern('whole seconds from 0', /^(?:0|[1-9][0-9]{0,5})$/);

/** The size of a file in kilobytes of 1,000 bytes, with three decimals. */
export const KILOBYTES = pattern('kilobytes with three decimals', /^[0-9]{1,12}\.[0-9]{3}$/);

export const BOOLEAN = oneOf('true', 'false');

/** A flag that is written only if it is set. */
export const TRUE = oneOf('true');

export const YEAR = pattern('year of four digits', /^(?!0000)[0-9]{4}$/);

/** An ISO 8601 duration in any of its spellings: `PT3M25S`, `PT205S`, `PT3M25.0S`. */
export const DURATION = pattern('duration such as PT3M25S', DURATION_FORM);

/** A valid calendar date: `2026-03-01`. */
export const DATE: ValueType = { expected: 'date such as 2026-03-01', isValid: isDate };

/** A day, month or year: `2026-03-01`, `2026-03`, `2026`. */
export const EVENT_DATE: ValueType = {
  expected: 'date such as 2026-03-01, 2026-03 or 2026',
  isValid: (text) => isDate(`${text}-01-01`.slice(0, 10)) && /^\d{4}(?:-\d{2}){0,2}$/.test(text),
};

/** A country (ISO 3166-1). */
export const COUNTRY = pattern('country such as PT', /^[A-Z]{2}$/);

/** The time of a day in any zone; the earliest zone is 14 hours ahead of UTC. */
const TIME_OF_DAY =
  /^T(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?|24:00:00(?:\.0{1,9})?)(?:Z|[+-](?:0[0-9]|1[0-3]):[0-5][0-9]|[+-]14:00)?$/;
const ZONE = /(?:Z|[+-][0-9]{2}:[0-9]{2})$/;

/** The start or end of a deal: an instant, or without a zone, which is the local time of each territory. */
export const DEAL_TIME: ValueType = {
  expected: 'date and time such as 2026-03-01T00:00:00Z, or local time such as 2026-03-01T00:00:00',
  isValid: (text) => isDate(text.slice(0, 10)) && TIME_OF_DAY.test(text.slice(10)),
};

/** An instant, in UTC or with the offset of its zone: `2026-03-01T00:00:00Z`, `2026-03-01T14:00:00+14:00`. */
export const DATE_TIME: ValueType = {
  expected: 'date and time with its zone such as 2026-03-01T00:00:00Z',
  isValid: (text) => DEAL_TIME.isValid(text) && ZONE.test(text),
};

/** International standard name identifier, compact. */
export const ISNI = pattern('ISNI of 16 characters', /^[0-9]{15}[0-9X]$/);

/** The number of a name of a songwriter or publisher. */
export const IPI = pattern('IPI name number of 11 digits', /^[0-9]{11}$/);

/** Party id issued by DDEX, compact. */
export const DPID = pattern('party id such as PADPIDA2026010101N', /^PADPIDA[0-9A-Za-z]+$/);

/** SHA-256 in lower-case hexadecimal. */
export const SHA_256 = pattern('64 hexadecimal digits', /^[0-9a-f]{64}$/);

/** Language of a text (ISO 639). */
export const LANGUAGE_TAG = pattern('language such as en', /^[a-z]{2,3}$/);

/** The first letter of the references of each kind. */
const LETTERS: Record<ReferenceKind, string> = { party: 'P', resource: 'A', file: 'T', release: 'R', visibility: 'V' };

/** The reference that a message assigns to one of its parts, for example `P1`. */
export function anchorFor(kind: ReferenceKind): ValueType {
  return { ...referencePattern(kind), names: kind };
}

/** A reference to a part of the same message. */
export function referenceTo(kind: ReferenceKind): ValueType {
  return { ...referencePattern(kind), refersTo: kind };
}

/** One of these values. */
export function oneOf(...values: readonly string[]): ValueType {
  return oneOfList(values.join(' | '), values);
}

/** One value of a long list; an issue names the list instead of repeating it. */
export function oneOfList(listName: string, values: readonly string[]): ValueType {
  const set = new Set(values);
  return { expected: listName, isValid: (text) => set.has(text), values };
}

function referencePattern(kind: ReferenceKind): ValueType {
  return pattern(`reference such as ${LETTERS[kind]}1`, new RegExp(`^${LETTERS[kind]}[0-9]{1,9}$`));
}

function pattern(expected: string, form: RegExp): ValueType {
  return { expected, isValid: (text) => form.test(text) };
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(text: string): boolean {
  const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && isLeapYear ? 29 : (DAYS[month - 1] ?? 0);
  return year > 0 && day > 0 && day <= days;
}
