import type { Language } from '../../locale.ts';
import { findEnglishRhyme } from './english.ts';
import { findStress, splitRomanceWord } from './romance.ts';
import { listWords } from './syllables.ts';

/** How a line ends, for comparing. */
export interface LineEnd {
  /** The last word in lower case. */
  readonly word: string;
  /** Equal for a perfect rhyme: the sounds from the last stressed vowel on; in Turkish the last two sounds or more. */
  readonly sound: string;
  /** Equal for a slant rhyme: the vowels alone. */
  readonly vowels: string;
  /** Whether the last sound is a vowel, which can be held as long as the melody wants. */
  readonly open: boolean;
}

/** Reads the end of a line; null when the line has no word. */
export function readLineEnd(line: string, language: Language): LineEnd | null {
  const last = listWords(line).at(-1);
  if (last === undefined) return null;
  const word = last.toLocaleLowerCase(language);
  if (language === 'en') {
    const { vowel, end } = findEnglishRhyme(word);
    return { word, sound: `${vowel}-${end}`, vowels: vowel, open: /(?:^|ee|ei|ou|oo|ai)$/.test(end) };
  }
  return language === 'tr' ? readTurkishEnd(word) : readRomanceEnd(word, language);
}

function readTurkishEnd(word: string): LineEnd {
  const plain = word.replace(/[’']/g, '').replace(/[âîû]/g, (letter) => ({ â: 'a', î: 'i', û: 'u' })[letter] ?? letter);
  const sound = /[^aeıioöuü]?[aeıioöuü]$|[aeıioöuü][^aeıioöuü]*$/.exec(plain)?.[0] ?? plain;
  return { word, sound, vowels: sound.replace(/[^aeıioöuü]/g, ''), open: /[aeıioöuü]$/.test(plain) };
}

function readRomanceEnd(word: string, language: 'es' | 'pt'): LineEnd {
  const split = splitRomanceWord(word, language);
  const stress = findStress(split, language);
  if (stress === null) return { word, sound: word, vowels: '', open: false };
  const tail = split.letters.slice(stress);
  const sound = language === 'es' ? spellSpanish(tail) : spellPortuguese(tail);
  const vowels = sound
    .replace('è', 'e')
    .replace('ò', 'o')
    .replace(/[^aeiouãõ]/g, '');
  return { word, sound, vowels, open: /[aeiouãõèò]$/.test(sound) };
}

// One letter for each sound of Latin American Spanish.
function spellSpanish(tail: string): string {
  return tail
    .replace(/[áéíóúü]/g, (letter) => ({ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' })[letter] ?? letter)
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/[ck]/g, 'k')
    .replace(/g(?=[ei])/g, 'j');
}

// One letter for each sound of Brazilian Portuguese; m and n at the end of a syllable are the same nasal.
function spellPortuguese(tail: string): string {
  return (
    tail
      // céu and léu, but not meu; fé and pé, but not você; nó and pó, but not metrô, which ends as chegou and show do
      .replace(/^é(?=u?$)/, 'è')
      .replace(/^ó$/, 'ò')
      .replace(/^o[uw]$/, 'o')
      .replace(/[áéíóúâêôà]/g, (letter) => letter.normalize('NFD').charAt(0))
      .replace(/am$/, 'ão')
      .replace(/m(?=$|[^aeiou])/g, 'n')
      // casa and beleza, but not massa
      .replace(/(?<=[aeiouãõ])s(?=[aeiou])/g, 'z')
      .replace(/ss|ç|c(?=[ei])|z$/g, 's')
      .replace(/[ck]/g, 'k')
      .replace(/g(?=[ei])/g, 'j')
      // três and seis, paz and mais
      .replace(/^([aeou])s$/, '$1is')
  );
}

/** Returns whether two line ends rhyme: `perfect`, `slant`, or null. A word does not rhyme with itself. */
export function compareEnds(one: LineEnd | null, other: LineEnd | null): 'perfect' | 'slant' | null {
  if (!one || !other || one.word === other.word) return null;
  if (one.sound === other.sound) return 'perfect';
  return one.vowels !== '' && one.vowels === other.vowels ? 'slant' : null;
}
