import { type Fit, fitJoined, fitMistaken, fitPlain, mayFitPlain } from './fit-word.ts';
import { foldIndexed, listWords } from './fold-search.ts';
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

/** A folded text with its words, which are listed when they are first needed. */
export type FoldedText = { readonly text: string; readonly listWords: () => readonly string[] };

/** A thing as it is compared, folded once for all attempts. */
export type Folded = { readonly name: FoldedText; readonly also: FoldedText; readonly codes: Searchable['codes'] };

/** An attempt to match, for things that all attempts before it have left out; null when a thing does not fit. */
export type Attempt = (query: SearchQuery, entry: Folded) => Match | null;

/** The part of the words of a question that must be found. */
const NEAR_PART = 0.6;
const WHOLE = 100;
const HALF = 2;

export function foldText(text: string): FoldedText {
  const folded = foldIndexed(text);
  let words: readonly string[] | null = null;
  return {
    text: folded,
    listWords: () => {
      words ??= listWords(folded);
      return words;
    },
  };
}

/** Compares codes: a whole one is sure, a part of one counts like words. */
export function matchCodes({ code }: SearchQuery, codes: Searchable['codes'] = []): Match | null {
  if (code === null) return null;
  const stored = codes.filter((one) => one !== null);
  if (stored.some((one) => withoutZero(one) === withoutZero(code))) return { tier: 'code', rank: WHOLE };
  return stored.some((one) => one.includes(code)) ? { tier: 'words', rank: WHOLE } : null;
}

/** A UPC of twelve digits is also written as an EAN: with a zero before it. */
function withoutZero(code: string): string {
  return code.replace(/^0(?=\d{12}$)/, '');
}

/** Compares words as they are: in any order, whole, as beginnings, inside of others. */
export const matchWords: Attempt = (query, entry) => {
  // Most things do not have the first word; they are left out before their words are listed.
  const { text } = entry.name;
  if (!query.words.every((word) => mayFitPlain(word, text) || mayFitPlain(word, entry.also.text))) return null;
  return matchFits(query, entry, fitPlain);
};

/** Looks for what was typed without a letter or digit as it is: '%' is no pattern. */
export function matchSigns({ text }: SearchQuery, { name, also = '' }: Searchable): Match | null {
  const sign = text.toLowerCase();
  if (name.toLowerCase().includes(sign)) return { tier: 'words', rank: WHOLE };
  return also.toLowerCase().includes(sign) ? { tier: 'words', rank: WHOLE / HALF } : null;
}

/** Compares words that are two in the text: 'nightdrive' for 'Night Drive'. */
export const matchJoined: Attempt = (query, entry) => {
  if (query.is_whole_code) return null;
  const bare = entry.name.text.replaceAll(' ', '');
  if (!query.words.every((word) => bare.includes(word) || mayFitPlain(word, entry.also.text))) return null;
  return matchFits(query, entry, (word, texts) => fitPlain(word, texts) ?? fitJoined(word, texts));
};

/**
 * Returns the attempt that forgives mistakes, and of longer questions words that are missing. It remembers how a word
 * of the search fits a word of a text, since many texts share their words.
 */
export function createMatchMistaken(): Attempt {
  const known = new Map<string, Map<string, Fit | null>>();
  const compare = (word: string, texts: readonly string[]): Fit | null => {
    const plain = fitPlain(word, texts);
    if (plain !== null) return plain;
    const ofWord = known.get(word) ?? new Map<string, Fit | null>();
    known.set(word, ofWord);
    let best: Fit | null = null;
    for (const text of texts) {
      let one = ofWord.get(text);
      if (one === undefined) {
        one = fitMistaken(word, text);
        ofWord.set(text, one);
      }
      if (one !== null && (best === null || one.points > best.points)) best = one;
    }
    return best;
  };
  return (query, entry) => (query.is_whole_code ? null : matchFits(query, entry, compare));
}

type FitWords = (word: string, texts: readonly string[]) => Fit | null;

/** Fits every word of the search in the name or in the further words, which count half. */
function matchFits(query: SearchQuery, entry: Folded, compare: FitWords): Match | null {
  const names = entry.name.listWords();
  const others = entry.also.listWords();
  const fits = query.words.map((word) => {
    const inOthers = others.length === 0 ? null : compare(word, others);
    return chooseFit(compare(word, names), inOthers && { tier: inOthers.tier, points: inOthers.points / HALF });
  });
  const tier = findTier(query, fits);
  if (tier === null) return null;
  const points = fits.reduce((sum, one) => sum + (one?.points ?? 0), 0) / query.words.length;
  return { tier, rank: points + rankName(query, names) };
}

function chooseFit(one: Fit | null, other: Fit | null): Fit | null {
  if (one === null || other === null) return one ?? other;
  const order = MATCH_TIERS.indexOf(one.tier) - MATCH_TIERS.indexOf(other.tier);
  return order < 0 || (order === 0 && one.points >= other.points) ? one : other;
}

/** All words make it sure; without all, most of the words that matter make it near. */
function findTier({ words, needed }: SearchQuery, fits: readonly (Fit | null)[]): MatchTier | null {
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
function rankName({ words }: SearchQuery, names: readonly string[]): number {
  const typed = words.join(' ');
  const plain = names.join(' ');
  const closeness = plain === typed ? 60 : plain.startsWith(typed) ? 30 : 0;
  return closeness - Math.min(plain.length, 100) / 100;
}
