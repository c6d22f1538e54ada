import { fixMedley, fixPartSpacing, fixSpacing } from './fix-spacing.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { StyleMatch, TitleRule } from './style-rule.ts';

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d{1,3}|[IVX]{1,5}|${WORDS.join('|')})`;
const PART = new RegExp(
  `(?:(?<=\\S)\\s*[-–—:,]?\\s+|(?<=\\S)\\s*([(\\[])|^)(parts?|pts?|volumes?|vols?)\\b\\.?\\s*${NUMBER}(?=\\s*(?:$|[()\\[\\]:,–—-]))([)\\]])?`,
  'giu',
);

/**
 * Formats parts and volumes as stores write them: 'Title, Pt. 2', 'Title, Vol. 3' (rule T6 in
 * docs/standards/store-rules.md). The ordinary word 'part' is left alone: a number must follow, and after it the title
 * or its part must end.
 */
function fixParts(title: string): string {
  return title.replace(
    PART,
    (match, open: string | undefined, word: string, number: string, close: string | undefined, at: number) => {
      // A bracket with more text than the part stays as it is.
      if ((open === undefined) !== (close === undefined)) return match;
      const short = word.toLowerCase().startsWith('p') ? 'Pt.' : 'Vol.';
      return `${at === 0 ? '' : ', '}${short} ${asNumber(number)}`;
    },
  );
}

function asNumber(number: string): string {
  const word = WORDS.indexOf(number.toLowerCase());
  return word === -1 ? number.toUpperCase() : String(word + 1);
}

/**
 * The form of a title: spaces, dashes, parts and volumes, several notes, medleys (rules T4-T6, T10, T16, T17 in
 * docs/standards/store-rules.md).
 */
export const FORM_RULES: TitleRule = {
  ids: ['T4', 'T5', 'T6', 'T10', 'T16', 'T17'],
  check: (titled) => {
    const { title, version_title, language, kind } = titled;
    return [
      ...fixFinding('T5', 'title', title, fixSpacing(title)),
      ...fixFinding('T5', 'version_title', version_title, fixSpacing(version_title)),
      ...fixFinding('T4', 'title', title, fixPartSpacing(title, language)),
      ...fixFinding('T6', 'title', title, fixParts(title)),
      ...fixFinding('T16', 'title', title, fixNotes(title)),
      ...fixFinding('T17', 'title', title, fixMedley(title)),
      ...(kind === 'release' ? fixFinding('T10', 'title', title, dropFormat(title)) : []),
    ];
  },
};

function fixFinding(rule: StyleRuleId, path: 'title' | 'version_title', text: string, form: string): StyleMatch[] {
  // The result of every rule has correct spacing, so that two rules never undo each other.
  const fixed = fixSpacing(form);
  if (form === text || fixed === text || fixed === '') return [];
  return [{ rule, path, params: { fixed }, fix: [{ path, value: fixed }] }];
}

/** Puts the second note of a title in square brackets: 'Song (Live) [Remastered]'. */
function fixNotes(title: string): string {
  return title.replace(/(\([^()[\]]+\)) *\(([^()[\]]+)\)$/u, '$1 [$2]');
}

/** Removes '- Single' and '- EP', which stores add themselves. */
function dropFormat(title: string): string {
  return title.replace(/\s*(?:[-–—]\s*(?:single|ep)|[([](?:single|ep)[)\]])\s*$/iu, '').trim();
}
