import { CODE_SEARCH_MIN_LENGTH } from '../../catalogue/release-limits.ts';
import { SEARCH_QUERY_MAX_CHARS, SEARCH_WORDS_MAX } from '../people-limits.ts';
import { foldSearch, listWords } from './fold-search.ts';
import { STOP_WORDS } from './stop-words.ts';

/** A search as it is compared; made once, for all entries. */
export type SearchQuery = {
  /** The text as typed, cut to what a search reads. */
  readonly text: string;
  /** Its words, folded. Without one, only signs were typed, and the text itself is looked for. */
  readonly words: readonly string[];
  /** Which of the words carry its meaning: not those that every question has. */
  readonly needed: readonly string[];
  /** As codes are stored: capital letters and digits; null when it cannot be part of one. */
  readonly code: string | null;
  /** A complete ISRC or UPC finds that code or nothing: the next code is another track. */
  readonly is_whole_code: boolean;
};

/** Codes are copied with their name: 'ISRC QZ-TNG-26-00018'. */
const CODE_NAME = /^(?:isrc|upc|ean|gtin|barcode)\b[\s:.#-]*(?=[a-z]{0,2}[\d-])/i;
const WHOLE_CODE = /^(?:[A-Z]{2}[A-Z0-9]{3}\d{7}|\d{12,14})$/;

/** Reads what was typed. A text of any length is cut, never refused. */
export function readQuery(typed: string): SearchQuery {
  const text = [...typed.slice(0, 4 * SEARCH_QUERY_MAX_CHARS).trim()].slice(0, SEARCH_QUERY_MAX_CHARS).join('').trim();
  const words = listWords(foldSearch(text)).slice(0, SEARCH_WORDS_MAX);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const bare = text
    .replace(CODE_NAME, '')
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase();
  const isCode = bare.length >= CODE_SEARCH_MIN_LENGTH && /^[A-Z0-9]*$/.test(bare) && /\d/.test(bare);
  return {
    text,
    words,
    needed: telling.length > 0 ? telling : words,
    code: isCode ? bare : null,
    is_whole_code: WHOLE_CODE.test(bare),
  };
}
