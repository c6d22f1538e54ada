import { BANNED_WORDS_EN } from './banned-words-en.ts';
import { BANNED_WORDS_ES } from './banned-words-es.ts';
import { BANNED_NAMES } from './banned-words-names.ts';
import { BANNED_WORDS_PT } from './banned-words-pt.ts';
import { BANNED_WORDS_TR } from './banned-words-tr.ts';

/** Every banned word and phrase, by language; names of stores and companies are banned in all of them. */
export const BANNED_WORDS = {
  en: BANNED_WORDS_EN,
  es: BANNED_WORDS_ES,
  pt: BANNED_WORDS_PT,
  tr: BANNED_WORDS_TR,
  names: BANNED_NAMES,
} as const;

// Phrases by their first word, as lists of words, so that one pass over a title is enough.
const PHRASES = new Map<string, (readonly string[])[]>();
for (const phrase of Object.values(BANNED_WORDS).flat()) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  PHRASES.set(first, [...(PHRASES.get(first) ?? []), words]);
}

/**
 * Finds the banned words and phrases in a text (S5-019, S5-020, A-119): whole words after lower-casing, removing
 * accents and reading 0 1 3 4 5 7 @ $ as letters. Invisible characters, stacked accents and letters that only look
 * Latin do not hide a word. A longer text is only checked up to `MAX_CHECKED_CHARS`, far more than a title can have.
 */
export function findBannedWords(text: string): string[] {
  const plain = uncover(text.slice(0, MAX_CHECKED_CHARS));
  // A 1 can stand for an i or an l.
  const readings = plain.includes('1') ? [plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')] : [plain];
  return [...new Set(readings.flatMap(findPhrases))];
}

const MAX_CHECKED_CHARS = 2000;

function findPhrases(plain: string): string[] {
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.flatMap((word, start) =>
    (PHRASES.get(word) ?? [])
      .filter((phrase) => phrase.every((part, offset) => words[start + offset] === part))
      .map((phrase) => phrase.join(' ')),
  );
}

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

// Cyrillic and Greek letters that look like Latin ones.
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

function uncover(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/[03457@$]/g, (sign) => DIGIT_LETTERS[sign] ?? sign)
    .replace(/[\u0370-\u052F]/g, (letter) => LOOKALIKES[letter] ?? letter);
}
