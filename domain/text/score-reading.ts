import type { TextLanguage } from './text-languages.ts';

/**
 * Scores how well a text fits a language, by its letters outside ASCII and where they stand: above zero is plausible,
 * higher is better. Texts without such characters get 1.
 */
export function scoreReading(text: string, language: TextLanguage): number {
  const rate = language.script === 'characters' ? rateCharacters : rateWords;
  return 1 + scoreSigns(text) + rate(text, language);
}

/** A letter of another language in a word of Latin letters; a sign that no word has; a word that mixes alphabets. */
const OTHER_LETTER = -3;
const NO_LETTER = -5;
const MIXED_WORD = -8;

const WORD = /[\p{L}\p{M}]+/gu;

function rateWords(text: string, language: TextLanguage): number {
  const words = text.match(WORD) ?? [];
  return words
    .filter((word) => /\P{ASCII}/u.test(word))
    .reduce(
      (sum, word) => sum + (language.script === 'latin' ? rateLatin(word, language) : rateAlphabet(word, language)),
      0,
    );
}

function rateLatin(word: string, { code, letters }: TextLanguage): number {
  const foreign = word.match(/\P{ASCII}/gu) ?? [];
  const lower = (letter: string) => (letter === 'İ' ? 'ı' : letter.toLowerCase());
  const rateLetter = (letter: string) => (!letters.includes(letter) ? OTHER_LETTER : 'âîû'.includes(letter) ? 1 : 2);
  const fitting = foreign.reduce((sum, letter) => sum + rateLetter(lower(letter)), 0);
  // Words of several letters have one of a to z, but for Turkish ones such as 'çığ'.
  const isBare = foreign.length === word.length && word.length > 1 && code !== 'tr';
  return fitting + rateCase(word) + (isBare ? OTHER_LETTER * word.length : 0) + rateDoubtful(word, code);
}

/**
 * Turkish and Icelandic share six bytes: ı and ý, ş and þ, ğ and ð. A þ begins its word; ğ follows a vowel; ı often
 * ends a word after a consonant, where ý is rare. Portuguese has õ only before e, Hungarian has ő in its place.
 */
function rateDoubtful(word: string, code: string): number {
  if (code === 'is') return /[^\s]þ/u.test(word) ? OTHER_LETTER : (word.match(/[ðþý]/giu)?.length ?? 0) * -0.5;
  if (code === 'pt') return (word.match(/õ(?!e)/giu)?.length ?? 0) * OTHER_LETTER;
  if (code !== 'tr') return 0;
  return /[bcdfghjklmnprstvyz]ğ|^ğ/iu.test(word) ? OTHER_LETTER : /[bcçdfghjklmnprsştvyz]ı$/iu.test(word) ? 1 : 0;
}

function rateAlphabet(word: string, { letters }: TextLanguage): number {
  if (/[a-z]/i.test(word)) return MIXED_WORD;
  const rated = [...word.toLowerCase()].reduce((sum, letter) => {
    const rank = letters.indexOf(letter);
    return sum + (rank < 0 ? NO_LETTER : rank < 12 ? 3 : rank < 24 ? 1 : -1);
  }, 0);
  // Encodings of Russian differ in which half of their bytes is capital, and single letters prove nothing.
  const capitals = word.slice(1).match(/\p{Lu}/gu)?.length ?? 0;
  return (word.length === 1 ? Math.min(rated, 1) : rated) - capitals + rateCase(word);
}

/** Misread letters change their case: no word has capitals after small letters, or small letters after two capitals. */
function rateCase(word: string): number {
  const after = word.match(/(?<=\p{Ll}\p{L}*)\p{Lu}/gu)?.length ?? 0;
  return (after + (/^\p{Lu}{2,}\p{Ll}/u.test(word) ? 1 : 0)) * OTHER_LETTER;
}

function rateCharacters(text: string, { code, letters }: TextLanguage): number {
  const latin = text.match(/(?=\P{ASCII})\p{Script=Latin}/gu) ?? [];
  const others = text.match(/(?=\P{ASCII})(?!\p{Script=Latin})\p{L}/gu) ?? [];
  const rateOne = (sign: string) => {
    if (code === 'ko') return /\p{Script=Hangul}/u.test(sign) ? 4 : -3;
    if (code === 'ja') return /[\u3041-\u30FF]/u.test(sign) ? 5 : /\p{Script=Han}/u.test(sign) ? 1 : NO_LETTER;
    return letters.includes(sign) ? 6 : /[\u4E00-\u9FFF]/u.test(sign) ? 1 : NO_LETTER;
  };
  const inWords = text.match(/(?<=[a-z])(?=\P{ASCII})\p{L}/giu)?.length ?? 0;
  return others.reduce((sum, sign) => sum + rateOne(sign), (latin.length + inWords) * NO_LETTER);
}

/** Quotation marks, dashes and the like speak for a reading where people write them; other signs and controls do not. */
function scoreSigns(text: string): number {
  const marks = text.match(
    /(?<=\p{L})’(?=\p{L})|(?<=l)·(?=l)|(?<![\p{L}\p{N}])[“„‚‘«»¿¡–—♪](?=\p{L}|\s)|(?<=\p{L}|[.,!?])[”’»…](?!\p{L})|[、。！？「」〜・]/gu,
  );
  const wrong = text.match(
    /(?<![\p{L}\p{N}\p{P}])”(?=\p{L})|[^\p{ASCII}\p{L}\p{M}](?<=\p{L}[^’´·'\u00A0]|\p{Ll}[^’´·\s])(?=\p{L})|[^\P{Cc}\t\n\r]|\uFFFD|[\uE000-\uF8FF]/gu,
  );
  return (marks?.length ?? 0) * 2 + (wrong?.length ?? 0) * NO_LETTER;
}
