import { readEastAsianBits } from './east-asian-letters.ts';
import { FREQUENT_WORD_BITS, FREQUENT_WORDS } from './frequent-words.ts';
import { LETTER_PAIRS, type LetterPairs } from './letter-pairs.ts';
import { decodeAs, type TextEncoding } from './text-encodings.ts';

type Language = keyof typeof LETTER_PAIRS;

/** A code page, and how unlikely it is before the text is looked at, in bits. */
type CodePage = { readonly encoding: TextEncoding; readonly languages: readonly Language[]; readonly bits: number };

const WESTERN: readonly Language[] = ['es', 'pt', 'fr', 'de', 'it', 'nl', 'sv', 'da', 'is'];
const CENTRAL: readonly Language[] = ['pl', 'cs', 'sk', 'hu', 'hr', 'ro'];
const CYRILLIC: readonly Language[] = ['ru', 'uk', 'bg'];

/** The code pages that programs write into tags; the rarer, the more evidence they need. */
const CODE_PAGES: readonly CodePage[] = [
  { encoding: 'windows-1252', languages: WESTERN, bits: 0 },
  { encoding: 'windows-1254', languages: ['tr'], bits: 0 },
  { encoding: 'windows-1251', languages: CYRILLIC, bits: 2 },
  { encoding: 'windows-1250', languages: CENTRAL, bits: 7 },
  { encoding: 'windows-1253', languages: ['el'], bits: 3 },
  { encoding: 'windows-1255', languages: ['he'], bits: 5 },
  { encoding: 'windows-1256', languages: ['ar'], bits: 5 },
  { encoding: 'windows-1257', languages: ['lt'], bits: 6 },
  { encoding: 'koi8-r', languages: ['ru'], bits: 5 },
  { encoding: 'iso-8859-2', languages: CENTRAL, bits: 10 },
  { encoding: 'iso-8859-5', languages: CYRILLIC, bits: 8 },
  { encoding: 'iso-8859-7', languages: ['el'], bits: 6 },
  { encoding: 'ibm866', languages: ['ru'], bits: 8 },
  { encoding: 'x-mac-cyrillic', languages: CYRILLIC, bits: 12 },
  { encoding: 'macintosh', languages: WESTERN, bits: 14 },
  { encoding: 'x-mac-turkish', languages: ['tr'], bits: 12 },
  { encoding: 'ibm850', languages: WESTERN, bits: 14 },
  { encoding: 'ibm857', languages: ['tr'], bits: 12 },
  { encoding: 'gb18030', languages: [], bits: 6 },
  { encoding: 'shift_jis', languages: [], bits: 6 },
  { encoding: 'euc-kr', languages: [], bits: 6 },
  { encoding: 'big5', languages: [], bits: 7 },
  { encoding: 'euc-jp', languages: [], bits: 8 },
];

/** How unlikely a language is within its code page: few recordings have titles in it. */
const RARE_LANGUAGES: Partial<Record<Language, number>> = { is: 6, nl: 2, da: 1, sv: 1, sk: 2, lt: 2 };

/** One way to read texts. */
type Reading = {
  readonly encoding: TextEncoding;
  readonly texts: readonly string[];
  /** ISO 639-1 code of the language whose letters fit best. */
  readonly language: string;
};
/** The readings of texts, the likeliest first. It is certain when every other one is far less likely. */
export type Judgement = { readonly isCertain: boolean; readonly readings: readonly Reading[] };

/** Facts about texts besides their letters. */
export type EncodingHint = {
  /** How many bits likelier Western Windows is because something says so. */
  readonly trust?: number;
  /** ISO 639-1 code of the language in which the texts are expected. */
  readonly language?: string | null;
};

/** How much likelier the expected language is, in bits: it decides a doubt, and outweighs no word. */
const EXPECTED_BITS = 8;

/** A reading is certain when the next different one is this many bits less likely. */
const CERTAIN_BITS = 7;
/** A reading whose letters are less likely than this, on average, is no language that we know. */
const KNOWN_BITS_PER_LETTER = 8;
/** Readings that are offered to choose from lie within this many bits. */
const OFFERED_BITS = 24;
const OFFERED_MAX = 5;

/**
 * Judges in which code page texts of one program were written. Their letters decide: the pairs of letters in every
 * language that uses the code page. ASCII says nothing, so only words with other letters count.
 *
 * ```ts
 * judgeEncoding([Uint8Array.of(0xde, 0x61, 0x72, 0x6b, 0xfd)]); // certain: windows-1254, 'Şarkı', not 'Þarký'
 * judgeEncoding([Uint8Array.of(0xcc, 0xfb)]); // not certain: 'Мы' in Russian, or '帖' in Chinese
 * ```
 */
export function judgeEncoding(texts: readonly Uint8Array[], hint: EncodingHint = {}): Judgement {
  const readings = listReadings(texts, hint);
  const [best, next] = readings;
  const letters = texts.flatMap(splitWords).reduce((sum, word) => sum + word.length, 0);
  const isKnown = best !== undefined && best.bits < KNOWN_BITS_PER_LETTER * (letters + 1);
  const near = readings.filter(({ bits }) => bits - (best?.bits ?? 0) < OFFERED_BITS).slice(0, OFFERED_MAX);
  const western = readings.find(({ encoding }) => encoding === 'windows-1252');
  const offered = western === undefined || near.includes(western) ? near : [...near, western];
  return {
    isCertain: isKnown && (next === undefined || next.bits - best.bits >= CERTAIN_BITS),
    readings: offered.map(({ encoding, texts: read, language }) => ({ encoding, texts: read, language })),
  };
}

/** Lists every reading, each text once, the likeliest first. */
function listReadings(
  texts: readonly Uint8Array[],
  { trust = 0, language: expected = null }: EncodingHint,
): (Reading & { readonly bits: number })[] {
  const words = texts.map(splitWords);
  const readings = CODE_PAGES.flatMap((page) => {
    const read = texts.map((bytes) => decodeAs(bytes, page.encoding));
    if (!read.every((text) => text !== null)) return [];
    const scores = texts.map((bytes, index) => scoreText(page, words[index] ?? [], bytes));
    const language = scores.toSorted((a, b) => b.bits - a.bits)[0]?.language ?? '';
    const before = page.encoding === 'windows-1252' ? page.bits - trust : page.bits;
    const bits = before + sum(scores.map((score) => score.bits)) - (language === expected ? EXPECTED_BITS : 0);
    return [{ encoding: page.encoding, texts: read, language, bits }];
  }).sort((a, b) => a.bits - b.bits);
  return readings.filter(({ texts: read }, index) => readings.findIndex((one) => isSame(one.texts, read)) === index);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.every((text, index) => text === b[index]);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** As many words of a text as tell its language: lyrics have hundreds. */
const WORDS_MAX = 60;

/**
 * Splits bytes into words with letters beyond ASCII. Below 0x40 no byte is part of a letter in any of the code pages,
 * so the words are the same in all of them.
 */
function splitWords(bytes: Uint8Array): Uint8Array[] {
  const words: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && (bytes[at] ?? 0) >= 0x40) continue;
    const word = bytes.subarray(from, at);
    if (word.some((byte) => byte >= 0x80)) words.push(word);
    from = at + 1;
  }
  return words.slice(0, WORDS_MAX);
}

const EAST_ASIAN: Partial<Record<TextEncoding, string>> = {
  gb18030: 'zh',
  big5: 'zh',
  shift_jis: 'ja',
  'euc-jp': 'ja',
  'euc-kr': 'ko',
};
const LATIN = new Set<Language>([...WESTERN, ...CENTRAL, 'tr', 'lt']);
/** A single letter of another alphabet beside words in Latin letters: 'À la' is not a Cyrillic А. */
const MIXED_BITS = 8;

function isLatinLetter(byte: number): boolean {
  return (byte > 0x40 && byte < 0x5b) || (byte > 0x60 && byte < 0x7b);
}

type Score = { readonly language: string; readonly bits: number };

/** Returns how unlikely the words of one text are in a code page, in bits: in the language that fits best. */
function scoreText({ encoding, languages }: CodePage, words: readonly Uint8Array[], text: Uint8Array): Score {
  if (languages.length === 0) {
    return { language: EAST_ASIAN[encoding] ?? '', bits: sum(words.map((word) => readEastAsianBits(word, encoding))) };
  }
  const read = words.map((word) => decodeAs(word, encoding) ?? '\uFFFD');
  const isMixed =
    !languages.some((language) => LATIN.has(language)) &&
    text.some(isLatinLetter) &&
    read.some((word) => word.length < 3);
  const scores = languages.map((language) => {
    const model = getModel(language);
    const rare = words.length > 0 ? (RARE_LANGUAGES[language] ?? 0) : 0;
    return { language, bits: (isMixed ? MIXED_BITS : 0) + rare + sum(read.map((word) => scoreWord(word, model))) };
  });
  return scores.reduce((best, score) => (score.bits < best.bits ? score : best));
}

type Model = LetterPairs & {
  readonly places: ReadonlyMap<string, number>;
  readonly size: number;
  readonly words: ReadonlySet<string>;
};
const models = new Map<Language, Model>();

function getModel(language: Language): Model {
  const known = models.get(language);
  if (known !== undefined) return known;
  const pairs: LetterPairs = LETTER_PAIRS[language];
  const places = new Map([...pairs.letters].map((letter, index) => [letter, index + 1]));
  const words = new Set(FREQUENT_WORDS[language]?.split(' '));
  const model = { ...pairs, places, words, size: pairs.letters.length + 1 };
  models.set(language, model);
  return model;
}

/** Bits of what no word has: another alphabet, a control character, a capital behind a small letter, a sign inside. */
const FOREIGN_BITS = 13;
const BROKEN_BITS = 30;
const CAPITAL_BITS = 7;
const QUOTE_BITS = 5;
const SIGN_BITS = 10;
const INNER_SIGN_BITS = 18;

function scoreWord(word: string, model: Model): number {
  const letters = [...word];
  let bits = model.words.has(letters.map(toSmall).join('')) ? -FREQUENT_WORD_BITS : 0;
  let before = 0;
  letters.forEach((letter, index) => {
    const next = letters[index + 1] ?? '';
    if (!/\p{L}|\p{M}/u.test(letter)) {
      bits += scoreSign(letter, letters[index - 1] ?? '', next);
      if (before > 0) bits += pairBits(model, before, 0);
      before = 0;
      return;
    }
    if (isSmall(letter) && isCapital(next)) bits += CAPITAL_BITS;
    const place = model.places.get(toSmall(letter));
    bits += place === undefined ? FOREIGN_BITS : pairBits(model, before, place);
    before = place ?? -1;
  });
  return bits + (before > 0 ? pairBits(model, before, 0) : 0) + vowelBits(letters.map(toSmall), model);
}

function vowelBits(letters: readonly string[], { vowels, vowel_pairs }: Model): number {
  const places = letters.map((letter) => vowels.indexOf(letter)).filter((place) => place >= 0);
  const pairs = places.slice(1).map((place, index) => (places[index] ?? 0) * vowels.length + place);
  return sum(pairs.map((pair) => (Number.parseInt(vowel_pairs[pair] ?? '8', 16) - 8) / 2));
}

function pairBits({ pairs, size }: Model, before: number, place: number): number {
  // Behind a letter of another alphabet nothing is known.
  return before < 0 ? FOREIGN_BITS / 2 : Number.parseInt(pairs[before * size + place] ?? 'f', 16);
}

function scoreSign(sign: string, before: string, next: string): number {
  if (/\uFFFD|\p{Cc}/u.test(sign)) return BROKEN_BITS;
  if (sign < '\x80') return 4;
  // Low quotes open: behind a letter they are the é and the ä of MS-DOS.
  if (/[„‚]/.test(sign) && /\p{L}/u.test(before)) return INNER_SIGN_BITS;
  if (/[–—‘’“”„‚…«»‹›•\u00a0]/.test(sign)) return QUOTE_BITS;
  if (/[¿¡]/.test(sign) && !/\p{L}/u.test(before)) return QUOTE_BITS;
  return /\p{L}/u.test(before) && /\p{L}/u.test(next) ? INNER_SIGN_BITS : SIGN_BITS;
}

function toSmall(letter: string): string {
  return letter === 'İ' ? 'i' : letter.toLowerCase();
}
function isSmall(letter: string): boolean {
  return letter !== '' && letter !== letter.toUpperCase();
}
function isCapital(letter: string): boolean {
  return letter !== '' && letter !== letter.toLowerCase();
}
