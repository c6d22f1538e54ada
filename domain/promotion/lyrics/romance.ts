/** A Spanish or Portuguese word, ready for counting and rhyming. */
export interface RomanceWord {
  /** Lower case, without a silent h and without the u of que and gui. */
  readonly letters: string;
  /** Syllable nuclei: the places of their vowels in `letters`. */
  readonly nuclei: readonly (readonly number[])[];
}

const STRONG = /[aeoáéóâêôãõà]/;
const VOWEL = /[aeiouáéíóúâêôãõàü]/;
const ACCENT = /[áéíóúâêôãõ]/;

/** Words that were split before; emptied when it is full. */
const known = { es: new Map<string, RomanceWord>(), pt: new Map<string, RomanceWord>() } as const;
const KNOWN_MAX = 10_000;

/** Splits a word into syllable nuclei by the rules of diphthong and hiatus of its language. */
export function splitRomanceWord(word: string, language: 'es' | 'pt'): RomanceWord {
  const words = known[language];
  const found = words.get(word);
  if (found) return found;
  if (words.size >= KNOWN_MAX) words.clear();
  const split = splitWord(word, language);
  words.set(word, split);
  return split;
}

function splitWord(word: string, language: 'es' | 'pt'): RomanceWord {
  const letters = prepare(word, language);
  const nuclei: number[][] = [];
  [...letters].forEach((letter, place) => {
    if (!VOWEL.test(letter)) return;
    const last = nuclei.at(-1);
    const touches = last?.at(-1) === place - 1;
    if (last && touches && !partsVowels(letters, place, language)) last.push(place);
    else nuclei.push([place]);
  });
  return { letters, nuclei };
}

function prepare(word: string, language: 'es' | 'pt'): string {
  const plain = word
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replace(/qu(?=[eéêií])/g, 'k')
    .replace(/gu(?=[eéêií])/g, 'G')
    .replace(/(?<![cnl])h/g, '');
  // A final y is a vowel: hoy, rey, y.
  return language === 'es' ? plain.replace(/y$/, 'i') : plain;
}

/** Returns whether a vowel and the one before it belong to two syllables. */
function partsVowels(letters: string, place: number, language: 'es' | 'pt'): boolean {
  const [first = '', second = ''] = [letters[place - 1], letters[place]];
  if (/[íú]/.test(first) || /[íú]/.test(second)) return true;
  const [isFirstStrong, isSecondStrong] = [STRONG.test(first), STRONG.test(second)];
  if (language === 'es') return isFirstStrong && isSecondStrong;
  if (/[ãõ]/.test(first)) return false;
  if (isFirstStrong && isSecondStrong) return true;
  const rest = letters.slice(place + 1);
  // ra-i-nha, sa-ir, a-in-da, ru-im
  if (!isSecondStrong) return /^(nh|[lrzmn]($|[^aeiouáéíóúâêôãõh]))/.test(rest);
  if (/[qgG]/.test(letters[place - 2] ?? '')) return false;
  // his-tó-ria, á-gua, but po-e-si-a, lu-a
  const endsWord = rest === '' || rest === 's';
  return !(endsWord && ACCENT.test(letters.slice(0, place - 1)));
}

/** Returns whether the last vowel of a word and the first of the next are sung as one syllable. */
export function joinsNext(word: RomanceWord, next: RomanceWord): boolean {
  return VOWEL.test(word.letters.at(-1) ?? '') && VOWEL.test(next.letters[0] ?? '');
}

/** Returns the place of the stressed vowel in `letters`; null when the word has no vowel. */
export function findStress({ letters, nuclei }: RomanceWord, language: 'es' | 'pt'): number | null {
  const accented = nuclei.findIndex((places) => places.some((place) => /[áéíóúâêô]/.test(letters[place] ?? '')));
  const nasal = nuclei.findIndex((places) => places.some((place) => /[ãõ]/.test(letters[place] ?? '')));
  const marked = accented >= 0 ? accented : nasal;
  const isPenult =
    language === 'es'
      ? /[aeoun]s?$|[aeo]$/.test(letters) && !/[iu]$/.test(letters)
      : /([aeo]s?|am|em|ens)$/.test(letters);
  const byRule = nuclei.length - (isPenult && nuclei.length > 1 ? 2 : 1);
  const nucleus = nuclei[marked >= 0 ? marked : byRule];
  if (!nucleus) return null;
  return (
    nucleus.find((place) => ACCENT.test(letters[place] ?? '')) ??
    nucleus.find((place) => STRONG.test(letters[place] ?? '')) ??
    nucleus.at(-1) ??
    null
  );
}
