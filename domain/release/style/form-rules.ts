import { fixParts } from './fix-parts.ts';
import { fixMedley, fixPartSpacing, fixSpacing } from './fix-spacing.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { Found, TitleRule } from './style-rule.ts';

/**
 * How a title is put together: blanks, dashes, parts and volumes, several notes, medleys (rules T4-T6, T10, T16, T17 in
 * docs/standards/store-rules.md).
 */
export const FORM_RULES: TitleRule = {
  ids: ['T4', 'T5', 'T6', 'T10', 'T16', 'T17'],
  check: (titled) => {
    const { title, version_title, language, kind } = titled;
    return [
      ...mended('T5', 'title', title, fixSpacing(title)),
      ...mended('T5', 'version_title', version_title, fixSpacing(version_title)),
      ...mended('T4', 'title', title, fixPartSpacing(title, language)),
      ...mended('T6', 'title', title, fixParts(title)),
      ...mended('T16', 'title', title, fixNotes(title)),
      ...mended('T17', 'title', title, fixMedley(title)),
      ...(kind === 'release' ? mended('T10', 'title', title, dropFormat(title)) : []),
    ];
  },
};

function mended(rule: StyleRuleId, path: 'title' | 'version_title', text: string, form: string): Found[] {
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
