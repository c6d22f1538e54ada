import { countStopWords, findScripts, guessLanguage, hasStopWords, listScripts } from './language-evidence.ts';
import { hasUpper } from './letters.ts';
import type { StyleMatch, TitleFields, TitleRule } from './style-rule.ts';
import { splitTitle } from './title-words.ts';

// Words in their correct spelling. Only words whose form without accents is not another word of the same language.
const WORDS: Readonly<Record<string, string>> = {
  es: 'corazón canción canciones adiós también mañana niño niña niños niñas españa español pasión ilusión revolución razón emoción obsesión tentación perdón jamás quizás detrás además algún ningún fácil difícil último única música mágico mágica lágrimas pájaro cariño pequeño pequeña otoño montaña señor señora señorita corazones',
  pt: 'não você vocês coração corações amanhã canção canções paixão ilusão solidão então irmão irmã mãe mães maçã verão razão emoção sertão violão também ninguém alguém você português lágrimas música mágico último única fácil difícil saudação perdão coração manhã chão avião cidadão',
  tr: 'aşk aşkım güneş güzel dünya gönül çocuk şarkı şarkım türkiye istanbulda gözlerin gözler gözyaşı yıldız yıldızlar ayrılık yalnızlık karanlık sevgilim hoşça teşekkürler özlem özledim düş rüya rüyalar gökyüzü deniz çiçek çiçekler kırmızı sarı ışık ışıklar kış yağmur yağmurlar şehir şiir değil için bütün gün günler öyle böyle söyle döner dönüş gülüş gülüm',
};

/** Words without accents mapped to their correct form, by language (rule accents in docs/standards/store-rules.md). */
const ACCENTED: Readonly<Partial<Record<string, ReadonlyMap<string, string>>>> = Object.fromEntries(
  Object.entries(WORDS).map(([language, list]) => [language, new Map(list.split(' ').flatMap(plainForm))]),
);

function plainForm(word: string): [string, string][] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
  return plain === word ? [] : [[plain, word]];
}

/**
 * Checks whether a title matches its language (rules T28, accents, language and mixed-alphabets in
 * docs/standards/store-rules.md; for the last one see also rule F67 in docs/standards/reliability.md).
 */
export const LANGUAGE_RULES: TitleRule = {
  ids: ['T28', 'accents', 'language', 'mixed-alphabets'],
  check: (titled) => [
    ...checkTranslation(titled),
    ...checkAccents(titled),
    ...checkLanguage(titled),
    ...checkAlphabets(titled.title),
  ],
};

function checkTranslation({ title, language }: TitleFields): StyleMatch[] {
  const [, outside, inside] = /^(.+?)\s*[([]([^()[\]]+)[)\]]\s*$/u.exec(title) ?? [];
  if (outside === undefined || inside === undefined) return [];
  const inner = guessLanguage(inside);
  const outer = guessLanguage(outside) ?? language;
  const otherWords = inner !== null && outer !== null && inner !== outer;
  const [here, there] = [findScripts(outside), findScripts(inside)];
  const otherScript = there.size > 0 && here.size > 0 && [...there].every((script) => !here.has(script));
  if (!otherWords && !otherScript) return [];
  const start = title.lastIndexOf(inside);
  return [{ rule: 'T28', path: 'title', params: { text: inside.trim() }, at: [start, start + inside.length] }];
}

/** Finds words that always have an accent in their language, written without: 'Corazon', 'Voce', 'Gunes'. */
function checkAccents({ title, language }: TitleFields): StyleMatch[] {
  const accented = ACCENTED[language ?? ''];
  if (accented === undefined) return [];
  const wrong = splitTitle(title).flatMap((word) => {
    const right = accented.get(word.text.toLowerCase());
    return right === undefined ? [] : [{ ...word, right: matchCase(right, word.text, language) }];
  });
  const [first] = wrong;
  if (first === undefined) return [];
  const fixed = [...wrong]
    .reverse()
    .reduce((text, { start, end, right }) => text.slice(0, start) + right + text.slice(end), title);
  return [
    {
      rule: 'accents',
      path: 'title',
      params: { word: first.right },
      fix: [{ path: 'title', value: fixed }],
      at: [first.start, first.end],
    },
  ];
}

function matchCase(right: string, written: string, language: string | null): string {
  const locale = language ?? 'en';
  if (written.length > 1 && written === written.toUpperCase()) return right.toLocaleUpperCase(locale);
  return hasUpper(written.slice(0, 1)) ? right.slice(0, 1).toLocaleUpperCase(locale) + right.slice(1) : right;
}

function checkLanguage({ title, language }: TitleFields): StyleMatch[] {
  if (language === null) return [];
  const scripts = findScripts(title);
  const foreign = scripts.size > 0 && listScripts(language).every((script) => !scripts.has(script));
  if (foreign) return [{ rule: 'language', path: 'language' }];
  const guessed = guessLanguage(title.replace(/[([].*$/u, ''));
  const differs =
    guessed !== null && guessed !== language && hasStopWords(language) && countStopWords(title, language) === 0;
  return differs ? [{ rule: 'language', path: 'language' }] : [];
}

/**
 * Finds words with letters of two alphabets, which look alike but differ: such a title cannot be found by search, and
 * often indicates deception.
 */
function checkAlphabets(title: string): StyleMatch[] {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(title)) return [];
  const mixed = splitTitle(title).find(({ text }) => {
    const scripts = findScripts(text);
    return scripts.has('Latin') && (scripts.has('Cyrillic') || scripts.has('Greek'));
  });
  return mixed === undefined
    ? []
    : [{ rule: 'mixed-alphabets', path: 'title', params: { word: mixed.text }, at: [mixed.start, mixed.end] }];
}
