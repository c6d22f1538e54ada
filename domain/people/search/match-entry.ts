import { measureDistance } from './edit-distance.ts';
import { foldSearch, listIndexWords, listWords } from './fold-search.ts';
import type { SearchQuery } from './read-query.ts';

/** The texts and codes of a thing that a search compares. */
export type Searchable = {
  readonly name: string;
  /** Further words that it is found by, such as its artist; they count half. */
  readonly also?: string;
  /** As they are stored: capital letters and digits. */
  readonly codes?: readonly (string | null)[];
};

/** How a thing was found, the surest first: by its whole code, by all words, by words with a mistake, by near words. */
export const MATCH_TIERS = ['code', 'words', 'typo', 'near'] as const;
export type MatchTier = (typeof MATCH_TIERS)[number];

/** `rank` orders the matches of a tier, the highest first. */
export type Match = { readonly tier: MatchTier; readonly rank: number };

/** A word compared with a word of a text: how well it fits, and how sure that is. */
type Fit = { readonly points: number; readonly tier: 'words' | 'typo' | 'near' };

const WHOLE = 100;
const BEGINNING = 85;
const STEM = 60;
const JOINED = 55;
const INSIDE = 50;
/** A word may have an ending that the text does not: 'releases', 'withdrawals'. */
const STEM_MIN_CHARS = 4;
const STEM_MAX_MORE = 3;
/** In a longer text two words beside each other make too many others. */
const JOINED_WORDS_MAX = 12;
/** A shorter part is inside of too many words. Signs that stand for words are found alone. */
const INSIDE_MIN_CHARS = 3;
const LATIN = /^[a-z0-9]+$/;
/** Near words begin the same way. */
const NEAR_SAME_CHARS = 2;
const NEAR_MIN_CHARS = 3;
const NEAR_MISTAKES_MAX = 2;
/** The part of the words of a question that must be found. */
const NEAR_PART = 0.6;

/** The mistakes that a word of this length may contain. */
function countMistakes(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** Compares a thing with a search; null when it does not fit. */
export function matchEntry(query: SearchQuery, entry: Searchable): Match | null {
  const byCode = matchCodes(query, entry.codes ?? []);
  if (byCode !== null) return byCode;
  if (query.words.length === 0) return matchSigns(query, entry);
  const name = foldSearch(entry.name);
  const also = entry.also === undefined ? '' : foldSearch(entry.also);
  const names = listIndexWords(name);
  const others = also === '' ? [] : listIndexWords(also);
  const fits = query.words.map((word) => fitWord(word, names, others));
  const tier = findTier(query, fits);
  if (tier === null || (query.is_whole_code && tier !== 'words')) return null;
  const points = fits.reduce((sum, fit) => sum + (fit?.points ?? 0), 0) / query.words.length;
  return { tier, rank: points + rankName(query, name) };
}

function matchCodes({ code }: SearchQuery, codes: readonly (string | null)[]): Match | null {
  if (code === null) return null;
  const stored = codes.filter((one) => one !== null);
  if (stored.some((one) => withoutZero(one) === withoutZero(code))) return { tier: 'code', rank: WHOLE };
  return stored.some((one) => one.includes(code)) ? { tier: 'words', rank: WHOLE } : null;
}

/** A UPC of twelve digits is also written as an EAN: with a zero before it. */
function withoutZero(code: string): string {
  return code.replace(/^0(?=\d{12}$)/, '');
}

function matchSigns({ text }: SearchQuery, { name, also = '' }: Searchable): Match | null {
  if (text === '') return null;
  const sign = text.toLowerCase();
  if (name.toLowerCase().includes(sign)) return { tier: 'words', rank: WHOLE };
  return also.toLowerCase().includes(sign) ? { tier: 'words', rank: INSIDE } : null;
}

/** Finds the best fit of a word, first in the name, then in the further words, which count half. */
function fitWord(word: string, names: readonly string[], others: readonly string[]): Fit | null {
  const inName = findBestFit(word, names);
  const inOthers = findBestFit(word, others);
  const half = inOthers && { tier: inOthers.tier, points: inOthers.points / 2 };
  if (inName === null || half === null) return inName ?? half;
  const order = MATCH_TIERS.indexOf(inName.tier) - MATCH_TIERS.indexOf(half.tier);
  return order < 0 || (order === 0 && inName.points >= half.points) ? inName : half;
}

function findBestFit(word: string, texts: readonly string[]): Fit | null {
  const plain = texts.reduce((best, text) => Math.max(best, fitPlain(word, text)), 0);
  if (plain > 0) return { points: plain, tier: 'words' };
  // 'nightdrive' for 'Night Drive'.
  const isShort = texts.length <= JOINED_WORDS_MAX;
  if (isShort && word.length > STEM_MIN_CHARS && texts.join('').includes(word))
    return { points: JOINED, tier: 'words' };
  return texts.reduce<Fit | null>((best, text) => {
    const fit = fitMistaken(word, text);
    return fit !== null && (best === null || fit.points > best.points) ? fit : best;
  }, null);
}

function fitPlain(word: string, text: string): number {
  if (text === word) return WHOLE;
  if (text.startsWith(word)) return BEGINNING;
  const isStem = text.length >= STEM_MIN_CHARS && word.length - text.length <= STEM_MAX_MORE && word.startsWith(text);
  if (isStem) return STEM;
  return (word.length >= INSIDE_MIN_CHARS || !LATIN.test(word)) && text.includes(word) ? INSIDE : 0;
}

/** Compares a word that may contain mistakes; a number has none. */
function fitMistaken(word: string, text: string): Fit | null {
  if (word.length < NEAR_MIN_CHARS || text.length < NEAR_MIN_CHARS || /\d/.test(word)) return null;
  const allowed = countMistakes(word.length);
  const isNear = word.slice(0, NEAR_SAME_CHARS) === text.slice(0, NEAR_SAME_CHARS);
  const nearMax = isNear ? Math.min(NEAR_MISTAKES_MAX, Math.floor(word.length / 2)) : 0;
  const { whole, prefix } = measureDistance(word, text, Math.max(allowed, nearMax));
  // The first letter is rarely wrong, and in a short word one letter is much of it.
  const isLikely = word.length > NEAR_MIN_CHARS || word[0] === text[0];
  if (whole <= allowed && isLikely) return { points: 40 - 10 * whole, tier: 'typo' };
  if (prefix <= allowed - (word.length < 6 ? 0 : 1) && word.length > NEAR_MIN_CHARS && word[0] === text[0])
    return { points: 25 - 5 * prefix, tier: 'typo' };
  return whole <= nearMax ? { points: 10 - whole, tier: 'near' } : null;
}

/** All words make it sure; without all, most of the words that matter make it near. */
function findTier({ words, needed }: SearchQuery, fits: readonly (Fit | null)[]): Match['tier'] | null {
  const found = fits.filter((fit) => fit !== null);
  if (found.length === words.length) {
    if (found.some(({ tier }) => tier === 'near')) return 'near';
    return found.some(({ tier }) => tier === 'typo') ? 'typo' : 'words';
  }
  const telling = words.flatMap((word, index) => (needed.includes(word) ? [fits[index] ?? null] : []));
  const sure = telling.filter((fit) => fit !== null && fit.tier !== 'near').length;
  return words.length > 1 && sure > 0 && sure / telling.length >= NEAR_PART ? 'near' : null;
}

/** Prefers names that are, or begin with, what was typed, and short ones among equals. */
function rankName({ words }: SearchQuery, name: string): number {
  const typed = words.join(' ');
  const plain = listWords(name).join(' ');
  const closeness = plain === typed ? 60 : plain.startsWith(typed) ? 30 : 0;
  return closeness - Math.min(plain.length, 100) / 100;
}
