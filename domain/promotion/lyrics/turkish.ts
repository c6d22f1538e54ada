/** The cases a noun of a line can stand in, and the possessive of the first person. */
const TURKISH_FORMS = ['acc', 'dat', 'loc', 'abl', 'gen', 'ins', 'mine'] as const;
export type TurkishForm = (typeof TURKISH_FORMS)[number];

const HARD = /[fstkçşhp]$/;
const VOWEL = /[aeıioöuüâîû]/g;
/** Compounds that end in a possessive take an n before a case: gökyüzünden. */
const POSSESSIVE = /(?:gök|yer|su|gün)yüzü$/;
/** `su` alone joins with y where other nouns take n, and before the possessive: suyun, suyum. */
const JOINS_WITH_Y = /(?:^|\s)su$/;
const SOFTENED: Readonly<Record<string, string>> = { k: 'ğ', p: 'b', ç: 'c' };
/** Two-way harmony: a after back vowels, e after front ones. */
const LOW: Readonly<Record<string, string>> = { a: 'a', ı: 'a', o: 'a', u: 'a', â: 'a', û: 'a' };
/** Four-way harmony. */
const HIGH: Readonly<Record<string, string>> = {
  a: 'ı',
  ı: 'ı',
  â: 'ı',
  e: 'i',
  i: 'i',
  î: 'i',
  o: 'u',
  u: 'u',
  û: 'u',
  ö: 'ü',
  ü: 'ü',
};

/**
 * Puts a Turkish noun into a form: vowel harmony, hard consonants, joining letters, and k, p and ç that soften. A name
 * keeps its spelling and takes an apostrophe; a common noun in its place (`annem`) does not.
 *
 * @example `inflect('deniz', 'dat')` is `denize`, `inflect('sokak', 'acc')` is `sokağı`,
 * `inflect('Ayşe', 'dat', true)` is `Ayşe’ye`, `inflect('gökyüzü', 'abl')` is `gökyüzünden`.
 */
export function inflect(word: string, form: TurkishForm, isName = false): string {
  const plain = word.toLocaleLowerCase('tr');
  const vowels = plain.match(VOWEL) ?? [];
  const last = vowels.at(-1) ?? 'e';
  const endsInVowel = /[aeıioöuüâîû]$/.test(plain);
  const suffix = buildSuffix(form, {
    low: LOW[last] ?? 'e',
    high: HIGH[last] ?? 'i',
    endsInVowel,
    hard: HARD.test(plain),
    isPossessive: POSSESSIVE.test(plain),
    joinsWithY: JOINS_WITH_Y.test(plain),
  });
  const lastWord = word.slice(word.lastIndexOf(' ') + 1);
  if (isName && lastWord.charAt(0) !== lastWord.charAt(0).toLocaleLowerCase('tr')) return `${word}’${suffix}`;
  const softens = /^[aeıiuoöü]/.test(suffix) && vowels.length > 1;
  return `${softens ? soften(word) : word}${suffix}`;
}

interface Sounds {
  low: string;
  high: string;
  endsInVowel: boolean;
  hard: boolean;
  isPossessive: boolean;
  joinsWithY: boolean;
}

function buildSuffix(form: TurkishForm, sounds: Sounds): string {
  const { low, high, endsInVowel, hard, isPossessive, joinsWithY } = sounds;
  const stop = `${isPossessive ? 'n' : ''}${hard ? 't' : 'd'}`;
  const glide = isPossessive && form !== 'ins' ? 'n' : endsInVowel ? 'y' : '';
  if (form === 'acc') return glide + high;
  if (form === 'dat') return glide + low;
  if (form === 'loc') return stop + low;
  if (form === 'abl') return `${stop}${low}n`;
  if (form === 'gen') return `${joinsWithY ? 'y' : endsInVowel ? 'n' : ''}${high}n`;
  if (form === 'ins') return `${glide}l${low}`;
  if (joinsWithY) return `y${high}m`;
  return endsInVowel ? 'm' : `${high}m`;
}

function soften(word: string): string {
  const soft = SOFTENED[word.at(-1) ?? ''];
  // renk becomes rengi
  const voiced = /nk$/.test(word) ? 'g' : soft;
  return voiced === undefined ? word : word.slice(0, -1) + voiced;
}
