/** The scripts of living languages that labels of domain names are written in (UTS 39, recommended scripts). */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
] as const;
/** Scripts that one word is written in together: those of Japanese, Chinese and Korean, also beside Latin. */
const SETS = [
  ...SCRIPTS.map((script) => [script]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
] as const;

const LETTERS_OF_SETS = SETS.map((scripts) => {
  const wanted = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`[${wanted.join('')}]`, 'u');
});

/** Small letters that are drawn like Latin ones, see the confusables of UTS 39; digits and hyphens go with them. */
const LATIN_LOOK_ALIKES = [/^[асԁеһіјӏорԛѕԝху\d-]+$/u, /^[αγικνορυ\d-]+$/u, /^[գզհյոսցօ\d-]+$/u];
/** Letters of phonetics, which no name has: some are drawn like usual ones. Those of African languages are none. */
const PHONETIC = /[ɐ-ʯ]/u;
const AFRICAN = /[ɓɔɖɗəɛɠɣɨɩɲɵʃʉʊʋʒ]/u;

/** Returns whether a letter belongs to phonetics only (UTS 39, technical use), such as the ɡ that looks like g. */
export function isPhonetic(letter: string): boolean {
  return PHONETIC.test(letter) && !AFRICAN.test(letter);
}

/**
 * Finds the first letter of a label that is of another alphabet than the rest of it, such as a Cyrillic `а` in a Latin
 * word; null when the label is written in scripts that belong together (UTS 39, highly restrictive).
 */
export function findForeignLetter(label: string): string | null {
  const letters = [...label];
  const foreign = LETTERS_OF_SETS.map((set) => letters.filter((letter) => !set.test(letter)));
  const [best = []] = foreign.toSorted((one, other) => one.length - other.length);
  return best[0] ?? null;
}

/** Returns whether a whole label of another alphabet reads as a Latin word, as Cyrillic `сосо` and Greek `ορο` do. */
export function looksLatin(label: string): boolean {
  return /\p{L}/u.test(label) && !/[a-z]/.test(label) && LATIN_LOOK_ALIKES.some((letters) => letters.test(label));
}
