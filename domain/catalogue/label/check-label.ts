import { checkCharacters } from '../../check-characters.ts';
import { checkRequiredText } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { RECORD_LABEL_CHARS } from '../release-limits.ts';

/** Checks the name of a record label: 1 to 80 characters. */
export function checkLabelName(path: string, name: string): Issue[] {
  const issues = checkRequiredText(path, name, RECORD_LABEL_CHARS);
  if (issues.length > 0) return issues;
  return checkCharacters(path, name);
}
