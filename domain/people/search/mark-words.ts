import { foldSearch } from './fold-search.ts';
import type { SearchQuery } from './read-query.ts';

/** A part of a text, and whether it is what was searched for. */
export type MarkedPart = { readonly text: string; readonly is_found: boolean };

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Splits a text into parts, of which those are marked that a word of the search begins. Together they are the text. */
export function markWords(text: string, { words }: SearchQuery): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const length = countMarked(match[0], words);
    if (length === 0) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), is_found: false });
    end = match.index + length;
    parts.push({ text: text.slice(match.index, end), is_found: true });
  }
  return end < text.length ? [...parts, { text: text.slice(end), is_found: false }] : parts;
}

/** Counts the characters of a word, as it is written, that the longest fitting word of the search covers. */
function countMarked(written: string, words: readonly string[]): number {
  const folded = foldSearch(written);
  const covered = Math.max(0, ...words.filter((word) => folded.startsWith(word)).map((word) => word.length));
  if (covered === 0) return 0;
  let end = 0;
  for (const letter of written) {
    if (foldSearch(written.slice(0, end)).length >= covered && !/\p{M}/u.test(letter)) break;
    end += letter.length;
  }
  return end;
}
