import type { Language } from '../../locale.ts';
import { countEnglishSyllables } from './english.ts';
import { joinsNext, splitRomanceWord } from './romance.ts';

/** A line reaches its metre when it is off by at most this many syllables. */
export const SYLLABLE_TOLERANCE = 1;

/** Splits a line into words: letters, with the apostrophes and hyphens inside them. */
export function listWords(line: string): string[] {
  return line.normalize('NFC').match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*['’]?/gu) ?? [];
}

/**
 * Counts the syllables of a line as it is sung. Spanish and Portuguese join the vowels of two words (synalepha) unless
 * punctuation parts them; a Turkish word has as many syllables as vowels.
 *
 * @example `countSyllables('Luna y agua', 'es')` is 4: lu-nay-a-gua.
 */
export function countSyllables(line: string, language: Language): number {
  if (language === 'tr') return countVowels(line);
  if (language === 'en') return listWords(line).reduce((sum, word) => sum + countEnglishSyllables(word), 0);
  return line.split(/[,;:.!?…()"“”«»—–]+/u).reduce((sum, phrase) => sum + countPhrase(phrase, language), 0);
}

function countVowels(line: string): number {
  return line.toLocaleLowerCase('tr').match(/[aeıioöuüâîû]/g)?.length ?? 0;
}

function countPhrase(phrase: string, language: 'es' | 'pt'): number {
  const words = listWords(phrase).map((word) => splitRomanceWord(word, language));
  let count = 0;
  let joined = false;
  words.forEach((word, index) => {
    count += word.nuclei.length;
    const before = words[index - 1];
    // A single vowel that has joined the word before it does not join the next one as well: lu-na-ya-gua.
    const joins = before !== undefined && joinsNext(before, word) && !(joined && before.letters.length === 1);
    if (joins) count -= 1;
    joined = joins;
  });
  return count;
}
