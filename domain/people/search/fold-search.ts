import { foldName } from '../../catalogue/artist/fold-name.ts';

const PLAIN = /^[ -~]*$/;
const PLAIN_WORDS = /[a-z0-9]+/g;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const JOINT = /[-‐‑–/.&]/;
const JOINED = /[\p{L}\p{N}\p{M}]+(?:[-‐‑–/.&][\p{L}\p{N}\p{M}]+)+/gu;

/** Folds a text the way people type a search: without case, marks and apostrophes, every i the same. */
export function foldSearch(text: string): string {
  // Most titles are plain, and thousands of them are folded for one search.
  return PLAIN.test(text) ? text.replaceAll("'", '').toLowerCase() : foldName(text);
}

/** Folds a text, and adds what hyphens join as one word: 'pre-save presave'. */
export function foldIndexed(text: string): string {
  const folded = foldSearch(text);
  const joined = JOINT.test(folded) ? (folded.match(JOINED) ?? []) : [];
  return joined.length === 0 ? folded : `${folded} ${joined.map((word) => listWords(word).join('')).join(' ')}`;
}

/** Lists the words of a folded text, in their order. */
export function listWords(folded: string): string[] {
  return folded.match(PLAIN.test(folded) ? PLAIN_WORDS : WORDS) ?? [];
}
