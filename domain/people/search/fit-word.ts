import { measureDistance } from './edit-distance.ts';

/** A word compared with the words of a text: how well it fits, and how sure that is. */
export type Fit = { readonly points: number; readonly tier: 'words' | 'typo' | 'near' };

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

/** Whether a word could fit a folded text without a mistake: quick, and never wrong about a word that fits. */
export function mayFitPlain(word: string, folded: string): boolean {
  const length = Math.max(Math.min(word.length, STEM_MIN_CHARS), word.length - STEM_MAX_MORE);
  return folded.includes(word.slice(0, length));
}

/** Fits a word without a mistake into the words of a text; null when none of them has it. */
export function fitPlain(word: string, texts: readonly string[]): Fit | null {
  let points = 0;
  for (const text of texts) points = Math.max(points, countPoints(word, text));
  return points === 0 ? null : { points, tier: 'words' };
}

function countPoints(word: string, text: string): number {
  if (text === word) return WHOLE;
  if (text.startsWith(word)) return BEGINNING;
  const isStem = text.length >= STEM_MIN_CHARS && word.length - text.length <= STEM_MAX_MORE && word.startsWith(text);
  if (isStem) return STEM;
  return (word.length >= INSIDE_MIN_CHARS || !LATIN.test(word)) && text.includes(word) ? INSIDE : 0;
}

/** Fits a word that stands for several words of a short text. */
export function fitJoined(word: string, texts: readonly string[]): Fit | null {
  if (texts.length < 2 || texts.length > JOINED_WORDS_MAX || word.length <= STEM_MIN_CHARS) return null;
  return texts.join('').includes(word) ? { points: JOINED, tier: 'words' } : null;
}

/** The mistakes that a word of this length may contain. */
function countMistakes(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** Compares two words of which the first may contain mistakes; a number has none. */
export function fitMistaken(word: string, text: string): Fit | null {
  if (word.length < NEAR_MIN_CHARS || text.length < NEAR_MIN_CHARS || !startsAlike(word, text)) return null;
  if (/\d/.test(word)) return null;
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

/** Whether one of the first two letters is one of the others': a word with both of them wrong means nothing. */
function startsAlike(word: string, text: string): boolean {
  return word[0] === text[0] || word[0] === text[1] || word[1] === text[0] || word[1] === text[1];
}
