import { type CasedWord, caseTitle, findCasing, fixCasing, toSentenceCase } from './fix-casing.ts';

import { toLocale } from './letters.ts';
import type { StyleRuleId } from './rule-table.ts';
import { getCasing } from './small-words.ts';
import type { Casing, StyleContext, StyleMatch, TitleFields, TitleRule } from './style-rule.ts';
import { splitTitle } from './title-words.ts';
import { isAllCapitals, isAllSmall, isRandomCase } from './word-shape.ts';

/**
 * Corrects i, ı, I and İ after processing without Turkish rules (rule tr-1 in docs/standards/store-rules.md): an i with
 * a loose second dot, and an I in a capitalised word with front vowels only, where Turkish requires İ.
 */
export function fixDots(title: string): string {
  const loose = title.replaceAll('i\u0307', 'i');
  let fixed = '';
  let done = 0;
  for (const { text, start, end } of splitTitle(loose)) {
    fixed += loose.slice(done, start) + (requiresDots(text) ? text.replaceAll('I', 'İ') : text);
    done = end;
  }
  return fixed + loose.slice(done);
}

function requiresDots(word: string): boolean {
  return /^[^\p{Ll}]+$/u.test(word) && /[EÖÜİ]/.test(word) && !/[AOUÂÛ]/.test(word) && word.includes('I');
}

/**
 * The letter case of a title in its language (rules T1-T4, en, es, pt, tr-1 to tr-3 in docs/standards/store-rules.md).
 * The first error decides which rule is reported; the fix always covers the whole title.
 */
export const CASING_RULES: TitleRule = {
  ids: ['T1', 'T2', 'T3', 'T4', 'en', 'es', 'pt', 'tr-1', 'tr-2', 'tr-3'],
  check: (titled, context) => [...checkText(titled, 'title', context), ...checkText(titled, 'version_title', context)],
};

/** Returns a title as its language writes it. A fixed title does not change again. */
function fixTitle(title: string, language: string | null, casing: Casing): string {
  const dotted = toLocale(language) === 'tr' ? fixDots(title) : title;
  return fixCasing(dotted, language, casing);
}

function checkText(titled: TitleFields, path: 'title' | 'version_title', { casings }: StyleContext): StyleMatch[] {
  const text = titled[path];
  // Without a language the correct case of a title is unknown.
  if (titled.language === null || titled.language === '') return [];
  // Version titles are often English in every language.
  const language = path === 'version_title' && ENGLISH_NOTE.test(text) ? 'en' : titled.language;
  const casing = casingIn(language, casings);
  const fixed = fixTitle(text, language, casing);
  if (fixed === text) return path === 'title' ? checkChoice(text, language, casing) : [];
  const rule = findRule(text, language, casing);
  if (path === 'version_title' && rule !== 'T1') return [];
  return [{ rule, path, params: { fixed }, fix: [{ path, value: fixed }], ...findChangedRange(text, fixed) }];
}

const ENGLISH_NOTE =
  /\b(?:version|edit|mix|remix|live|edition|track|remaster(?:ed)?|instrumental|acoustic|demo|session)\b/iu;

/** Returns the casing a title must follow: the only one of its language, or the one chosen in this release. */
function casingIn(language: string | null, casings: StyleContext['casings']): Casing {
  const { casings: open } = getCasing(language);
  return open.length > 1 ? (casings[language ?? ''] ?? open[0] ?? 'title') : (open[0] ?? 'sentence');
}

// In a release with sentence casing, a title with capitals throughout is the exception; the opposite case was already
// reported by the word rules.
function checkChoice(title: string, language: string | null, casing: Casing): StyleMatch[] {
  if (casing !== 'sentence' || getCasing(language).casings.length < 2) return [];
  const titleCasing = findCasing(title, language);
  if (titleCasing === null || titleCasing.casing === 'sentence' || !titleCasing.certain) return [];
  const fixed = toSentenceCase(title, language);
  if (fixed === title) return [];
  const rule = language === 'tr' ? 'tr-2' : language === 'pt' ? 'pt' : 'es';
  return [{ rule, path: 'title', params: { fixed }, fix: [{ path: 'title', value: fixed }] }];
}

function findRule(title: string, language: string | null, casing: Casing): StyleRuleId {
  if (toLocale(language) === 'tr' && fixDots(title) !== title) return 'tr-1';
  const words = splitTitle(title);
  const isLoud = isAllCapitals(words, getCasing(language).small);
  if (isLoud || isAllSmall(words) || words.some(({ text }) => isRandomCase(text))) return 'T1';
  const changed = caseTitle(title, language, casing).find(({ text, wanted }) => text !== wanted);
  return changed === undefined ? 'T1' : findWordRule(changed, language, casing);
}

function findWordRule({ opens, closes, text }: CasedWord, language: string | null, casing: Casing): StyleRuleId {
  const edges = [opens, closes];
  if (edges.includes('title')) return 'T2';
  if (edges.includes('bracket')) return 'T3';
  if (edges.includes('part')) return 'T4';
  if (language === 'es' || language === 'pt') return language;
  if (language !== 'tr') return 'en';
  const isSmall = getCasing('tr').small.has(text.toLocaleLowerCase('tr'));
  return isSmall || casing === 'sentence' ? 'tr-3' : 'tr-2';
}

function findChangedRange(text: string, fixed: string): { at?: readonly [number, number] } {
  const start = [...text].findIndex((letter, index) => letter !== [...fixed][index]);
  const word = splitTitle(text).find(({ end }) => end > start);
  return word === undefined ? {} : { at: [word.start, word.end] };
}
