import { countLetters, hasLower, hasUpper } from './letters.ts';
import type { TitleWord } from './title-words.ts';

// Written in capitals whatever their length, and even when all other words are in capitals.
const ACRONYMS = new Set(
  'USA UK EU TV DJ MC DNA NYC LA UFO SOS ID OK CEO FBI CIA NASA ATM BPM DIY DVD GPS HIV IQ PC PS RIP SMS VIP VHS XL XXL XO AI AC DC ABC LGBT LGBTQ NATO UNESCO TBMM TRT ODTÜ RSVP MTV FM AM'.split(
    ' ',
  ),
);

/**
 * Returns whether a word is a Roman numeral up to 39, in capitals; longer ones are words to most readers ('MIX',
 * 'LIVID').
 */
export function isRomanNumeral(word: string): boolean {
  return /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/.test(word);
}

/** Returns whether a word is a Roman numeral in lower case that is not a word in any of the languages with rules. */
export function isSmallRoman(word: string): boolean {
  return /^(?:ii|iii|iv|vii|viii|ix|xii|xiii|xiv|xv)$/.test(word);
}

export function isAcronym(word: string): boolean {
  return ACRONYMS.has(word);
}

/**
 * Returns whether a word is in capitals and short enough to be an acronym: up to four letters (rule T1 in
 * docs/standards/store-rules.md).
 */
export function looksLikeAcronym(word: string): boolean {
  return hasUpper(word) && !hasLower(word) && countLetters(word) <= 4;
}

/**
 * Returns whether a word has random capitals: 'lOVE', 'sOmEoNe', 'LOve', or a long word all in capitals. 'McCoy',
 * 'iPhone', 'YouTube' and 'DJs' are names.
 */
export function isRandomCase(word: string): boolean {
  if (!hasUpper(word)) return false;
  if (!hasLower(word)) return countLetters(word) > 4 && !isAcronym(word) && !isRomanNumeral(word);
  if (/^\p{Lu}[\p{Ll}\p{M}'’]*$/u.test(word) || /^\p{Lu}{2,4}['’]?s$/u.test(word)) return false;
  if (/^(?:Mc|Mac|Di|De|Du|La|Le|Van|Fitz)\p{Lu}\p{Ll}+$/u.test(word)) return false;
  if (/^\p{Lu}['’]\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(word) || /^\p{Ll}{1,2}['’]\p{Lu}\p{Ll}+$/u.test(word))
    return false;
  const isBrand = /^\p{Ll}\p{Lu}\p{Ll}+$/u.test(word) || /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(word);
  return !isBrand && !/\p{N}/u.test(word);
}

/**
 * Returns whether a title is all in capitals, ignoring small words. One short word, acronyms and numerals alone do not
 * count.
 */
export function isAllCapitals(all: readonly TitleWord[], small: ReadonlySet<string>): boolean {
  const words = all.filter(({ text }) => !small.has(text));
  const lettered = words.filter(({ text }) => countLetters(text) >= 2 && (hasUpper(text) || hasLower(text)));
  if (words.some(({ text }) => hasLower(text))) return false;
  const shouting = lettered.filter(({ text }) => !isAcronym(text) && !isRomanNumeral(text));
  return shouting.some(({ text }) => countLetters(text) > 4) || (shouting.length > 0 && lettered.length > 1);
}

export function isAllSmall(words: readonly TitleWord[]): boolean {
  return words.some(({ text }) => hasLower(text)) && !words.some(({ text }) => hasUpper(text));
}
