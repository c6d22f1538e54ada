import { findPronoun, findStemFlags, type StemFlags } from './turkish-words.ts';

/** The cases of a noun: who, whom, to whom, where, from where, whose, and with what. */
export const TURKISH_CASES = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'] as const;
export type TurkishCase = (typeof TURKISH_CASES)[number];
/** Whose a noun is: mine, yours, his or hers, ours. */
export type TurkishOwner = '1s' | '2s' | '3s' | '1p';
/** The forms a noun of a slot line can stand in: a case, or the possessive of the first person. */
export type TurkishForm = Exclude<TurkishCase, 'nom'> | 'mine';

/** A noun before its endings. */
export interface TurkishStem {
  /** As it stands before a consonant: `şehir`. */
  readonly plain: string;
  /** As it stands before a vowel: `şehr`. */
  readonly open: string;
  /** The last vowel, as harmony takes it. */
  readonly vowel: string;
  readonly isCompound: boolean;
  /** Joins with y where other nouns take n or s: su, ne. */
  readonly joinsWithY: boolean;
}

export interface TurkishNounForm {
  readonly case: TurkishCase;
  readonly isPlural?: boolean;
  readonly owner?: TurkishOwner | null;
}

const VOWELS = 'aeıioöuüâîû';
const HARD = /[fstkçşhp]$/;
const ENDS_IN_VOWEL = new RegExp(`[${VOWELS}]$`);
const SOFTENED: Readonly<Record<string, string>> = { k: 'ğ', p: 'b', ç: 'c', t: 'd', g: 'ğ' };
/** Back vowels as the front ones that endings of a loan take: saat, saati. */
const FRONTED: Readonly<Record<string, string>> = { a: 'e', â: 'e', ı: 'i', o: 'ö', u: 'ü', û: 'ü' };
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

/** Two-way harmony: a after back vowels, e after front ones. */
export const pickLow = (vowel: string) => ('aıouâû'.includes(vowel) ? 'a' : 'e');
/** Four-way harmony: ı, i, u or ü. */
export const pickHigh = (vowel: string) => HIGH[vowel] ?? 'i';
export const findLastVowel = (word: string) => [...word].findLast((letter) => VOWELS.includes(letter)) ?? 'e';
export const endsInVowel = (word: string) => ENDS_IN_VOWEL.test(word);
export const endsHard = (word: string) => HARD.test(word);
const countVowels = (word: string) => [...word].filter((letter) => VOWELS.includes(letter)).length;

/**
 * Reads a noun: what is stored of its last word, or the rules of harmony and softening. A possessive compound that is no
 * single word (`gece yarısı`) is named by its flag.
 */
export function readStem(noun: string, given: StemFlags = {}): TurkishStem {
  const lower = noun.toLocaleLowerCase('tr');
  const last = lower.slice(lower.lastIndexOf(' ') + 1);
  const flags = { ...findStemFlags(last), ...given };
  const own = findLastVowel(lower);
  return {
    plain: noun,
    open: openStem(noun, last, flags),
    vowel: flags.isFront ? (FRONTED[own] ?? own) : own,
    isCompound: flags.isCompound ?? false,
    joinsWithY: last === 'su' || last === 'ne',
  };
}

function openStem(noun: string, last: string, { drops, softens, doubles }: StemFlags): string {
  const end = last.at(-1) ?? '';
  // By the rule k, p and ç soften in words of several syllables, and t does not.
  const isSoft = softens ?? ((!drops && countVowels(last) > 1 && /[kpç]$/.test(last)) || /[oö]g$/.test(last));
  const soft = /nk$/.test(last) ? 'g' : SOFTENED[end];
  const voiced = isSoft && soft !== undefined ? noun.slice(0, -1) + soft : noun;
  if (drops) return voiced.slice(0, -2) + voiced.slice(-1);
  return doubles ? voiced + voiced.slice(-1) : voiced;
}

/** Writes a noun in a case, singular or plural, with its owner: `fenerlerimizden`. */
export function writeNoun(
  stem: TurkishStem,
  { case: ending, isPlural = false, owner = null }: TurkishNounForm,
): string {
  const counted = isPlural ? addPlural(stem) : stem;
  const owned = owner === null ? counted : addOwner(counted, owner);
  return addCase(owned, ending, owner === '3s' || (owner === null && counted.isCompound));
}

/** A compound loses its possessive where another takes its place: gece lambası, gece lambam. */
function takePossessiveOff({ plain }: TurkishStem): string {
  return plain.replace(/(?<=[aeıioöuü])s[ıiuü]$|[ıiuü]$/, '');
}

function addPlural(stem: TurkishStem): TurkishStem {
  const low = pickLow(stem.vowel);
  const base = stem.isCompound ? takePossessiveOff(stem).replace(/ğ$/, 'k') : stem.plain;
  const plain = `${base}l${low}r${stem.isCompound ? pickHigh(low) : ''}`;
  return { plain, open: plain, vowel: findLastVowel(plain), isCompound: stem.isCompound, joinsWithY: false };
}

const OWNERS: Readonly<Record<TurkishOwner, (high: string, isOpen: boolean) => string>> = {
  '1s': (high, isOpen) => (isOpen ? 'm' : `${high}m`),
  '2s': (high, isOpen) => (isOpen ? 'n' : `${high}n`),
  '3s': (high, isOpen) => (isOpen ? `s${high}` : high),
  '1p': (high, isOpen) => (isOpen ? `m${high}z` : `${high}m${high}z`),
};

function addOwner(stem: TurkishStem, owner: TurkishOwner): TurkishStem {
  if (stem.isCompound && owner === '3s') return stem;
  const high = pickHigh(stem.vowel);
  const base = stem.isCompound ? takePossessiveOff(stem) : stem.open;
  const joint = stem.joinsWithY ? 'y' : '';
  const isOpen = endsInVowel(base) && !stem.joinsWithY;
  const plain = `${base}${joint}${OWNERS[owner](high, isOpen)}`;
  return { plain, open: plain, vowel: findLastVowel(plain), isCompound: false, joinsWithY: false };
}

function addCase(stem: TurkishStem, ending: TurkishCase, takesN: boolean): string {
  const { plain, open, vowel, joinsWithY } = stem;
  const [low, high] = [pickLow(vowel), pickHigh(vowel)];
  const stop = takesN ? `${plain}nd` : `${plain}${endsHard(plain) ? 't' : 'd'}`;
  const glide = takesN ? 'n' : endsInVowel(open) ? 'y' : '';
  if (ending === 'nom') return plain;
  if (ending === 'acc') return open + glide + high;
  if (ending === 'dat') return open + glide + low;
  if (ending === 'loc') return stop + low;
  if (ending === 'abl') return `${stop}${low}n`;
  if (ending === 'gen') return `${open}${joinsWithY ? 'y' : endsInVowel(open) ? 'n' : ''}${high}n`;
  return `${plain}${endsInVowel(plain) ? 'y' : ''}l${low}`;
}

/**
 * Puts a title, a name or any word of the artist into a form. A name keeps its spelling and takes an apostrophe, and so does
 * a word that harmony cannot read; a common noun in the place of a name (`annem`) does not.
 *
 * @example `inflect('deniz', 'dat')` is `denize`, `inflect('gönül', 'acc')` is `gönlü`,
 * `inflect('Ayşe', 'dat', true)` is `Ayşe’ye`, `inflect('gökyüzü', 'abl')` is `gökyüzünden`.
 */
export function inflect(word: string, form: TurkishForm, isName = false): string {
  const lower = word.toLocaleLowerCase('tr');
  const pronoun = isName ? null : findPronoun(lower, form);
  if (pronoun !== null) return word === lower ? pronoun : pronoun.charAt(0).toLocaleUpperCase('tr') + pronoun.slice(1);
  const last = word.slice(word.lastIndexOf(' ') + 1);
  const isProper = isName && last.charAt(0) !== last.charAt(0).toLocaleLowerCase('tr');
  const isRead = countVowels(lower) > 0;
  const stem = isProper || !isRead ? { ...readStem(word), open: word } : readStem(word);
  // море’yi: most words of other scripts end in a vowel.
  const glided = isRead ? stem : { ...stem, open: `${word}e`, plain: `${word}e` };
  const written =
    form === 'mine' ? writeNoun(glided, { case: 'nom', owner: '1s' }) : writeNoun(glided, { case: form, owner: null });
  return isProper || !isRead ? `${word}’${written.slice(glided.plain.length)}` : written;
}

/** Lists the beginnings that all forms of a word have: şehir, şehr; and the forms of a pronoun. */
export function listStems(word: string): string[] {
  const { plain, open } = readStem(word);
  const forms = (['acc', 'dat', 'loc', 'abl', 'gen', 'ins'] as const).flatMap((form) => findPronoun(word, form) ?? []);
  return [...new Set([plain, open, ...forms])];
}
