import { foldName } from '../../catalogue/artist/fold-name.ts';

const PLAIN = /^[ -~]*$/;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const HYPHENED = /[\p{L}\p{N}\p{M}]+(?:[-‐‑–/.&][\p{L}\p{N}\p{M}]+)+/gu;

/** Folds a text the way people type a search: without case, marks and apostrophes, every i the same. */
export function foldSearch(text: string): string {
  // Most titles are plain, and two thousand of them are folded for one search.
  return PLAIN.test(text) ? text.replaceAll("'", '').toLowerCase() : foldName(text);
}

/** Lists the words of a folded text, in their order. */
export function listWords(folded: string): string[] {
  return folded.match(WORDS) ?? [];
}

/** Lists the words of a folded text as `listWords`, and what hyphens join also as one word: 'pre-save' as 'presave'. */
export function listIndexWords(folded: string): string[] {
  const joined = folded.match(HYPHENED) ?? [];
  return [...listWords(folded), ...joined.map((word) => listWords(word).join(''))];
}
