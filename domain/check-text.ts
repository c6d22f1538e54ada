import type { Issue } from './issue.ts';

type Span = { readonly min?: number; readonly max?: number };

/** Characters as a reader counts them: code points after trimming. */
export function countCharacters(text: string): number {
  return [...text.trim()].length;
}

/** A text that must be there, with its length in characters (S5-035 to S5-037: required, min_length, max_length). */
export function checkRequiredText(path: string, text: string | null | undefined, span: Span = {}): Issue[] {
  const count = countCharacters(text ?? '');
  if (count === 0) return [{ code: 'required', path }];
  if (span.min !== undefined && count < span.min) return [{ code: 'min_length', path, params: { min: span.min } }];
  if (span.max !== undefined && count > span.max) return [{ code: 'max_length', path, params: { max: span.max } }];
  return [];
}

/** A text that may be missing; if it is there its length counts and a reader must be able to see all of it. */
export function checkOptionalText(path: string, text: string | null | undefined, span: Span = {}): Issue[] {
  if (countCharacters(text ?? '') === 0) return [];
  const issues = checkRequiredText(path, text, span);
  if (issues.length > 0) return issues;
  return hasUnprintableCharacters(text ?? '') ? [{ code: 'invalid_characters', path }] : [];
}

/**
 * Control characters, lone surrogates, invisible spaces and signs that turn the reading direction: nothing a title, a name or a
 * message to a store may hold. The joiners of Persian, Hindi and other scripts are letters' business and stay.
 */
export function hasUnprintableCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u.test(text);
}
