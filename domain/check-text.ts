import { checkCharacters, UNPRINTABLE } from './check-characters.ts';
import type { Issue } from './issue.ts';

type Span = { readonly min?: number; readonly max?: number };

/** Counts characters as a reader does: code points after trimming. */
export function countCharacters(text: string): number {
  return [...text.trim()].length;
}

/** Checks a required text and its length in characters (S5-035 to S5-037: required, min_length, max_length). */
export function checkRequiredText(path: string, text: string | null | undefined, span: Span = {}): Issue[] {
  const count = countCharacters(text ?? '');
  if (count === 0) return [{ code: 'required', path }];
  if (span.min !== undefined && count < span.min) return [{ code: 'min_length', path, params: { min: span.min } }];
  if (span.max !== undefined && count > span.max) return [{ code: 'max_length', path, params: { max: span.max } }];
  return [];
}

/** Checks an optional text: if it is present, its length counts and all of its characters must be visible. */
export function checkOptionalText(path: string, text: string | null | undefined, span: Span = {}): Issue[] {
  if (countCharacters(text ?? '') === 0) return [];
  const issues = checkRequiredText(path, text, span);
  if (issues.length > 0) return issues;
  return checkCharacters(path, text ?? '');
}

/** Returns a text of one line: every run of blanks, tabs and line breaks in it is one blank, and none is around it. */
export function foldToOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns whether a text has characters that cannot be shown: a title, a name or a message to a store has none. */
export function hasUnprintableCharacters(text: string): boolean {
  return UNPRINTABLE.test(text);
}
