import { ENGLISH_SOUNDS } from './en/sounds.ts';
import { ENGLISH_RHYMES, ENGLISH_SYLLABLES, type RhymeSound } from './english-words.ts';

/** Words whose syllables were counted before, by spelling; emptied when it is full. */
const counted = new Map<string, number>();
const COUNTED_MAX = 10_000;

/** Counts the syllables of an English word: by the list of words that break the rules, otherwise by spelling. */
export function countEnglishSyllables(word: string): number {
  const known = counted.get(word);
  if (known !== undefined) return known;
  if (counted.size >= COUNTED_MAX) counted.clear();
  const count = countBySpelling(word);
  counted.set(word, count);
  return count;
}

function countBySpelling(word: string): number {
  const plain = word.toLowerCase().replaceAll('’', "'");
  const known = ENGLISH_SYLLABLES.get(plain) ?? ENGLISH_SYLLABLES.get(plain.replace(/'s?$/, ''));
  if (known !== undefined) return known;
  if (plain.includes('-')) return plain.split('-').reduce((sum, part) => sum + countEnglishSyllables(part), 0);
  if (/[^aeiouy]n't$/.test(plain)) return countEnglishSyllables(plain.slice(0, -3)) + 1;
  const letters = plain.replace(/'.*$/, '');
  if (!/\p{L}/u.test(letters)) return 0;
  const groups = letters.normalize('NFD').match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups - countSilent(letters) + countParted(letters));
}

/** Vowels that are written and not sung: hope, walked, lonely, loved. */
function countSilent(letters: string): number {
  let silent = 0;
  if (/[^aeiouy]e$/.test(letters) && !/[^aeiouylr]le$/.test(letters)) silent += 1;
  if (/[^aeiouytd]ed$/.test(letters) && !/[^aeiouy][lr]ed$/.test(letters)) silent += 1;
  if (/[^aeiouysxzcg]es$/.test(letters) && !/(ch|sh|[^aeiouyl]l)es$/.test(letters)) silent += 1;
  if (/[^aeiouyl]e(ly|less|ness|ful|fully|ment|thing|times?|body|where|one|how|day)$/.test(letters)) silent += 1;
  return silent;
}

/** Two syllables written side by side: flying, seeing, going, piano, quiet. */
function countParted(letters: string): number {
  return (
    letters.match(/(y|ee|[^aeiouy]e|o|i|u(?<!q))ing$|i(?:an|o(?!u|n))|[^aeiouyqt]iet|[^q]uel$|eo(?!us|ple)/g) ?? []
  ).length;
}

// Spellings of the last syllable, first match wins: a sound is a vowel and what follows it.
const SPELLINGS: readonly (readonly [RegExp, string, string])[] = [
  [/(?:ate|ait|eight)$/, 'ei', 't'],
  [/(?:ight|ite|yte)$/, 'ai', 't'],
  [/(?:ine|ign|yne)$/, 'ai', 'n'],
  [/ind$/, 'ai', 'nd'],
  [/(?:ime|yme|imb)$/, 'ai', 'm'],
  [/(?:ide|ied|yed|ighed)$/, 'ai', 'd'],
  [/(?:ire|yre)$/, 'ai', 'r'],
  [/(?:ise|ize|ies|ighs|yes|ys)$/, 'ai', 'z'],
  [/ice$/, 'ai', 's'],
  [/ive$/, 'ai', 'v'],
  [/(?:ile|yle)$/, 'ai', 'l'],
  [/ife$/, 'ai', 'f'],
  [/(?:igh|ie|ye|uy)$/, 'ai', ''],
  [/(?:ain|ane|eign)$/, 'ei', 'n'],
  [/(?:ame|aim)$/, 'ei', 'm'],
  [/(?:ake|aque)$/, 'ei', 'k'],
  [/(?:ace|ase)$/, 'ei', 's'],
  [/(?:ade|aid|ayed|eyed)$/, 'ei', 'd'],
  [/(?:ale|ail)$/, 'ei', 'l'],
  [/ave$/, 'ei', 'v'],
  [/(?:ays|aze|aise|eys)$/, 'ei', 'z'],
  [/(?:ay|ey|eigh)$/, 'ei', ''],
  [/(?:eat|eet|ete)$/, 'ee', 't'],
  [/(?:eam|eem|eme)$/, 'ee', 'm'],
  [/(?:een|ean|ene)$/, 'ee', 'n'],
  [/(?:eep|eap)$/, 'ee', 'p'],
  [/(?:eed|ead)$/, 'ee', 'd'],
  [/(?:eal|eel)$/, 'ee', 'l'],
  [/(?:eak|eek)$/, 'ee', 'k'],
  [/(?:ear|eer|ere)$/, 'ee', 'r'],
  [/(?:eace|iece|ease)$/, 'ee', 's'],
  [/(?:eave|eeve|ieve)$/, 'ee', 'v'],
  [/(?:ees|eas|eeze)$/, 'ee', 'z'],
  [/(?:ee|ea)$/, 'ee', ''],
  [/(?:oad|ode|owed)$/, 'ou', 'd'],
  [/(?:oat|ote)$/, 'ou', 't'],
  [/(?:one|oan|own)$/, 'ou', 'n'],
  [/(?:ome|oam)$/, 'ou', 'm'],
  [/old$/, 'ou', 'ld'],
  [/(?:ole|oal|oll|oul)$/, 'ou', 'l'],
  [/ope$/, 'ou', 'p'],
  [/(?:oke|oak)$/, 'ou', 'k'],
  [/(?:ose|ows|oes)$/, 'ou', 'z'],
  [/(?:ore|oor|oar|or|our)$/, 'o', 'r'],
  [/(?:ow|oe|o)$/, 'ou', ''],
  [/(?:ound|owned)$/, 'au', 'nd'],
  [/(?:out|oubt)$/, 'au', 't'],
  [/(?:oud|owd)$/, 'au', 'd'],
  [/ower$/, 'au', 'r'],
  [/ouse$/, 'au', 's'],
  [/(?:oon|une)$/, 'oo', 'n'],
  [/(?:oom|ume|omb)$/, 'oo', 'm'],
  [/(?:ool|ule)$/, 'oo', 'l'],
  [/oof$/, 'oo', 'f'],
  [/(?:oose|uce)$/, 'oo', 's'],
  [/(?:ews|ues)$/, 'oo', 'z'],
  [/(?:ue|ew|oo|ough)$/, 'oo', ''],
  [/all$/, 'o', 'l'],
  [/alk$/, 'o', 'k'],
  [/(?:aught|ought)$/, 'o', 't'],
  [/(?:aw)$/, 'o', ''],
  [/(?:air|are)$/, 'e', 'r'],
  // Not after w and qu: war, swarm and quart sound like or.
  [/(?<!w|qu)ar$/, 'ar', ''],
  [/(?<!w|qu)art$/, 'ar', 't'],
  [/(?<!w|qu)ark$/, 'ar', 'k'],
  [/(?<!w|qu)ard$/, 'ar', 'd'],
  [/(?<!w|qu)arm$/, 'ar', 'm'],
  [/(?:orm|warm)$/, 'or', 'm'],
  [/(?:irth|earth)$/, 'ur', 'th'],
  [/(?:urn|earn)$/, 'ur', 'n'],
  [/(?:ir|ur|er)$/, 'ur', ''],
  [/(?:irt|urt)$/, 'ur', 't'],
  [/(?:ird|erd|urd)$/, 'ur', 'd'],
];

// `e-st: nest west; oo-f: roof` gives the first two words the vowel e and the end st.
const STORED = new Map(
  ENGLISH_SOUNDS.split(/[\n;]/).flatMap((row) => {
    const [sound = '', words = ''] = row.split(':');
    const [vowel = '', end = ''] = sound.trim().split('-');
    return words.split(' ').map((word): [string, RhymeSound] => [word, { vowel, end }]);
  }),
);

/** Returns whether the sound of an English word is stored, so that its rhyme is certain. */
export function hasEnglishSound(word: string): boolean {
  return ENGLISH_RHYMES.has(word) || STORED.has(word);
}

/** Finds the rhyme of an English word: by the list of words that break the rules, otherwise by spelling. */
export function findEnglishRhyme(word: string): RhymeSound {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(/^.*-/, '').replace(/'$/, '');
  const known = ENGLISH_RHYMES.get(plain) ?? STORED.get(plain);
  if (known) return known;
  if (/^[^aeiouy]*y$/.test(plain) || (plain.length === 1 && plain === 'i')) return { vowel: 'ai', end: '' };
  if (/^[^aeiouy]*e$/.test(plain)) return { vowel: 'ee', end: '' };
  return readSpelling(plain.normalize('NFD').replace(/[^a-z]/g, ''));
}

function readSpelling(letters: string): RhymeSound {
  for (const [spelling, vowel, end] of SPELLINGS) if (spelling.test(letters)) return { vowel, end };
  // Ends with a plural or a verb: tears, sings.
  if (letters.length > 3 && /[^aeiouys]s$/.test(letters)) {
    const { vowel, end } = findEnglishRhyme(letters.slice(0, -1));
    return { vowel, end: `${end}s` };
  }
  return readShortVowel(letters.replace(/^y/, ''));
}

const SHORT_VOWELS: Readonly<Record<string, string>> = { y: 'i', u: 'uh', ea: 'e', ai: 'ei', oa: 'ou', ie: 'ee' };

// A short vowel and the consonants after it, in one spelling: back and black, miss and kiss.
function readShortVowel(letters: string): RhymeSound {
  const [, vowel = '', end = ''] = /([aeiouy]+)([^aeiouy]*)(?:e|es)?$/.exec(letters) ?? [];
  const sound = end
    .replace(/ck$/, 'k')
    .replace(/([lstfzd])\1$/, '$1')
    .replace(/tch$/, 'ch')
    .replace(/dge?$/, 'j');
  return { vowel: SHORT_VOWELS[vowel] ?? vowel, end: sound };
}
