import { capitaliseFirst, hasLower, hasUpper, lowercaseWord, toLocale } from './letters.ts';
import { getCasing } from './small-words.ts';
import type { Casing } from './style-rule.ts';
import { splitTitle, type TitleWord } from './title-words.ts';
import {
  isAcronym,
  isAllCapitals,
  isRandomCase,
  isRomanNumeral,
  isSmallRoman,
  looksLikeAcronym,
} from './word-shape.ts';

type Style = {
  readonly language: string | null;
  readonly locale: string;
  readonly casing: Casing;
  readonly shouting: boolean;
};

/** A word and its correct form. */
export type CasedWord = TitleWord & { readonly wanted: string };

/**
 * Returns the correct form of every word of a title in its language and casing. Only the case of letters ever differs.
 */
export function caseTitle(title: string, language: string | null, casing: Casing): CasedWord[] {
  const words = splitTitle(title);
  const style = {
    language,
    locale: toLocale(language),
    casing,
    shouting: isAllCapitals(words, getCasing(language).small),
  };
  return words.map((word) => ({ ...word, wanted: wantedForm(word, words, style) }));
}

/**
 * Returns a title in the casing of its language. A corrected word can reveal that all others are in capitals ('iv
 * LOVE'), so the result is fixed again until it is stable.
 */
export function fixCasing(title: string, language: string | null, casing: Casing): string {
  const fixed = replaceWords(title, caseTitle(title, language, casing));
  return fixed === title ? title : fixCasing(fixed, language, casing);
}

/**
 * Returns a title in which only its first words, acronyms and names of mixed case keep their capitals: 'Noche De Luna'
 * becomes 'Noche de luna'.
 */
export function toSentenceCase(title: string, language: string | null): string {
  const locale = toLocale(language);
  const words = splitTitle(title).map((word) => ({
    ...word,
    wanted: word.opens !== null || isFixedForm(word.text) ? word.text : lowercaseWord(word.text, locale),
  }));
  return replaceWords(title, words);
}

/** Finds the casing of a title: inner words with capitals, or without. Null when no word shows it. */
export function findCasing(title: string, language: string | null): { casing: Casing; certain: boolean } | null {
  const { small } = getCasing(language);
  const inner = splitTitle(title).filter(
    ({ text, opens }) => opens === null && !isFixedForm(text) && !small.has(lowercaseWord(text, toLocale(language))),
  );
  const cased = inner.filter(({ text }) => hasUpper(text) || hasLower(text));
  if (cased.length === 0) return null;
  return { casing: cased.every(({ text }) => hasUpper(text)) ? 'title' : 'sentence', certain: cased.length > 1 };
}

function replaceWords(title: string, words: readonly CasedWord[]): string {
  let fixed = '';
  let done = 0;
  for (const { start, end, wanted } of words) {
    fixed += title.slice(done, start) + wanted;
    done = end;
  }
  return fixed + title.slice(done);
}

function wantedForm(word: TitleWord, words: readonly TitleWord[], style: Style): string {
  const { text } = word;
  if (isKept(word, words, style)) return text;
  const restless = style.shouting || isRandomCase(text);
  if (!restless && isFixedForm(text)) return text;
  const small = lowercaseWord(text, style.locale);
  if (style.locale !== 'tr' && isSmallRoman(small)) return small.toUpperCase();
  if (word.opens !== null) return capitaliseFirst(small, style.locale);
  if (style.casing === 'sentence') return restless ? small : text;
  const { small: smallWords } = getCasing(style.language);
  // Turkish particles in lower case belong to the word before them, even at the end: 'Aşk mı?'.
  const endsSmall = style.language === 'tr' || word.closes === null;
  if (!smallWords.has(small) || !endsSmall) return capitaliseFirst(small, style.locale);
  return word.joined && !restless ? text : small;
}

// 'feat.' and 'with' open a bracket in lower case; 'vs' and 'x' between names keep the artists' spelling; so do the
// small words of other languages inside names: 'Café del Mar', 'Rock 'n' Roll'.
function isKept(word: TitleWord, words: readonly TitleWord[], { shouting }: Style): boolean {
  if (shouting) return isAcronym(word.text) || isRomanNumeral(word.text);
  const opensBracket = word.opens === 'bracket';
  if (opensBracket && (word.text === 'feat' || (word.text === 'with' && words.at(-1) !== word))) return true;
  return word.opens === null && /^(?:vs|feat|ft|x|n|de|del|di|da|la|le|el|von|van|der|y)$/.test(word.text);
}

/**
 * Returns whether the case of a word is fixed: words with digits, acronyms, numerals, names such as 'McCoy' and
 * 'iPhone'.
 */
function isFixedForm(text: string): boolean {
  if (/\p{N}/u.test(text) || isRomanNumeral(text)) return true;
  if (!hasLower(text)) return !hasUpper(text) || isAcronym(text) || looksLikeAcronym(text);
  return hasUpper(text.slice(1)) && !isRandomCase(text);
}
