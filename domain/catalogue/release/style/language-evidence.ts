const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

// Words that appear in almost every sentence of one of these languages and in none of the others.
const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    "the and you your my of is are with for was this that what when where i’m i'm it's don't won't can't we they she his her from not but",
  ),
  es: words(
    'el los las una y del que quiero eres estoy está mi tu yo te con sin muy pero donde cuando como para por mis soy hoy corazón',
  ),
  pt: words(
    'não você eu meu minha uma são com sem muito mas onde quando como para pra teu tua seu sua e em do da dos das no na é',
  ),
  tr: words(
    've bir bu ben sen için değil gibi ama beni seni bana sana çok mi mı mu mü de da ne kadar olsun yok var her şey',
  ),
  fr: words('le les des et je tu nous vous est pas dans sur pour avec sans mon ma mes ton ta tes une du qui que ne'),
  de: words('der die das und ich du wir ist nicht mit für ein eine auf von mein dein den dem'),
  it: words('il gli che di non sono con per una nel della mi ti è io tu ma senza'),
};

/**
 * Guesses the language of a text by its most common words; null when fewer than two of them point to a single language.
 */
export function guessLanguage(text: string): string | null {
  const list = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (list.length < 2) return null;
  const scores = Object.entries(STOP_WORDS)
    .map(([language, known]) => ({ language, score: list.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  return best !== undefined && best.score >= 2 && best.score > (second?.score ?? 0) ? best.language : null;
}

/** Counts the most common words of a language in a text. */
export function countStopWords(text: string, language: string): number {
  const known = STOP_WORDS[language];
  const list = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return known === undefined ? 0 : list.filter((word) => known.has(word)).length;
}

export function hasStopWords(language: string): boolean {
  return STOP_WORDS[language] !== undefined;
}

type Script = 'Latin' | 'Cyrillic' | 'Greek' | 'Arabic' | 'Hebrew' | 'Hangul' | 'Han' | 'Kana' | 'Other';

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Han', /\p{Script=Han}/u],
  ['Other', /\p{L}/u],
];

// Languages that are not written in Latin letters; all others are.
const WRITTEN_IN: Readonly<Partial<Record<string, readonly Script[]>>> = {
  ru: ['Cyrillic'],
  uk: ['Cyrillic'],
  bg: ['Cyrillic'],
  mk: ['Cyrillic'],
  sr: ['Cyrillic', 'Latin'],
  kk: ['Cyrillic', 'Latin'],
  uz: ['Latin', 'Cyrillic'],
  az: ['Latin', 'Cyrillic'],
  bs: ['Latin', 'Cyrillic'],
  el: ['Greek'],
  ar: ['Arabic'],
  fa: ['Arabic'],
  ur: ['Arabic'],
  ku: ['Latin', 'Arabic'],
  he: ['Hebrew'],
  ko: ['Hangul', 'Han'],
  ja: ['Kana', 'Han'],
  zh: ['Han'],
  bn: ['Other'],
  hi: ['Other'],
  hy: ['Other'],
  ka: ['Other'],
  ta: ['Other'],
  th: ['Other'],
};

/** Returns the scripts of a text's letters. */
export function findScripts(text: string): Set<Script> {
  const scripts = new Set<Script>();
  if (/^[ -~]*$/.test(text)) return /[a-z]/i.test(text) ? scripts.add('Latin') : scripts;
  for (const letter of text.match(/\p{L}/gu) ?? []) {
    const found = SCRIPTS.find(([, pattern]) => pattern.test(letter));
    if (found !== undefined) scripts.add(found[0]);
  }
  return scripts;
}

/** Returns the scripts a language is written in. */
export function listScripts(language: string): readonly Script[] {
  return WRITTEN_IN[language] ?? ['Latin'];
}
