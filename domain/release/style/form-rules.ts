import { fixParts } from './fix-parts.ts';
import { fixMedley, fixPartSpacing, fixSpacing } from './fix-spacing.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { StyleMatch, TitleRule } from './style-rule.ts';

/**
 * How a title is put together: blanks, dashes, parts and volumes, several notes, medleys (rules T4-T6, T10, T16, T17 in
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
  // Whatever a rule makes of a title, its blanks are right: two rules never undo each other.
  const fixed = fixSpacing(form);
  if (form === text || fixed === text || fixed === '') return [];
  return [{ rule, path, params: { fixed }, fix: [{ path, value: fixed }] }];
}

/** The second note behind a title stands in square brackets: 'Song (Live) [Remastered]'. */
function fixNotes(title: string): string {
  return title.replace(/(\([^()[\]]+\)) *\(([^()[\]]+)\)$/u, '$1 [$2]');
}

/** Stores add '- Single' and '- EP' themselves. */
function dropFormat(title: string): string {
  return title.replace(/\s*(?:[-–—]\s*(?:single|ep)|[([](?:single|ep)[)\]])\s*$/iu, '').trim();
}
