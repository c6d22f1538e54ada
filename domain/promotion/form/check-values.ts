import { addBusinessDays, type CalendarDate, parseDays } from '../../calendar.ts';
import { checkIsrc, checkUpc, normaliseIsrc, normaliseUpc } from '../../catalogue/release/check-codes.ts';
import { checkCharacters } from '../../check-characters.ts';
import { checkRequiredText, countCharacters } from '../../check-text.ts';
import { checkEmail } from '../../identity/auth/check-email.ts';
import { writeEmail } from '../../identity/email/read-email.ts';
import type { Issue } from '../../issue.ts';
import { FORM_TEXT_MAX_CHARS, FORM_TEXTAREA_MAX_CHARS } from '../form-limits.ts';
import type { ChangeLine, FormDefinition, FormFacts, FormField, FormValue, FormValues } from './field.ts';

const URL_START = /^https?:\/\/[^\s/.]+\.[^\s]+$/i;

/** Lists the fields that a form asks for with these values: conditions hide the others. */
export function listShownFields(form: FormDefinition, values: FormValues): FormField[] {
  return form.fields.filter(({ shown_if }) => {
    if (shown_if === undefined) return true;
    const value = values[shown_if.field];
    const found = typeof value === 'string' ? [value] : listChanges(value).map(({ field }) => field);
    return found.some((one) => shown_if.is.includes(one));
  });
}

/**
 * Checks the values of a form (S5-059, A-059): every visible field is required unless it is optional. Whether
 * an id names something of the account is left to the server.
 *
 * @example
 * checkFormValues(INSTAGRAM_LINKING, {}, { today: '2026-11-26' })[0]; // { code: 'required', path: 'artist' }
 */
export function checkFormValues(form: FormDefinition, values: FormValues, facts: FormFacts): Issue[] {
  return listShownFields(form, values).flatMap((field) => checkField(field, values[field.name], facts));
}

/** Returns the values of the fields that the form asks for, as they are stored; everything else is left out. */
export function cleanFormValues(form: FormDefinition, values: FormValues): FormValues {
  const entries = listShownFields(form, values).flatMap((field): [string, FormValue][] => {
    const value = values[field.name];
    return value === undefined || isEmpty(value) ? [] : [[field.name, cleanValue(field, value)]];
  });
  return Object.fromEntries(entries);
}

/** Lists the texts of a value that is a list; a single text is a list of one. */
export function listTexts(value: FormValue | undefined): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}

/** Lists the lines of a value of type `changes`. */
export function listChanges(value: FormValue | undefined): ChangeLine[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is ChangeLine => typeof one === 'object' && one !== null);
}

function isEmpty(value: FormValue): boolean {
  if (typeof value === 'boolean') return !value;
  return listTexts(value).length + listChanges(value).length === 0;
}

function checkField(field: FormField, value: FormValue | undefined, facts: FormFacts): Issue[] {
  const { name: path, type } = field;
  if (value === undefined || isEmpty(value)) return field.optional ? [] : [{ code: 'required', path }];
  if (type === 'checkbox') return value === true ? [] : [{ code: 'required', path }];
  if (type === 'changes') return checkChanges(field, listChanges(value));
  if (type === 'isrc_list' || type === 'url_list' || type === 'releases') return checkList(field, listTexts(value));
  return typeof value === 'string' ? checkText(field, value.trim(), path, facts) : [{ code: 'invalid_choice', path }];
}

function checkList(field: FormField, items: readonly string[]): Issue[] {
  const max = field.max_items ?? items.length;
  if (items.length > max) return [{ code: 'too_many_items', path: field.name, params: { max } }];
  return items.flatMap((item, index) => {
    const path = `${field.name}.${index}`;
    if (items.findIndex((one) => one.trim() === item.trim()) < index) return [{ code: 'listed_twice', path }];
    if (field.type === 'isrc_list') return checkIsrc(path, normaliseIsrc(item));
    return field.type === 'url_list' ? checkAddress(field, item.trim(), path) : [];
  });
}

function checkText(field: FormField, text: string, path: string, { today }: FormFacts): Issue[] {
  switch (field.type) {
    case 'date':
      return checkDate(field, text, path, today);
    case 'select':
      return field.options?.includes(text) ? [] : [{ code: 'invalid_choice', path }];
    case 'email':
      return checkEmail(path, text);
    case 'url':
      return checkAddress(field, text, path);
    case 'upc':
      return checkUpc(path, text);
    case 'textarea':
      return checkLength(text, path, FORM_TEXTAREA_MAX_CHARS);
    case 'text':
      return [...checkLength(text, path, FORM_TEXT_MAX_CHARS), ...checkPattern(field, text, path)].slice(0, 1);
    default:
      return [];
  }
}

function checkLength(text: string, path: string, max: number): Issue[] {
  const plain = text.replaceAll(/[\n\r\t]/g, ' ');
  const hidden = checkCharacters(path, plain);
  if (hidden.length > 0) return hidden;
  return checkRequiredText(path, text, { max });
}

function checkAddress(field: FormField, text: string, path: string): Issue[] {
  if (!URL_START.test(text) || countCharacters(text) > FORM_TEXT_MAX_CHARS) return [{ code: 'invalid_website', path }];
  return checkPattern(field, text, path);
}

function checkPattern({ mistake, pattern }: FormField, text: string, path: string): Issue[] {
  if (mistake && matches(mistake.source, text)) return [{ code: mistake.code, path }];
  return pattern === undefined || matches(pattern.source, text) ? [] : [{ code: pattern.code, path }];
}

function matches(source: string, text: string): boolean {
  return new RegExp(`^(?:${source})$`, 'u').test(text);
}

function checkDate(field: FormField, text: string, path: string, today: CalendarDate): Issue[] {
  const days = parseDays(text);
  if (days === null) return [{ code: 'date_invalid', path }];
  if (field.until_today && text > today) return [{ code: 'max_date', path, params: { max: today } }];
  if (field.business_days_ahead === undefined) return [];
  const min = addBusinessDays(today, field.business_days_ahead);
  return text < min ? [{ code: 'min_date', path, params: { min } }] : [];
}

function checkChanges(field: FormField, lines: readonly ChangeLine[]): Issue[] {
  const max = field.max_items ?? lines.length;
  if (lines.length > max) return [{ code: 'too_many_items', path: field.name, params: { max } }];
  return lines.flatMap((line, index) => {
    const path = `${field.name}.${index}`;
    if (!field.options?.includes(line.field)) return [{ code: 'invalid_choice', path }];
    if (line.wanted.trim() === line.current.trim()) return [{ code: 'change_equal', path }];
    return checkLength(line.wanted, path, FORM_TEXTAREA_MAX_CHARS);
  });
}

function cleanValue({ type }: FormField, value: FormValue): FormValue {
  if (typeof value === 'boolean') return value;
  if (type === 'changes') return listChanges(value).map((line) => ({ ...line, wanted: line.wanted.trim() }));
  if (type === 'isrc_list') return listTexts(value).map(normaliseIsrc);
  if (Array.isArray(value)) return listTexts(value).map((text) => text.trim());
  const text = String(value).trim().normalize('NFC');
  if (type === 'email') return writeEmail(text);
  return type === 'upc' ? normaliseUpc(text) : text;
}
